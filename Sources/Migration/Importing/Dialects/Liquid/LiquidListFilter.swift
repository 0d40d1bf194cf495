import Parsing

/// The filters of Liquid that take or return lists, such as `where: "slug", "rye"`.
enum LiquidListFilter {
  static let names: Set<String> = [
    "split", "first", "last", "size", "join", "push", "unshift", "concat", "reverse", "uniq", "compact", "map", "where",
    "sort", "array_to_sentence_string",
  ]

  /// Returns a value with a filter applied, or `nil` if the arguments are of no use for the filter.
  static func value(_ name: String, of value: DataNode.Value, _ arguments: [DataNode.Value]) -> DataNode.Value? {
    let (key, items) = (arguments.first?.text, value.items)
    // A list in itself, again and again, would have more items than any text.
    if ["push", "unshift"].contains(name), arguments.first?.asList != nil { return nil }
    switch name {
    case "split": return parts(of: value.shownText ?? "", at: arguments.first?.shownText ?? "")
    case "first", "last": return value.member(name)
    case "size": return .integer(value.size ?? 0)
    case "join": return .string(items.map { $0.shownText ?? "" }.joined(separator: arguments.first?.shownText ?? " "))
    case "array_to_sentence_string": return .string(sentence(items.map { $0.shownText ?? "" }))
    case "push": return .items(items + arguments.prefix(1))
    case "unshift": return .items(arguments.prefix(1) + items)
    case "concat": return .items(items + (arguments.first?.items ?? []))
    case "reverse": return .items(items.reversed())
    case "uniq": return .items(items.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    case "compact": return .items(items.filter { $0 != .null })
    case "map": return key.map { key in .items(items.map { $0.member(key) }) }
    case "where":
      guard let key else { return nil }
      return .items(
        items.filter { item in
          let own = item.member(key)
          return arguments.count < 2 ? own != .null : own.shownText == arguments[1].shownText && own != .null
        })
    case "sort":
      func rank(_ item: DataNode.Value) -> DataNode.Value { key.map { item.member($0) } ?? item }
      return .items(items.sorted { precedes(rank($0), rank($1)) })
    default: return nil
    }
  }

  private static func parts(of text: String, at separator: String) -> DataNode.Value {
    .texts(separator.isEmpty ? text.map { String($0) } : text.split(separator: separator).map(String.init))
  }

  private static func precedes(_ one: DataNode.Value, _ other: DataNode.Value) -> Bool {
    if let one = one.integer, let other = other.integer { return one < other }
    return one.shownText ?? "" < other.shownText ?? ""
  }

  private static func sentence(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + (texts.count > 2 ? ", and " : " and ") + last
  }
}

extension DataNode.Value {
  /// A list of values.
  fileprivate static func items(_ values: some Sequence<DataNode.Value>) -> DataNode.Value {
    .list(values.map { DataNode($0, at: 0..<0) })
  }

  /// The text that Liquid shows for a value; `nil` for a map.
  var shownText: String? {
    switch self {
    case .null: return ""
    case .bool(let flag): return flag ? "true" : "false"
    case .map: return nil
    case .list(let nodes):
      let texts = nodes.compactMap(\.value.shownText)
      return texts.count == nodes.count ? texts.joined() : nil
    default: return DataNode(self, at: 0..<0).textual
    }
  }

  /// Returns the value of a name in a map, of an index in a list, or of `size`, `first` and `last`; null without one.
  func member(_ name: String) -> DataNode.Value {
    if let value = map?[name]?.value { return value }
    switch self {
    case .list(let nodes):
      switch name {
      case "first": return nodes.first?.value ?? .null
      case "last": return nodes.last?.value ?? .null
      default: if let index = Int(name), nodes.indices.contains(index) { return nodes[index].value }
      }
    default: break
    }
    return name == "size" ? size.map { .integer($0) } ?? .null : .null
  }
}
