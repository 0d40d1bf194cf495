import Views

/// The stylesheets and scripts that the content of a page requires, under the paths that views use.
struct RequiredAssets: Sendable, Equatable {
  private(set) var assets: [Asset] = []

  /// Adds assets, in order and without duplicates.
  mutating func add(_ more: [Asset]) {
    for asset in more where !assets.contains(asset) { assets.append(asset) }
  }

  var styles: [String] { paths(.style) }
  var earlyScripts: [String] { paths(.early) }
  var scripts: [String] { paths(.script) }
  var modules: [String] { paths(.module) }

  private func paths(_ kind: Asset.Kind) -> [String] { assets.filter { $0.kind == kind }.map(\.url) }
}
