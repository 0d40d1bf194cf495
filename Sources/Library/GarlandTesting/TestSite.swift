import Addresses
public import Dates
public import Diagnostics
import Files
public import Handles
import Planning
import Sites

/// A site in memory, for tests of its articles, templates and Swift code.
///
/// ```swift
/// var site = TestSite(
///   ["posts/a.md": "# A\n\n:::timeline\nBegun.\n{year=2024}\n:::\n"], code: SiteCode(containers: [.timeline]))
/// #expect(site.problems == [])
/// #expect(site.text(at: "/posts/a/")?.contains("2024") == true)
/// #expect(site.edit("posts/a.md", to: "# B\n").contains("/posts/"))
/// ```
///
/// No file is read or written. Pictures are not made, and build hooks do not run.
public struct TestSite: Sendable {
  private var content: [String: String]
  private var templates: [String: String]
  private let code: SiteCode
  private let options: SiteOptions
  private var built: BuiltSite

  /// Builds a site from the texts of its `Content` and `Templates`, by their paths.
  ///
  /// Without a `site.yml`, the site has the title `Test` and the address `https://example.org/`. Articles with a date after
  /// `now`, by default the current time, are not published.
  public init(
    _ content: [String: String], templates: [String: String] = [:], code: SiteCode = SiteCode(), now: Instant? = nil
  ) {
    self.content = content.merging([SiteSettings.path: "title: Test\nurl: https://example.org/\n"]) { own, _ in own }
    (self.templates, self.code) = (templates, code)
    options = SiteOptions(now: now ?? Instant(secondsSince1970: Machine.secondsSince1970))
    built = Self.build(self.content, templates, options, code, after: nil)
  }

  /// The addresses of all pages, sorted.
  public var pages: [String] { built.pages.map(\.address).sorted() }

  /// Returns the text of the page or the file at an address, such as `/posts/a/` or `/sitemap.xml`; `nil` if there is none.
  public func text(at address: String) -> String? {
    let path = SiteFile.path(of: address)
    return switch built.files.first(where: { $0.path == path })?.content {
    case .bytes(let bytes)?: String(decoding: bytes, as: UTF8.self)
    case .copy(let source)?: content[source]
    default: nil
    }
  }

  /// The errors and warnings of the build, as `garland build` prints them.
  public var problems: [Problem] {
    built.diagnostics.finalized(in: built.sources, at: built.levels, isStrict: false).map {
      Problem($0, in: built.sources)
    }
  }

  /// Changes a text of `Content`, or removes it, and builds the site again as `garland serve` does.
  ///
  /// Returns the addresses of the pages that this build rendered, sorted. Pages of code without `reads: .recorded` are always
  /// among them, and so are all pages if the build before had an error.
  @discardableResult
  public mutating func edit(_ path: String, to text: String?) -> [String] {
    content[path] = text
    return rebuild()
  }

  /// Changes a text of `Templates`, or removes it, and builds the site again, as ``edit(_:to:)`` does for an article.
  @discardableResult
  public mutating func edit(template path: String, to text: String?) -> [String] {
    templates[path] = text
    return rebuild()
  }

  private mutating func rebuild() -> [String] {
    built = Self.build(content, templates, options, code, after: built)
    return built.pages.filter(\.isRendered).map(\.address).sorted()
  }

  private static func build(
    _ content: [String: String], _ templates: [String: String], _ options: SiteOptions, _ code: SiteCode,
    after before: BuiltSite?
  ) -> BuiltSite {
    SiteBuild(
      content: Texts(name: "Content", texts: content), templates: Texts(name: "Templates", texts: templates),
      options: options, code: code
    ).run(after: before)
  }

  /// An error or a warning with its place.
  public struct Problem: Sendable, Hashable, CustomStringConvertible {
    /// How serious it is.
    public let severity: Severity
    /// Its code, such as `check.broken-link`.
    public let code: DiagnosticCode
    /// What is wrong.
    public let message: String
    /// The file, the line and the column, such as `Content/posts/a.md:4:1`; `nil` if it is about the whole site.
    public let place: String?
    /// The text that `garland build` prints, with the line and advice.
    public let description: String

    init(_ diagnostic: Diagnostic, in sources: SourceMap) {
      (severity, code, message) = (diagnostic.severity, diagnostic.code, diagnostic.message)
      place = diagnostic.location.flatMap { location in
        sources[location.source].map { file in
          let position = file.position(at: location.bytes.lowerBound)
          return "\(file.path):\(position.line):\(position.column)"
        }
      }
      description = DiagnosticText(sources: sources).text(of: diagnostic)
    }
  }

  /// A folder in memory.
  private struct Texts: SourceFolder {
    let name: String
    let texts: [String: String]

    var paths: [String] { texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

    func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
      guard let text = texts[path] else { throw UnreadableSource("there is no such file") }
      return Array(text.utf8)
    }
  }
}
