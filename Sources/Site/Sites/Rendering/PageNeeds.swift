import Views

/// The styles and scripts that a page's articles need, by the paths that views name them by.
struct PageNeeds: Sendable, Equatable {
  private(set) var assets: [Asset] = []

  /// Takes up what something on the page needs; each once, in the order in which they were first needed.
  mutating func add(_ more: [Asset]) {
    for asset in more where !assets.contains(asset) { assets.append(asset) }
  }

  var styles: [String] { paths(.style) }
  var early: [String] { paths(.early) }
  var scripts: [String] { paths(.script) }
  var modules: [String] { paths(.module) }

  private func paths(_ kind: Asset.Kind) -> [String] { assets.filter { $0.kind == kind }.map(\.url) }
}
