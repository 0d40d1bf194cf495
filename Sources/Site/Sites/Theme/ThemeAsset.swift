import Assets
import Diagnostics

/// A file of the theme that pages link: small, under a name that changes with what it holds.
///
/// To make all of a theme small takes as long as to read the heads of 1,000 articles, so it is done for those that somebody asks for.
struct ThemeAsset: Sendable {
  private let file: File
  private let names: AssetNames
  private let sent: Deferred<Sent>

  private struct Sent {
    let bytes: [UInt8]
    let integrity: String?
  }

  private init(_ file: File, named names: AssetNames) {
    self.file = file
    self.names = names
    sent = .lazily {
      let bytes = names.sent(file)
      return Sent(bytes: bytes, integrity: file.stem.map { _ in Integrity.of(bytes) })
    }
  }

  /// Where it lies among the templates, such as `assets/site.css`.
  var path: String { file.path }
  /// What is sent.
  var bytes: [UInt8] { sent.value.bytes }
  /// Its address, without the root of the site.
  var address: String { names.address(of: path) }
  /// What browsers hold its bytes against; nothing but styles and scripts has that.
  var integrity: String? { sent.value.integrity }
  /// Whether it belongs to the site itself rather than to what comes with Garland.
  var isOwn: Bool { file.source != nil }
  /// The files of the site that it asks for.
  var references: [Reference] { names.references(of: file) }
  /// The name of a style or a script that stands in it and leads nowhere, for the file cannot be read; and the file for messages.
  var staleName: (name: String, file: SourceRange)? {
    guard let source = file.source, let name = names.staleName(in: file) else { return nil }
    return (name, SourceRange.start(of: source))
  }

  /// A file of the site that a style or a script asks for.
  struct Reference: Sendable {
    /// The address as it is written.
    let written: String
    /// The path in the site that it means.
    let target: String
    /// Where it stands; nothing in what comes with Garland.
    let range: SourceRange?
  }

  /// A file before its name is known.
  struct File {
    let path: String
    let bytes: [UInt8]
    /// The file for messages, if it is one of the site's own.
    let source: SourceID?

    /// What it is called before its last dot, if it is a style or a script.
    var stem: Substring? {
      let dot = path.lastIndex(of: ".")
      return dot.flatMap { ["css", "js"].contains(path[path.index(after: $0)...]) ? path[..<$0] : nil }
    }

    var isStyle: Bool { path.hasSuffix(".css") }
  }
}

extension ThemeAsset {
  /// Files as a site at an address sends them, by their paths.
  static func named(_ files: [File], at site: SiteAddress) -> [String: ThemeAsset] {
    let names = AssetNames(files, at: site)
    return Dictionary(files.map { ($0.path, ThemeAsset($0, named: names)) }) { _, last in last }
  }
}
