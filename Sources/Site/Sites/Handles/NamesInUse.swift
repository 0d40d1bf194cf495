import Articles
import Parsing

/// The names that authors use in maps of the same place: of all pages, of all elements of a list.
///
/// What one page says, another may leave out; what no page says is most likely a slip.
final class NamesInUse: Sendable {
  /// Whose names they are.
  enum Owner: String { case pages, site }

  let names: Set<String>
  private let inner: [String: NamesInUse]
  private static let none = NamesInUse([])

  init(_ maps: [DataMap]) {
    var values: [String: [DataNode]] = [:]
    for map in maps {
      for entry in map.entries { values[entry.key, default: []].append(entry.value) }
    }
    names = Set(values.keys)
    inner = values.compactMapValues { nodes in
      let maps = nodes.flatMap { Self.maps(in: $0) }
      return maps.isEmpty ? nil : NamesInUse(maps)
    }
  }

  /// The names in the maps that a name stands for.
  func below(_ name: String) -> NamesInUse { inner[name] ?? Self.none }

  private static func maps(in node: DataNode) -> [DataMap] {
    switch node.value {
    case .map(let map): [map]
    case .list(let nodes): nodes.flatMap { maps(in: $0) }
    default: []
    }
  }
}

extension SiteModel {
  /// What authors gave a page, or the site.
  func parameters(ofPage page: Int?) -> DataMap? {
    guard let page else { return settings.parameters }
    return pages[page].entry.map { entries[$0].metadata.parameters }
  }

  /// The names in the maps at a path, which begins with whose they are.
  func namesInUse(at path: [String]) -> NamesInUse {
    let all = path.first == NamesInUse.Owner.site.rawValue ? siteParameters : pageParameters
    return path.dropFirst().reduce(all.value) { $0.below($1) }
  }
}
