package import Views

/// The stylesheets, scripts and pictures that the content of a page requires, under the names that views use.
package struct RequiredAssets: Sendable, Equatable {
  package private(set) var assets: [Asset] = []

  package init() {}

  /// Adds assets, in order and without duplicates.
  package mutating func add(_ more: [Asset]) {
    for asset in more where !assets.contains(asset) { assets.append(asset) }
  }

  /// The assets that the head of the page links to: all except for pictures.
  package var linked: [Asset] { assets.filter { $0.kind != .picture } }

  package var styles: [String] { paths(.style) }
  package var earlyScripts: [String] { paths(.early) }
  package var scripts: [String] { paths(.script) }
  package var modules: [String] { paths(.module) }

  private func paths(_ kind: Asset.Kind) -> [String] { assets.filter { $0.kind == kind }.map(\.url) }
}
