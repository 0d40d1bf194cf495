import Addresses
import Articles
import Dates
import Parsing

/// The settings of the new site, which become `site.yml`.
///
/// ```swift
/// var settings = SiteConfiguration(title: "Bread")
/// settings.set(.permalinks, "posts", to: "/:year/:slug/")
/// settings.text  // title: Bread\npermalinks:\n  posts: "/:year/:slug/"\n
/// ```
struct SiteConfiguration: Sendable {
  private(set) var map = DataMap()

  /// Creates empty settings.
  init() {}

  /// Creates the settings that most generators have.
  ///
  /// Any text can be the title, the address and the time zone of an old site. A zone that does not exist is left out.
  init(
    title: String?, description: String? = nil, url: String? = nil, below path: String = "", language: String? = nil,
    languages: [OldLanguage] = [], zone: String? = nil, author: String? = nil
  ) {
    set(.title, to: title ?? Self.noTitle)
    set(.description, to: description)
    if let url { setAddress(url, below: path) }
    set(.language, to: language)
    setLanguages(languages)
    set(.timeZone, to: zone.flatMap { NamedZone($0) == nil ? nil : $0 })
    set(.author, to: author)
  }

  /// The title of a site whose settings have none.
  static let noTitle = "Untitled"

  /// The value of a key.
  subscript(key: SiteKey) -> DataNode.Value? { map[key.name]?.value }

  /// The value of a key in a map.
  subscript(key: SiteKey, inner: String) -> DataNode.Value? { self[key]?.map?[inner]?.value }

  /// Sets a key; without a value, nothing changes.
  mutating func set(_ key: SiteKey, to value: (some SettingValue)?) {
    if let value { map = map.setting(key.name, to: value.setting) }
  }

  /// Sets a key in a map; without a value, nothing changes.
  mutating func set(_ key: SiteKey, _ inner: String, to value: (some SettingValue)?) {
    if let value { set(key, to: (self[key]?.map ?? DataMap()).setting(inner, to: value.setting)) }
  }

  /// Sets keys to `true`.
  mutating func turnOn(_ keys: SiteKey...) { for key in keys { set(key, to: true) } }

  /// Sets the address of the site: its host, and the path of its home page unless the host has it already.
  mutating func setAddress(_ host: String, below path: String = "") {
    let folders = path.split(separator: "/").map { $0 + "/" }.joined()
    let address = host.hasSuffix("/") ? host : host + "/"
    set(.url, to: address.hasSuffix("/" + folders) ? address : address + folders)
  }

  /// Returns an entry of `taxonomies` with the name as title, such as `Bread types` for `bread-types`.
  static func taxonomy(_ name: String, _ settings: DataMap) -> (String, DataNode.Value) {
    let title = DataNode.Value.string(name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " "))
    return (
      name, settings.entries.isEmpty ? title : .map(DataMap(DataMap([("title", title)]).entries + settings.entries))
    )
  }

  /// Shows the HTML of the old site, and the containers that the new site does not know.
  mutating func trustTexts() {
    set(.html, to: "trusted")
    set(.containers, to: "lenient")
  }

  /// Gives articles the names of their files: `/oven/rye.html`; the folder `/` has the articles in no section.
  mutating func keepFileNames(in folders: [String]) {
    for folder in folders { set(.permalinks, folder, to: "/:sections/:filename.html") }
  }

  /// Removes a key.
  mutating func remove(_ key: SiteKey) { map = map.removing([key.name]) }

  /// The text of `site.yml`.
  var text: String { YAMLText.of(map) }
}

protocol SettingValue {
  var setting: DataNode.Value { get }
}

extension String: SettingValue { var setting: DataNode.Value { .string(self) } }
extension Bool: SettingValue { var setting: DataNode.Value { .bool(self) } }
extension Int: SettingValue { var setting: DataNode.Value { .integer(self) } }
extension [String]: SettingValue { var setting: DataNode.Value { .texts(self) } }
extension DataMap: SettingValue { var setting: DataNode.Value { .map(self) } }
extension DataNode.Value: SettingValue { var setting: DataNode.Value { self } }
extension HeadingIDStyle: SettingValue { var setting: DataNode.Value { .string(rawValue) } }
extension NaiveDates: SettingValue { var setting: DataNode.Value { .string(rawValue) } }

extension DataMap {
  /// Creates a map from keys and values, without ranges.
  init(_ entries: [(String, DataNode.Value)]) {
    self.init()
    for (key, value) in entries { insert(Entry(key: key, keyRange: 0..<0, value: DataNode(value, at: 0..<0))) }
  }

  /// Creates a map from keys and texts.
  init(texts: KeyValuePairs<String, String>) { self.init(texts.map { ($0.key, .string($0.value)) }) }

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
