package import Records

/// The addresses of the published assets of a theme, so that the next build links to them without making their bytes.
package struct AssetIndex: Sendable, Equatable {
  /// The hash of the site's own assets and of the root of its addresses; the others are part of the program.
  let theme: ContentHash
  private let assets: [String: PublishedAsset]

  /// Creates the index of the assets that a theme published.
  package init(of published: [ThemeAsset], in theme: ThemeFiles) {
    self.theme = theme.assetsHash
    assets = Dictionary(published.map { ($0.path, $0.published) }) { first, _ in first }
  }

  /// The paths of the assets, bundles included.
  var paths: [String] { assets.keys.inByteOrder { $0 } }

  /// The addresses of the assets, without the root of the site.
  package var addresses: [String] { assets.values.map(\.address) }

  subscript(path: String) -> PublishedAsset? { assets[path] }
}

/// What a build knows of the assets of its theme from the previous build.
struct KnownAssets: Sendable {
  private let indexes: [AssetIndex]
  /// The paths of the files that were part of a bundle.
  let joined: Set<String>

  /// Chooses the indexes of themes with the same assets: one, or those of several domains.
  init(among indexes: [AssetIndex] = [], ofThemeWith hash: ContentHash = .absent) {
    self.indexes = indexes.filter { $0.theme == hash }
    joined = Set(self.indexes.flatMap(\.paths).compactMap { AssetBundles.parts(of: $0) }.joined())
  }

  /// Returns how an asset was published; `nil` if the previous build did not publish it.
  subscript(path: String) -> PublishedAsset? { indexes.lazy.compactMap { $0[path] }.first }
}

/// A published asset as pages and other assets know it.
struct PublishedAsset: Sendable, Equatable {
  /// The address, without the root of the site.
  let address: String
  /// The hash with which browsers check the bytes; only stylesheets and scripts have one.
  let integrity: String?
  /// The paths in the site of the files that the asset links to.
  let targets: [String]
}

extension AssetIndex: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(theme)
    writer.write(paths)
    writer.write(paths.compactMap { assets[$0] })
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    theme = try reader.read()
    let (paths, published): ([String], [PublishedAsset]) = (try reader.read(), try reader.read())
    guard paths.count == published.count else { throw InvalidRecord() }
    assets = Dictionary(zip(paths, published)) { first, _ in first }
  }
}

extension PublishedAsset: RecordCodable {
  func write(to writer: inout RecordWriter) {
    writer.write(address)
    writer.write(integrity)
    writer.write(targets)
  }

  init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(address: try reader.read(), integrity: try reader.read(), targets: try reader.read())
  }
}
