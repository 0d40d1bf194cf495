package import Diagnostics
import Synchronization
package import Views

/// The containers of an article that require an asset, for an error about a missing one.
final class AssetPlaces: Sendable {
  private let ranges = Mutex<[Asset: Range<Int>]>([:])

  /// Records the assets that a container requires; a container inside it has recorded its own before.
  func record(_ assets: [Asset], at range: Range<Int>) {
    ranges.withLock { $0.merge(assets.map { ($0, range) }) { first, _ in first } }
  }

  /// Returns the range of the innermost container that requires an asset first.
  func range(of asset: Asset) -> Range<Int>? { ranges.withLock { $0[asset] } }
}

extension Article {
  /// Returns the ranges of the containers that require assets, in the order of the assets.
  ///
  /// The article is rendered for it, because only a rendering knows what a container requires.
  package func ranges(requiring assets: [Asset], in environment: EnvironmentValues) -> [SourceRange] {
    let places = AssetPlaces()
    var environment = environment
    environment.assetPlaces = places
    _ = rendered(in: environment)
    return assets.map { places.range(of: $0).map { SourceRange(source, $0) } ?? .start(of: source) }
  }
}

private enum AssetPlacesKey: EnvironmentKey {
  static var defaultValue: AssetPlaces? { nil }
}

extension EnvironmentValues {
  /// Where containers record the assets that they require; usually `nil`.
  var assetPlaces: AssetPlaces? {
    get { self[AssetPlacesKey.self] }
    set { self[AssetPlacesKey.self] = newValue }
  }
}
