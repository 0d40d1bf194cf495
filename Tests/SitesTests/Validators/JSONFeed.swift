import Foundation

/// The rules of https://www.jsonfeed.org/version/1.1/.
enum JSONFeed {
  /// The type of a value.
  private enum Kind {
    case text, address, time, language, authors, items, texts

    func accepts(_ value: Any) -> Bool {
      let text = value as? String
      switch self {
      case .text: return text != nil
      case .address: return text?.wholeMatch(of: /https?:\/\/[^\s\/]+\/\S*/) != nil
      case .time: return text?.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)/) != nil
      case .language: return text?.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]+)*/) != nil
      case .texts: return (value as? [String])?.isEmpty == false
      case .authors:
        guard let authors = value as? [[String: Any]], !authors.isEmpty else { return false }
        return authors.allSatisfy { invalidKeys(of: $0, author, required: []).isEmpty && !$0.isEmpty }
      case .items:
        guard let items = value as? [[String: Any]] else { return false }
        return items.allSatisfy { invalidKeys(of: $0, item, required: ["id", "content_html"]).isEmpty }
      }
    }
  }

  private static let top: [String: Kind] = [
    "version": .text, "title": .text, "home_page_url": .address, "feed_url": .address, "description": .text,
    "icon": .address, "favicon": .address, "language": .language, "authors": .authors, "items": .items,
  ]
  private static let author: [String: Kind] = ["name": .text, "url": .address, "avatar": .address]
  private static let item: [String: Kind] = [
    "id": .address, "url": .address, "title": .text, "content_html": .text, "summary": .text, "image": .address,
    "date_published": .time, "date_modified": .time, "authors": .authors, "tags": .texts, "language": .language,
  ]

  /// Returns the missing keys of a feed, and the keys with invalid values.
  static func invalidKeys(of feed: [String: Any]) -> [String] {
    let isKnown = feed["version"] as? String == "https://jsonfeed.org/version/1.1"
    return (isKnown ? [] : ["version"]) + invalidKeys(of: feed, top, required: ["version", "title", "items"])
  }

  private static func invalidKeys(of object: [String: Any], _ kinds: [String: Kind], required: [String]) -> [String] {
    let invalid = object.keys.filter { key in
      guard let value = object[key], let kind = kinds[key] else { return true }
      return !kind.accepts(value)
    }
    return required.filter { object[$0] == nil } + invalid.sorted()
  }
}
