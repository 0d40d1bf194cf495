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
  // Both are computed on first use, because publishing a whole theme takes as long as reading the front matter of 1,000
  // articles. If the previous build knew the address, only a file that it lost needs its bytes.
  private let content: Deferred<[UInt8]>
  private let name: Deferred<PublishedAsset>
  /// Whether the previous build published the same file.
  package let isKnown: Bool
  /// Whether the file can be part of a bundle, computed once: every page asks.
  private let joinable: Deferred<Bool>

  private init(_ file: File, in publishedAssets: PublishedAssets, _ known: KnownAssets) {
    (path, parts) = (file.path, [file])
    self.publishedAssets = publishedAssets
    joinable =
      known.joined.contains(file.path)
      ? Deferred(value: true) : .lazily { file.isStyle ? StylesheetEnd.isJoinable(file.bytes) : file.isBuiltIn }
    let content = Deferred.lazily { publishedAssets.bytes(of: file) }
    self.content = content
    isKnown = known[path] != nil
    name = .lazily {
      known[file.path]
        ?? PublishedAsset(
          address: publishedAssets.address(of: file.path),
          integrity: file.stem.map { _ in Integrity.of(content.value) },
          targets: publishedAssets.references(of: file).map(\.target))
    }
  }

  /// Creates a file that joins other files; there is at least one.
  init(joining assets: [ThemeAsset], at path: String, _ known: KnownAssets) {
    let (parts, publishedAssets) = (assets.flatMap(\.parts), assets[0].publishedAssets)
    (self.path, self.parts, self.publishedAssets) = (path, parts, publishedAssets)
    joinable = Deferred(value: false)
    let content = Deferred.lazily { publishedAssets.bytes(joining: parts) }
    self.content = content
    isKnown = known[path] != nil
    name = .lazily {
      known[path]
        ?? PublishedAsset(
          address: "/assets/page.\(Fingerprint.of(content.value)).\(parts[0].isStyle ? "css" : "js")",
          integrity: Integrity.of(content.value),
          targets: parts.flatMap { publishedAssets.references(of: $0) }.map(\.target))
    }
  }

  /// The published bytes.
  package var bytes: [UInt8] { content.value }
  /// How pages and other assets know the published file.
  var published: PublishedAsset { name.value }
  /// The published address, without the root of the site.
  package var address: String { published.address }
  /// The hash with which browsers check the bytes; only stylesheets and scripts have one.
  package var integrity: String? { published.integrity }
  /// The paths in the site of the files that the asset links to.
  package var targets: [String] { published.targets }
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
  /// The links in the files of the site's own folder; those in a built-in file are right.
  package var ownReferences: [Reference] {
    parts.filter { $0.source != nil }.flatMap { publishedAssets.references(of: $0) }
  }
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
  static func assets(_ files: [File], at site: SiteAddress, _ known: KnownAssets) -> [String: ThemeAsset] {
    let publishedAssets = PublishedAssets(files, at: site)
    return Dictionary(files.map { ($0.path, ThemeAsset($0, in: publishedAssets, known)) }) { _, last in last }
  }
}
