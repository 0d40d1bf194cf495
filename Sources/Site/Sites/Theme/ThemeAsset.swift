import Assets
import Diagnostics

/// A file of the theme that pages link to.
///
/// A stylesheet or a script is published under an address with a fingerprint; a stylesheet is minified.
struct ThemeAsset: Sendable {
  private let file: File
  private let publishedAssets: PublishedAssets
  /// The published file.
  ///
  /// The file is computed on first use, because publishing a whole theme takes as long as reading the front matter of
  /// 1,000 articles.
  private let published: Deferred<PublishedFile>

  private struct PublishedFile {
    let bytes: [UInt8]
    let integrity: String?
  }

  private init(_ file: File, in publishedAssets: PublishedAssets) {
    self.file = file
    self.publishedAssets = publishedAssets
    published = .lazily {
      let bytes = publishedAssets.bytes(of: file)
      return PublishedFile(bytes: bytes, integrity: file.stem.map { _ in Integrity.of(bytes) })
    }
  }

  /// The path in the folder of templates, such as `assets/site.css`.
  var path: String { file.path }
  /// The published bytes.
  var bytes: [UInt8] { published.value.bytes }
  /// The published address, without the root of the site.
  var address: String { publishedAssets.address(of: path) }
  /// The hash with which browsers check the bytes; only stylesheets and scripts have one.
  var integrity: String? { published.value.integrity }
  /// Whether the site's own folder has the file; otherwise it is built into Garland.
  var isOwn: Bool { file.source != nil }
  /// The files of the site that the asset links to.
  var references: [Reference] { publishedAssets.references(of: file) }
  /// The name of an asset that this asset links to, if syntax errors prevent rewriting that link.
  var staleName: (name: String, file: SourceRange)? {
    guard let source = file.source, let name = publishedAssets.staleName(in: file) else { return nil }
    return (name, SourceRange.start(of: source))
  }

  /// A link in a stylesheet or a script to a file of the site.
  struct Reference: Sendable {
    /// The address as the author wrote it.
    let written: String
    /// The path in the site that the address refers to.
    let target: String
    /// The position of the address, or `nil` in a file that is built in.
    let range: SourceRange?
  }

  /// A file of the theme before it is published.
  struct File {
    let path: String
    let bytes: [UInt8]
    /// The file for diagnostics, or `nil` if it is built in.
    let source: SourceID?

    /// The path without its extension, or `nil` if this is neither a stylesheet nor a script.
    var stem: Substring? {
      let dot = path.lastIndex(of: ".")
      return dot.flatMap { ["css", "js"].contains(path[path.index(after: $0)...]) ? path[..<$0] : nil }
    }

    var isStyle: Bool { path.hasSuffix(".css") }
  }
}

extension ThemeAsset {
  /// Returns the assets of files, by path.
  static func assets(_ files: [File], at site: SiteAddress) -> [String: ThemeAsset] {
    let publishedAssets = PublishedAssets(files, at: site)
    return Dictionary(files.map { ($0.path, ThemeAsset($0, in: publishedAssets)) }) { _, last in last }
  }
}
