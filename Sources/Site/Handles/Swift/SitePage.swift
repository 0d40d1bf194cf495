import Addresses
public import Articles
public import Views

/// A page of a site that is written in Swift: a view in the frame of a template, or a file of any format.
///
/// ```swift
/// SitePage("/colophon/", title: "Colophon") { site in p { Text("Made by hand.") } }
/// SitePage(file: "/titles.txt") { site in site.posts.map(\.title).joined(separator: "\n") }
/// ```
public struct SitePage: Sendable {
  /// The content of a page.
  package enum Content: Sendable {
    /// A view, which a template or a layout frames.
    case view(@Sendable (SiteHandle) -> AnyView)
    /// All bytes of a file.
    case file(@Sendable (SiteHandle) -> [UInt8])
  }

  /// The address, such as `/colophon/`.
  package let address: String
  /// The title; empty for a file.
  package let title: String
  /// The name of its template or layout; empty for a file.
  package let template: String
  /// What the code reads, which decides when the page is rendered again.
  package let reads: CodeReads
  package let content: Content

  /// Whether the page is a file without a frame.
  package var isFile: Bool { if case .file = content { true } else { false } }

  /// Creates a page at an address.
  ///
  /// A template or a layout adds the frame, as for any other page.
  public init<Content: View & SendableMetatype>(
    _ address: String, title: String, template: String = "page", reads: CodeReads = .anything,
    @ViewBuilder view: @escaping @Sendable (SiteHandle) -> Content
  ) {
    self.address = SiteFile.address(SitePath.canonical(address))
    self.title = title
    self.template = template
    self.reads = reads
    content = .view { AnyView(view($0)) }
  }

  /// Creates a file at an address, such as `/data.json`.
  ///
  /// The text is the whole file: no template frames it, and Garland escapes nothing in it.
  ///
  /// ```swift
  /// SitePage(file: "/calendar.ics", reads: .recorded) { site in Calendar(site.data("events.yml")).text }
  /// ```
  public init(file address: String, reads: CodeReads = .anything, text: @escaping @Sendable (SiteHandle) -> String) {
    self.init(file: address, reads: reads) { (site: SiteHandle) -> [UInt8] in Array(text(site).utf8) }
  }

  /// Creates a file at an address from its bytes.
  public init(file address: String, reads: CodeReads = .anything, bytes: @escaping @Sendable (SiteHandle) -> [UInt8]) {
    self.address = SiteFile.address(ofNamedFile: SitePath.canonical(address))
    (title, template) = ("", "")
    self.reads = reads
    content = .file(bytes)
  }
}
