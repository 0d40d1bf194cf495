import Assets
import Diagnostics

/// A file of the theme that pages link: small, under a name that changes with what it holds.
struct ThemeAsset: Sendable {
  /// Where it lies among the templates, such as `assets/site.css`.
  let path: String
  /// What is sent.
  let bytes: [UInt8]
  /// Its address, without the root of the site.
  let address: String
  /// What browsers hold its bytes against; nothing but styles and scripts has that.
  let integrity: String?
  /// Whether it belongs to the site itself rather than to what comes with Garland.
  let isOwn: Bool
  /// The files of the site that it asks for.
  let references: [Reference]

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
    let names = AssetNames(files.filter { $0.stem != nil }, at: site)
    let assets = files.map { file in
      let bytes = file.stem == nil ? file.bytes : names.sent(file)
      return ThemeAsset(
        path: file.path, bytes: bytes, address: names.address(of: file.path),
        integrity: file.stem.map { _ in Integrity.of(bytes) }, isOwn: file.source != nil,
        references: names.references(of: file))
    }
    return Dictionary(assets.map { ($0.path, $0) }) { _, last in last }
  }
}
