internal import Parsing

/// Reads the keys that decide who sees an article, except for the values of Garland's own fields.
///
/// Errors of drafts are not reported, so an article with an unclear value counts as published.
struct PublicationReader {
  /// The first key other than `draft` that makes the article a draft, such as `published: false`, with the range of its
  /// value; it counts even with `draft: false`.
  private(set) var unpublished: (key: String, range: Range<Int>)?
  /// The range of `unlisted: true`, which counts even with `listed: true`.
  private(set) var unlisted: Range<Int>?
  /// The problems, in the order of reading.
  private(set) var problems: [(problem: ForeignKeyProblem, range: Range<Int>)] = []
  /// The keys that resemble a field, but need no further warning.
  private(set) var settledKeys: Set<String>
  private let rules: FrontMatterRules

  init(_ rules: FrontMatterRules) { (self.rules, settledKeys) = (rules, rules.ownKeys) }

  /// Reports a key or a value that almost decides who sees the article, and a key that lacks its value.
  mutating func check(_ entry: DataMap.Entry) { check(entry, named: entry.key, at: entry.keyRange) }

  private mutating func check(_ entry: DataMap.Entry, named name: String, at range: Range<Int>) {
    guard !rules.ownKeys.contains(name) else { return }
    switch FrontMatterRules.doubt(about: DataMap.Entry(key: name, keyRange: range, value: entry.value)) {
    case .noValue?: problems.append((.emptyPublication(key: name), range))
    case .misspelt(let known)?:
      settledKeys.insert(name)
      problems.append((.almostKey(name, known), range))
    case .almostHidden(let state)?:
      problems.append((.almostState(key: name, entry.value.string ?? "", state), entry.value.range))
    case nil: break
    }
    // In TOML, a dot in a key makes a table of it.
    for inner in entry.value.map?.entries ?? [] { check(inner, named: "\(name).\(inner.key)", at: range) }
  }

  /// Reads a key of another generator, and returns whether it has no meaning for a field.
  mutating func read(_ entry: DataMap.Entry) -> Bool {
    if case ("permalink", .bool(false)) = (entry.key, entry.value.value) {
      problems.append((.noPermalink, entry.value.range))
      unpublish(entry)
      return true
    }
    guard let key = PublicationKey.named(entry.key), entry.value.value != .null, !entry.value.isEmptyText else {
      return false
    }
    switch (key.meaning, entry.value.flag) {
    case (.draft, let isDraft?): if isDraft { unpublish(entry) }
    case (.published, let isPublished?): if !isPublished { unpublish(entry) }
    case (.unlisted, let isUnlisted?): if isUnlisted { unlisted = entry.value.range }
    case (.draft, nil), (.unlisted, nil):
      problems.append((.unclearFlag(key: entry.key, entry.value), entry.value.range))
    case (.published, nil):
      if entry.value.writtenDate != nil { return false }
      reportUnclearDate(entry)
    case (.status, _):
      if PublicationKey.hidingStates.contains(entry.value.string?.lowercased() ?? "") { unpublish(entry) }
    case (.visibility, _): if entry.value.string?.lowercased() != "public" { unpublish(entry) }
    case (.date, _), (.expires, _), (.listed, _): return false
    }
    return true
  }

  /// Reports a value that should be a date.
  mutating func reportUnclearDate(_ entry: DataMap.Entry) {
    problems.append((.unclearDate(key: entry.key, entry.value), entry.value.range))
  }

  private mutating func unpublish(_ entry: DataMap.Entry) {
    unpublished = unpublished ?? (entry.key, entry.value.range)
  }
}
