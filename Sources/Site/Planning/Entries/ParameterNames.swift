package import Parsing

/// The names in all maps at the same path, such as the `params` of all pages or the elements of a list.
///
/// A page may lack a name that other pages have. A name that no page has is probably a spelling mistake.
package final class ParameterNames: Sendable {
  /// The owner of parameters.
  package enum Owner: String { case pages, site }

  package let names: Set<String>
  private let children: [String: ParameterNames]
  private static let empty = ParameterNames([])

  /// Creates the names in a node: in a map, or in the maps of a list.
  convenience init(in node: DataNode) { self.init(Self.maps(in: node)) }

  package init(_ maps: [DataMap]) {
    var values: [String: [DataNode]] = [:]
    for map in maps {
      for entry in map.entries { values[entry.key, default: []].append(entry.value) }
    }
    names = Set(values.keys)
    children = values.compactMapValues { nodes in
      let maps = nodes.flatMap { Self.maps(in: $0) }
      return maps.isEmpty ? nil : ParameterNames(maps)
    }
  }

  /// Returns the names in the maps under a name.
  package func names(under name: String) -> ParameterNames { children[name] ?? Self.empty }

  private static func maps(in node: DataNode) -> [DataMap] {
    switch node.value {
    case .map(let map): [map]
    case .list(let nodes): nodes.flatMap { maps(in: $0) }
    default: []
    }
  }
}
