import Parsing
import Texts

/// A Liquid tag, or a shortcode of Hugo or Zola, in Markdown.
struct UnrunTag: Equatable {
  /// The name of the tag or of its filter, or the path of its expression.
  let name: String
  /// Whether it is an end tag, or a branch such as `else`.
  let isEnd: Bool
  /// The name of the end tag, such as `endraw`, if the text up to it contains no other tags.
  let end: String?
  /// The advice for the author: what to write instead.
  let advice: Advice

  /// The delimiters of a tag.
  enum Delimiters {
    case liquidTag, output, shortcode, markdownShortcode

    /// Creates the delimiters that begin with the given bytes; the longest match wins.
    init?(_ bytes: ArraySlice<UInt8>) {
      let start = bytes.prefix(3)
      guard start.first == UInt8(ascii: "{") else { return nil }
      if start.elementsEqual("{{<".utf8) {
        self = .shortcode
      } else if start.elementsEqual("{{%".utf8) {
        self = .markdownShortcode
      } else if start.starts(with: "{{".utf8) {
        self = .output
      } else if start.starts(with: "{%".utf8) {
        self = .liquidTag
      } else {
        return nil
      }
    }

    /// The length of the opening delimiter.
    var opening: Int { self == .liquidTag || self == .output ? 2 : 3 }

    /// The closing delimiter.
    var closing: StaticString {
      switch self {
      case .liquidTag: "%}"
      case .output: "}}"
      case .shortcode: ">}}"
      case .markdownShortcode: "%}}"
      }
    }
  }

  /// Parses the bytes between two delimiters; `nil` if they are clearly not a tag.
  init?(_ bytes: ArraySlice<UInt8>, in delimiters: Delimiters) {
    var words = TagWords(bytes)
    // Hugo's authors write `{{</* … */>}}` to show a shortcode.
    guard !words.bytes.starts(with: "/*".utf8) else { return nil }
    let isClosing = words.skip("/")
    guard let first = words.name() else {
      guard delimiters == .output, let filter = TagWords.filter(ofQuoted: bytes) else { return nil }
      (name, isEnd, end, advice) = (filter, false, nil, .init(filter: filter))
      return
    }
    if delimiters == .output {
      let filter = words.filter
      guard TagWords.roots.contains(first) || words.isCall || filter != nil else { return nil }
      let path = words.path(from: first)
      (name, isEnd, end) = (path, false, nil)
      advice = words.isCall ? Advice(shortcode: first, words.rest) : Advice(output: path, filter: filter)
      return
    }
    name = first
    let isLiquid = delimiters == .liquidTag
    isEnd =
      isClosing || isLiquid && (first.hasPrefix("end") || ["else", "elsif", "elif", "when", "break"].contains(first))
    end = isLiquid && ["highlight", "raw", "comment"].contains(first) ? "end" + first : nil
    advice = isLiquid && !words.isCall ? Advice(liquid: first, words.rest) : Advice(shortcode: first, words.rest)
  }
}

/// A reader of the words in a tag.
private struct TagWords {
  private(set) var bytes: ArraySlice<UInt8>

  /// The first words of expressions in Liquid and in Zola's templates.
  static let roots: Set<String> = [
    "site", "page", "post", "include", "layout", "paginator", "forloop", "jekyll", "theme", "content", "config",
    "section",
  ]

  /// Creates a reader of a tag's bytes, without surrounding spaces and the hyphens that trim white space.
  init(_ bytes: ArraySlice<UInt8>) {
    var bytes = bytes
    if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    if bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    self.bytes = bytes.trimmed
  }

  /// The text after the name.
  var rest: String { String(decoding: bytes.drop { $0 <= 0x20 || $0 == UInt8(ascii: "(") }, as: UTF8.self) }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes.removeFirst()
    bytes = bytes.trimmedStart
    return true
  }

  /// Reads a name: a letter, then letters, digits, `_`, `-`, `/` and, for Hugo, `.`.
  ///
  /// In an expression, the name ends at the first dot.
  mutating func name() -> String? {
    guard let first = bytes.first, first.isASCIILetter else { return nil }
    let name = bytes.prefix { $0.isASCIIAlphanumeric || $0 == 0x5F || $0 == 0x2D || $0 == 0x2F }
    bytes = bytes.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }

  /// Returns a dotted path such as `page.title`.
  func path(from first: String) -> String {
    let path = bytes.prefix { $0.isASCIIAlphanumeric || $0 == 0x5F || $0 == 0x2E }
    return first + String(decoding: path, as: UTF8.self)
  }

  /// Whether a call in Zola's syntax follows: parentheses that are empty or contain `key=value`.
  var isCall: Bool {
    guard bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return false }
    let inside = bytes.dropFirst().dropLast().drop { $0 <= 0x20 }
    if inside.isEmpty { return true }
    let key = inside.prefix { $0.isASCIIAlphanumeric || $0 == 0x5F }
    return !key.isEmpty && inside.dropFirst(key.count).first { $0 > 0x20 } == UInt8(ascii: "=")
  }

  /// The first filter after a path.
  var filter: String? {
    let path = bytes.drop { $0 != UInt8(ascii: "|") && $0 != 0x20 }
    return Self.filter(after: path)
  }

  /// Returns the first filter after a text in quotes.
  static func filter(ofQuoted bytes: ArraySlice<UInt8>) -> String? {
    let words = TagWords(bytes)
    guard let quote = words.bytes.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = words.bytes.dropFirst().firstIndex(of: quote)
    else { return nil }
    return filter(after: words.bytes[(end + 1)...])
  }

  private static func filter(after bytes: ArraySlice<UInt8>) -> String? {
    let rest = bytes.drop { $0 <= 0x20 }
    // `||` is JavaScript's operator, not a filter.
    guard rest.first == UInt8(ascii: "|"), rest.dropFirst().first != UInt8(ascii: "|") else { return nil }
    var words = TagWords(rest.dropFirst())
    return words.name()
  }
}
