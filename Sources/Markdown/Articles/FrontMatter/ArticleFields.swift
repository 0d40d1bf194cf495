package import Diagnostics
import Parsing

/// The front matter of an article, which a hook in Swift changes before the site is planned.
public struct ArticleFields: Sendable {
  /// The path of the file in the content folder.
  public let path: String
  package private(set) var metadata: ArticleMetadata
  private let source: SourceID

  package init(path: String, _ metadata: ArticleMetadata, _ source: SourceID) {
    (self.path, self.metadata, self.source) = (path, metadata, source)
  }

  /// Sets a field, which then counts as written: the defaults of folders do not replace it.
  private mutating func set<Value>(
    _ field: ArticleMetadata.Field, _ key: WritableKeyPath<ArticleMetadata, Value>, to value: Value
  ) {
    metadata[keyPath: key] = value
    metadata.ranges[field] = metadata.ranges[field] ?? .start(of: source)
  }

  /// The title; `nil` if the text or the name of the file has it.
  public var title: String? {
    get { metadata.title }
    set { set(.title, \.title, to: newValue) }
  }

  /// A summary of one sentence.
  public var description: String? {
    get { metadata.description }
    set { set(.description, \.description, to: newValue) }
  }

  /// The tags.
  public var tags: [String] {
    get { metadata.tags }
    set { set(.tags, \.tags, to: newValue) }
  }

  /// The categories.
  public var categories: [String] {
    get { metadata.categories }
    set { set(.categories, \.categories, to: newValue) }
  }

  /// The series that the article is part of.
  public var series: String? {
    get { metadata.series }
    set { set(.series, \.series, to: newValue) }
  }

  /// The names of the authors.
  public var authors: [String] {
    get { metadata.authors }
    set { set(.authors, \.authors, to: newValue) }
  }

  /// The address of the image that represents the article in previews.
  public var image: String? {
    get { metadata.image }
    set { set(.image, \.image, to: newValue) }
  }

  /// The name of the template that frames the article.
  public var template: String? {
    get { metadata.template }
    set { set(.template, \.template, to: newValue) }
  }

  /// Whether the article is a draft, which is not published.
  public var isDraft: Bool {
    get { metadata.isDraft }
    set { set(.draft, \.draftKey, to: newValue ? metadata.draftKey ?? ArticleMetadata.Field.draft.name : nil) }
  }

  /// Whether lists, feeds and tags show the article.
  public var isListed: Bool {
    get { metadata.isListed }
    set { set(.listed, \.isListed, to: newValue) }
  }

  /// The keys that the author added, which are also `page.params`.
  public var paramNames: [String] { metadata.parameters.entries.map(\.key) }

  /// The text of a key of the author; `nil` for anything but a text or a number.
  public subscript(param name: String) -> String? {
    get { metadata.parameters[name]?.textual }
    set { metadata.parameters.set(name, newValue.map { .string($0) }) }
  }

  /// The texts of a list that is a key of the author; empty for anything but a list.
  public subscript(list name: String) -> [String] {
    get { metadata.parameters[name]?.list?.compactMap(\.textual) ?? [] }
    set { metadata.parameters.set(name, .list(newValue.map { DataNode(.string($0), at: 0..<0) })) }
  }

  /// Texts that determine all fields that a hook can change.
  package var texts: [String] {
    let single = [title, description, series, image, template, metadata.draftKey].map { $0.map { "=" + $0 } ?? "" }
    let parameters = metadata.parameters.entries.flatMap { [$0.key] + $0.value.texts }
    return single + [tags, categories, authors, parameters].flatMap { ["\($0.count)"] + $0 } + ["\(isListed)"]
  }
}

extension DataNode {
  /// Texts that determine the value.
  fileprivate var texts: [String] {
    switch value {
    case .null: ["null"]
    case .bool(let flag): ["\(flag)"]
    case .integer(let number): ["\(number)"]
    case .number(let number): ["\(number)"]
    case .string(let text), .date(let text): ["=" + text]
    case .list(let nodes): ["[\(nodes.count)"] + nodes.flatMap(\.texts)
    case .map(let map): ["{\(map.entries.count)"] + map.entries.flatMap { [$0.key] + $0.value.texts }
    }
  }
}

extension DataMap {
  /// Sets the value of a key, or removes the key.
  fileprivate mutating func set(_ key: String, _ value: DataNode.Value?) {
    let old = entries
    self = DataMap()
    for entry in old where entry.key != key { insert(entry) }
    if let value { insert(Entry(key: key, keyRange: 0..<0, value: DataNode(value, at: 0..<0))) }
  }
}
