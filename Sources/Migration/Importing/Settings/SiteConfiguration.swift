import Parsing

/// The settings of the new site, which become `site.yml`.
///
/// ```swift
/// var settings = SiteConfiguration()
/// settings["title"] = .string("Bread")
/// settings["permalinks", "posts"] = .string("/:year/:slug/")
/// settings.text  // title: Bread\npermalinks:\n  posts: "/:year/:slug/"\n
/// ```
struct SiteConfiguration: Sendable {
  private(set) var map = DataMap()

  /// The value of a key; `nil` removes nothing.
  subscript(key: String) -> DataNode.Value? {
    get { map[key]?.value }
    set { if let newValue { map = map.setting(key, to: newValue) } }
  }

  /// Removes a key.
  mutating func remove(_ key: String) { map = map.removing([key]) }

  /// The value of a key in a map.
  subscript(key: String, inner: String) -> DataNode.Value? {
    get { map[key]?.map?[inner]?.value }
    set {
      guard let newValue else { return }
      map = map.setting(key, to: .map((map[key]?.map ?? DataMap()).setting(inner, to: newValue)))
    }
  }

  /// The text of `site.yml`.
  var text: String { YAMLText.of(map) }
}

extension DataMap {
  /// Creates a map from keys and values, without ranges.
  init(_ entries: [(String, DataNode.Value)]) {
    self.init()
    for (key, value) in entries { insert(Entry(key: key, keyRange: 0..<0, value: DataNode(value, at: 0..<0))) }
  }

  /// Creates a map from entries; of equal keys, the first one counts.
  init(_ entries: [Entry]) {
    self.init()
    for entry in entries { insert(entry) }
  }

  /// Returns the map with another value for a key; a new key is the last one.
  func setting(_ key: String, to value: DataNode.Value) -> DataMap {
    let entry = Entry(key: key, keyRange: 0..<0, value: DataNode(value, at: 0..<0))
    guard self[key] != nil else { return DataMap(entries + [entry]) }
    return DataMap(entries.map { $0.key == key ? entry : $0 })
  }

  /// Returns the map without some keys.
  func removing(_ keys: Set<String>) -> DataMap { DataMap(entries.filter { !keys.contains($0.key) }) }

  /// Returns the map with another name for a key.
  func renaming(_ key: String, to name: String) -> DataMap {
    DataMap(entries.map { $0.key == key ? Entry(key: name, keyRange: $0.keyRange, value: $0.value) : $0 })
  }
}

extension DataNode.Value {
  /// A list of texts.
  static func texts(_ texts: [String]) -> DataNode.Value {
    .list(texts.map { DataNode(.string($0), at: 0..<0) })
  }

  /// The text, or `nil` if the value is not a text or is blank.
  var text: String? {
    guard let text = DataNode(self, at: 0..<0).textual?.trimmed, !text.isEmpty else { return nil }
    return text
  }

  /// The texts of a list, or one text as a list.
  var texts: [String] {
    // The node of a number has its source text: the version `1.10` is not `1.1`.
    if case .list(let nodes) = self { return nodes.compactMap { $0.textual?.trimmed }.filter { !$0.isEmpty } }
    return text.map { [$0] } ?? []
  }
}
