import Mustache
import Parsing

/// What an author named as they liked, for templates: a map of `params`, of a page or of the site.
final class AuthorData: TemplateObject {
  private let values: [String: TemplateValue]
  private let uses: NamesInUse

  init(_ map: DataMap?, among uses: NamesInUse) {
    let pairs = (map?.entries ?? []).map { ($0.key, Self.value($0.value, among: uses.below($0.key))) }
    values = Dictionary(pairs) { first, _ in first }
    self.uses = uses
  }

  func value(named name: String) -> TemplateValue? { values[name] }

  var names: [String] { values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }

  var expectedNames: Set<String> { uses.names }

  var isFree: Bool { true }

  private static func value(_ node: DataNode, among uses: NamesInUse) -> TemplateValue {
    switch node.value {
    case .null: .nothing
    case .bool(let flag): .flag(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .string(let text), .date(let text): .text(text)
    case .list(let nodes): .array(nodes.map { value($0, among: uses) })
    case .map(let map): .object(AuthorData(map, among: uses))
    }
  }
}

/// The names that authors use in maps of the same place: of all pages, of all elements of a list.
///
/// What one page says, another may leave out; what no page says is most likely a slip.
final class NamesInUse: Sendable {
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
