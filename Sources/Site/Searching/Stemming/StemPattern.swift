/// A pattern of a ``StemmingTable``.
struct StemPattern: Sendable {
  private enum Item: Equatable {
    case letter(UInt16)
    case oneOf([UInt16]), noneOf([UInt16])
    case any, gap, start
    case region(Int)
  }

  private let items: [Item]

  private init(_ pattern: Substring, vowels: String) {
    var items: [Item] = []
    var rest = pattern
    while let character = rest.popFirst() {
      switch character {
      case "[":
        let isNegated = rest.first == "^"
        let set = rest.prefix { $0 != "]" }
        rest = rest[set.endIndex...].dropFirst()
        let letters = set.dropFirst(isNegated ? 1 : 0).flatMap { $0 == "V" ? Array(vowels.utf16) : Array($0.utf16) }
        items.append(isNegated ? .noneOf(letters) : .oneOf(letters))
      case ".": items.append(.any)
      case "*": items.append(.gap)
      case "^": items.append(.start)
      case "1"..."3": items.append(.region(character.wholeNumberValue ?? 0))
      default: items += character.utf16.map { .letter($0) }
      }
    }
    self.items = items
  }

  /// Returns the patterns that spaces separate; an empty text is one pattern, which always fits.
  static func alternatives(_ text: String, vowels: String) -> [StemPattern] {
    text.split(separator: " ", omittingEmptySubsequences: false).map { StemPattern($0, vowels: vowels) }
  }

  /// Whether the pattern fits directly before a position in a word.
  func fits(_ word: [UInt16], before position: Int, regions: [Int]) -> Bool {
    var at = position
    for item in items.reversed() {
      switch item {
      case .start: if at != 0 { return false }
      case .region(let number): if at < regions[number] { return false }
      default:
        guard at > 0, Self.matches(word[at - 1], item) else { return false }
        at -= 1
      }
    }
    return true
  }

  /// Returns where the pattern ends if it begins at a position in a word.
  func end(in word: [UInt16], from start: Int) -> Int? {
    var at = start
    var hasGap = false
    for item in items {
      switch item {
      case .gap: hasGap = true
      case .start where at > 0: return nil
      case .start: break
      default:
        while hasGap, at < word.count, !Self.matches(word[at], item) { at += 1 }
        guard at < word.count, Self.matches(word[at], item) else { return nil }
        hasGap = false
        at += 1
      }
    }
    return at
  }

  private static func matches(_ letter: UInt16, _ item: Item) -> Bool {
    switch item {
    case .letter(let other): letter == other
    case .oneOf(let set): set.contains(letter)
    case .noneOf(let set): !set.contains(letter)
    case .any: true
    case .gap, .start, .region: false
    }
  }
}
