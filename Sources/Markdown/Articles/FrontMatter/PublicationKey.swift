internal import Diagnostics
internal import Parsing

/// A key that decides who sees an article: one of Garland's fields, or a key of another generator with such a meaning.
struct PublicationKey: Sendable {
  /// What a value of the key decides.
  enum Meaning: Sendable {
    /// Whether the article is a draft.
    case draft
    /// Whether the article is published, or the day of its publication.
    case published
    /// Whether lists show the article.
    case listed
    /// Whether lists leave the article out.
    case unlisted
    /// The state of the text; `draft`, `private` and `pending` make the article a draft.
    case status
    /// The readers of the article; all but `public` make it a draft.
    case visibility
    /// The day of publication.
    case date
    /// The day from which the article is no longer published.
    case expires
  }

  let name: String
  let meaning: Meaning

  /// The names that mean the same in other generators; the setting `keys` can switch each of them off.
  static let foreign: [PublicationKey] = [
    PublicationKey(name: "isDraft", meaning: .draft), PublicationKey(name: "publish", meaning: .published),
    PublicationKey(name: "published", meaning: .published), PublicationKey(name: "unlisted", meaning: .unlisted),
    PublicationKey(name: "status", meaning: .status), PublicationKey(name: "visibility", meaning: .visibility),
    PublicationKey(name: "publishDate", meaning: .date), PublicationKey(name: "publishdate", meaning: .date),
    PublicationKey(name: "pubDate", meaning: .date), PublicationKey(name: "pubdate", meaning: .date),
    PublicationKey(name: "expiryDate", meaning: .expires), PublicationKey(name: "expirydate", meaning: .expires),
    PublicationKey(name: "unpublishdate", meaning: .expires),
  ]

  /// All keys, Garland's own first.
  static let all =
    [
      PublicationKey(name: ArticleMetadata.Field.draft.name, meaning: .draft),
      PublicationKey(name: ArticleMetadata.Field.date.name, meaning: .date),
      PublicationKey(name: ArticleMetadata.Field.expires.name, meaning: .expires),
      PublicationKey(name: ArticleMetadata.Field.listed.name, meaning: .listed),
    ] + foreign

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
  private static let spellings = all.map { key in
    let letters = Array(key.name.lowercased().unicodeScalars)
    return (key: key, letters: letters, set: set(of: letters))
  }

  /// Returns the key with a name.
  static func named(_ name: String) -> PublicationKey? { byName[name] }

  /// Returns the key that a name misspells: by one letter, by two swapped letters, or in capitals.
  static func misspelt(as name: String) -> PublicationKey? {
    guard 2...20 ~= name.utf8.count, byName[name] == nil else { return nil }
    let letters = Array(name.lowercased().unicodeScalars)
    let set = set(of: letters)
    // An edit changes the set of letters in two places at most. This rejects nearly every key of every article.
    return spellings.first {
      ($0.set ^ set).nonzeroBitCount <= 2 && editDistance($0.letters, letters, limit: 1) != nil
    }?.key
  }

  private static func set(of letters: [Unicode.Scalar]) -> UInt32 {
    letters.reduce(0) { $0 | 1 << ($1.value & 31) }
  }

  /// Returns whether the author of a value may have meant this key.
  func fits(_ value: DataNode) -> Bool {
    switch meaning {
    case .draft, .listed, .unlisted: value.flag != nil
    case .published: value.flag != nil || value.resemblesDate
    case .date, .expires: value.resemblesDate
    case .status: value.string.map { Self.hidingStates.contains($0.lowercased()) } ?? false
    case .visibility: value.string != nil
    }
  }

  /// Whether the key must have a value: an empty one may be a mistake that publishes the article.
  var needsValue: Bool {
    switch meaning {
    case .draft, .published, .listed, .unlisted, .visibility: true
    case .status, .date, .expires: false
    }
  }

  /// Whether templates may show the value.
  var isShown: Bool { meaning == .status || meaning == .visibility }

  /// Returns the value of `status` that a text is almost, by one letter or two swapped letters.
  func almostHiding(_ value: DataNode) -> String? {
    guard meaning == .status, let state = value.string?.lowercased(), !Self.hidingStates.contains(state) else {
      return nil
    }
    return Self.hidingStates.first { editDistance(Array(state.utf8), Array($0.utf8), limit: 1) != nil }
  }

  /// The values of `status` that make an article a draft.
  static let hidingStates = ["draft", "private", "pending"]
}

extension DataNode {
  /// The boolean that the value is or spells.
  var flag: Bool? {
    if case .bool(let isTrue) = value { return isTrue }
    return truth
  }

  /// Whether the value is a date, or numbers in the form of one, such as `31/12/2027`.
  fileprivate var resemblesDate: Bool {
    if writtenDate != nil { return true }
    guard let text = textual, text.utf8.count < 40 else { return false }
    let parts = text.prefix { !$0.isWhitespace && $0 != "T" }.split { "-/.".contains($0) }
    return parts.count == 3 && parts.allSatisfy { $0.utf8.count <= 4 && Int($0) != nil }
  }
}
