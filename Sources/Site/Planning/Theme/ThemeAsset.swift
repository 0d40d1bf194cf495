import Assets
package import Diagnostics
import Theme

/// A file of the theme that pages link to.
///
/// A stylesheet or a script is published under an address with a fingerprint; a stylesheet is minified.
package struct ThemeAsset: Sendable {
  /// The path in the folder of templates, such as `assets/site.css`.
  package let path: String
  private let parts: [File]
  private let publishedAssets: PublishedAssets
  /// The published file.
  ///
  /// The file is computed on first use, because publishing a whole theme takes as long as reading the front matter of
  /// 1,000 articles.
  private let published: Deferred<PublishedFile>
  /// Whether the file can be part of a bundle, computed once: every page asks.
  private let joinable: Deferred<Bool>

  private struct PublishedFile {
    let bytes: [UInt8]
    let integrity: String?
    /// The address, without the root of the site.
    let address: String
  }

  private init(_ file: File, in publishedAssets: PublishedAssets) {
    (path, parts) = (file.path, [file])
    self.publishedAssets = publishedAssets
    joinable = .lazily { file.isStyle ? StylesheetEnd.isJoinable(file.bytes) : file.isBuiltIn }
    published = .lazily {
      let bytes = publishedAssets.bytes(of: file)
      return PublishedFile(
        bytes: bytes, integrity: file.stem.map { _ in Integrity.of(bytes) },
        address: publishedAssets.address(of: file.path))
    }
  }

  /// Creates a file that joins other files; there is at least one.
  init(joining assets: [ThemeAsset], at path: String) {
    (self.path, parts, publishedAssets) = (path, assets.flatMap(\.parts), assets[0].publishedAssets)
    joinable = Deferred(value: false)
    published = .lazily { [parts, publishedAssets] in
      let bytes = publishedAssets.bytes(joining: parts)
      let address = "/assets/page.\(Fingerprint.of(bytes)).\(parts[0].isStyle ? "css" : "js")"
      return PublishedFile(bytes: bytes, integrity: Integrity.of(bytes), address: address)
    }
  }

  /// The published bytes.
  package var bytes: [UInt8] { published.value.bytes }
  /// The published address, without the root of the site.
  package var address: String { published.value.address }
  /// The hash with which browsers check the bytes; only stylesheets and scripts have one.
  package var integrity: String? { published.value.integrity }
  /// Whether the site's own folder has the file; otherwise it is built into Garland.
  package var isOwn: Bool { parts.contains { $0.source != nil } }
  /// The paths of its parts.
  package var paths: [String] { parts.map(\.path) }
  /// The source of a stylesheet in the site's own folder.
  package var ownStyle: SourceID? { parts.first.flatMap { $0.isStyle ? $0.source : nil } }
  /// Whether the file can be part of a bundle.
  ///
  /// An error in a script stops all of it, so a script that the site changed is not joined with others.
  package var isJoinable: Bool { joinable.value }
  /// The files of the site that the asset links to.
  package var references: [Reference] { parts.flatMap { publishedAssets.references(of: $0) } }
  /// The name of an asset that this asset links to, if syntax errors prevent rewriting that link.
  package var staleName: (name: String, file: SourceRange)? {
    for file in parts {
      if let source = file.source, let name = publishedAssets.staleName(in: file) {
        return (name, SourceRange.start(of: source))
      }
    }
    return nil
  }

  /// The braces of the site's own stylesheets that are never closed.
  package var unclosedBraces: [SourceRange] {
    parts.filter(\.isStyle).compactMap { file in
      file.source.flatMap { source in StylesheetEnd.unclosedBrace(in: file.bytes).map { SourceRange(source, $0) } }
    }
  }

  /// A link in a stylesheet or a script to a file of the site.
  package struct Reference: Sendable {
    /// The address as the author wrote it.
    package let written: String
    /// The path in the site that the address refers to.
    package let target: String
    /// The position of the address, or `nil` in a file that is built in.
    package let range: SourceRange?
  }

  /// A file of the theme before it is published.
  package struct File {
    package let path: String
    package let bytes: [UInt8]
    /// The file for diagnostics, or `nil` if it is built in.
    package let source: SourceID?

    /// Whether the file is Garland's own, perhaps as a copy in the site's folder.
    var isBuiltIn: Bool { source == nil || Theme.file(at: path).map { Array($0.text.utf8) == bytes } ?? false }

    /// The path without its extension, or `nil` if this is neither a stylesheet nor a script.
    package var stem: Substring? {
      let dot = path.lastIndex(of: ".")
      return dot.flatMap { ["css", "js"].contains(path[path.index(after: $0)...]) ? path[..<$0] : nil }
    }

    var isStyle: Bool { path.hasSuffix(".css") }
  }
}

extension ThemeAsset {
  /// Returns the assets of files, by path.
  package static func assets(_ files: [File], at site: SiteAddress) -> [String: ThemeAsset] {
    let publishedAssets = PublishedAssets(files, at: site)
    return Dictionary(files.map { ($0.path, ThemeAsset($0, in: publishedAssets)) }) { _, last in last }
  }
}
