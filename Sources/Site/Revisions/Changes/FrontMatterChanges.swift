import Addresses
import Articles
import Dates
import Diagnostics
import Parsing
import Planning
import Texts

/// An article in one revision of a site.
struct ArticleVersion: Sendable {
  let placed: PlacedArticle
  /// The bytes of its file.
  let bytes: [UInt8]
}

/// What changed in the front matter of an article, in words.
enum FrontMatterChanges {
  /// Returns phrases such as `becomes public on 3 May 2026` and `loses the tag swift`.
  static func phrases(from old: ArticleVersion?, to new: ArticleVersion, now: Instant, in zone: NamedZone) -> [String] {
    let state = Publication(of: new.placed, now: now)
    guard let old else { return state == .published ? [] : [state.phrase(in: zone)] }
    let oldState = Publication(of: old.placed, now: now)
    let (metadata, oldMetadata) = (new.placed.metadata, old.placed.metadata)
    var phrases = state == oldState ? [] : [state.phrase(in: zone)]
    if state == oldState || state.isDraft, new.placed.date != old.placed.date {
      phrases.append(change("date", old.placed.date?.day(in: zone), new.placed.date?.day(in: zone)))
    }
    if new.placed.expires != old.placed.expires, state == oldState {
      phrases.append(
        new.placed.expires.map { "is public until \($0.day(in: zone))" } ?? "stays public: `expires` is gone")
    }
    phrases +=
      terms(oldMetadata.tags, metadata.tags, "tag")
      + terms(oldMetadata.categories, metadata.categories, "category", "categories")
    phrases += terms(oldMetadata.authors, metadata.authors, "author")
    for field in ArticleMetadata.Field.all where !fieldsWithPhrases.contains(field) {
      let (value, oldValue) = (new.written(at: metadata.ranges[field]), old.written(at: oldMetadata.ranges[field]))
      if !field.isEqual(in: metadata, oldMetadata) { phrases.append(change(field.name, oldValue, value)) }
    }
    let keys = (oldMetadata.parameters.entries + metadata.parameters.entries).map(\.key)
    for key in keys.uniqued {
      let range = { (metadata: ArticleMetadata, version: ArticleVersion) in
        metadata.parameters.entry(for: key).map { SourceRange(version.placed.file.source, $0.value.range) }
      }
      if metadata.parameters[key]?.withoutRanges == oldMetadata.parameters[key]?.withoutRanges { continue }
      let (value, oldValue) = (new.written(at: range(metadata, new)), old.written(at: range(oldMetadata, old)))
      phrases.append(change(key, oldValue, value))
    }
    return phrases
  }

  /// The fields that have their own phrases.
  private static let fieldsWithPhrases: Set<ArticleMetadata.Field> = [
    .date, .expires, .draft, .tags, .categories, .authors,
  ]

  private static func change(_ key: String, _ old: String?, _ new: String?) -> String {
    switch (old?.oneLine(upTo: 80), new?.oneLine(upTo: 80)) {
    case (let old?, let new?): "`\(key)`: \(old) → \(new)"
    case (nil, let new?): "sets `\(key)`: \(new)"
    case (_?, nil): "removes `\(key)`"
    case (nil, nil): "changes `\(key)` by a default"
    }
  }

  private static func terms(_ old: [String], _ new: [String], _ word: String, _ words: String? = nil) -> [String] {
    let (gained, lost) = (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
    return [("gains", gained), ("loses", lost)].compactMap { verb, terms in
      terms.isEmpty
        ? nil : "\(verb) the \(terms.count == 1 ? word : words ?? word + "s") \(terms.joined(separator: ", "))"
    }
  }
}

/// Whether readers can see an article.
enum Publication: Equatable {
  case published, draft
  case scheduled(Instant)
  case expired(Instant)

  init(of article: PlacedArticle, now: Instant) {
    if article.isDraft {
      self = .draft
    } else if let expires = article.expires, expires <= now {
      self = .expired(expires)
    } else if let date = article.date, date > now {
      self = .scheduled(date)
    } else {
      self = .published
    }
  }

  var isDraft: Bool { self == .draft }

  func phrase(in zone: NamedZone) -> String {
    switch self {
    case .published: "becomes public"
    case .draft: "is a draft"
    case .scheduled(let date): "becomes public on \(date.day(in: zone))"
    case .expired(let date): "is no longer public since \(date.day(in: zone))"
    }
  }
}

extension Instant {
  private static let format = (try? DateFormat(pattern: "d MMMM yyyy")) ?? .long

  fileprivate func day(in zone: NamedZone) -> String { Self.format.text(of: self, zone: zone) }
}

extension ArticleVersion {
  /// Returns the value in a range as its author wrote it; a default value of a folder has no text here.
  fileprivate func written(at range: SourceRange?) -> String? {
    guard let range, range.source == placed.file.source, range.bytes.upperBound <= bytes.count, !range.bytes.isEmpty
    else { return nil }
    let text = String(decoding: bytes[range.bytes], as: UTF8.self)
    // A list has a line for each element.
    return text.split(separator: "\n").map(\.trimmed).joined(separator: " ")
  }
}

extension [String] {
  /// The elements without repetitions, in order.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
