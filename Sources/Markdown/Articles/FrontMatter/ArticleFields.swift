import Parsing

/// The front matter of an article, which a hook in Swift changes before the site is planned.
public struct ArticleFields: Sendable {
  /// The path of the file in the content folder.
  public let path: String
  package private(set) var metadata: ArticleMetadata

  package init(path: String, _ metadata: ArticleMetadata) { (self.path, self.metadata) = (path, metadata) }

  /// The title; `nil` if the text or the name of the file has it.
  public var title: String? {
    get { metadata.title }
    set { metadata.title = newValue }
  }

  /// A summary of one sentence.
  public var description: String? {
    get { metadata.description }
    set { metadata.description = newValue }
  }

  /// The tags.
  public var tags: [String] {
    get { metadata.tags }
    set { metadata.tags = newValue }
  }

  /// The categories.
  public var categories: [String] {
    get { metadata.categories }
    set { metadata.categories = newValue }
  }

  /// The series that the article is part of.
  public var series: String? {
    get { metadata.series }
    set { metadata.series = newValue }
  }

  /// The names of the authors.
  public var authors: [String] {
    get { metadata.authors }
    set { metadata.authors = newValue }
  }

  /// The address of the image that represents the article in previews.
  public var image: String? {
    get { metadata.image }
    set { metadata.image = newValue }
  }

  /// The name of the template that frames the article.
  public var template: String? {
    get { metadata.template }
    set { metadata.template = newValue }
  }

  /// Whether the article is a draft, which is not published.
  public var isDraft: Bool {
    get { metadata.isDraft }
    set { if newValue != isDraft { metadata.draftKey = newValue ? ArticleMetadata.Field.draft.rawValue : nil } }
  }

  /// Whether lists, feeds and tags show the article.
  public var isListed: Bool {
    get { metadata.isListed }
    set { metadata.isListed = newValue }
  }

  /// The text of a key of the author, which is also `page.params`; `nil` for anything but a text or a number.
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
    let parameters = metadata.parameters.entries.map { "\($0.key)=\($0.value.value)" }
    return single + [tags, categories, authors, parameters].flatMap { ["\($0.count)"] + $0 } + ["\(isListed)"]
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
