/// Markup laid out for people: a line per element, indented by how deep it lies; for tests and debugging.
///
/// An element that holds only text stays on one line; what `<pre>`, `<textarea>`, `<script>` and `<style>` hold stays as it is.
/// The added white space may show in a browser, so this never goes to a reader.
///
/// ```
/// <ul class="tags">
///   <li>swift</li>
///   <li>html</li>
/// </ul>
/// ```
public struct PrettyMarkup: CustomStringConvertible {
  /// The markup, laid out.
  public let description: String

  /// Lays `bytes` out, which hold markup as this package writes it.
  public init(_ bytes: [UInt8]) {
    var layout = PrettyLayout()
    var tokens = MarkupTokens(bytes)
    while let token = tokens.next() { layout.add(token) }
    description = layout.finish()
  }
}

/// A piece of markup.
enum MarkupToken: Equatable {
  /// A start tag, whole; `holdsContent` is false for those that have no end tag.
  case start(name: String, markup: String, holdsContent: Bool)
  /// An end tag.
  case end(name: String)
  /// Text, or what stands verbatim inside a raw element.
  case text(String)
  /// A comment or a doctype.
  case aside(String)
}

/// Takes markup apart into tags and text, where every attribute is quoted as this package writes it.
struct MarkupTokens {
  private let bytes: [UInt8]
  private var position = 0
  /// The element whose content stands verbatim up to its end tag.
  private var raw: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> MarkupToken? {
    guard position < bytes.count else { return nil }
    if let name = raw {
      raw = nil
      let end = find(Array("</\(name)".utf8), from: position) ?? bytes.count
      if end > position { return .text(take(to: end)) }
    }
    guard bytes[position] == UInt8(ascii: "<") else {
      return .text(take(to: bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count))
    }
    if starts(with: "<!--") {
      return .aside(take(to: find(Array("-->".utf8), from: position).map { $0 + 3 } ?? bytes.count))
    }
    let markup = take(to: endOfTag())
    if markup.hasPrefix("<!") { return .aside(markup) }
    let name = String(markup.drop { $0 == "<" || $0 == "/" }.prefix { $0 != ">" && !$0.isWhitespace })
    if markup.hasPrefix("</") { return .end(name: name) }
    if Self.rawElements.contains(name) { raw = name }
    return .start(name: name, markup: markup, holdsContent: !Self.voidElements.contains(name))
  }

  private static let rawElements: Set<String> = ["pre", "script", "style", "textarea"]
  private static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
  ]

  private mutating func take(to end: Int) -> String {
    defer { position = end }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  private func starts(with prefix: String) -> Bool { bytes[position...].starts(with: prefix.utf8) }

  private func endOfTag() -> Int {
    var isQuoted = false
    for index in position..<bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if bytes[index] == UInt8(ascii: ">"), !isQuoted { return index + 1 }
    }
    return bytes.count
  }

  private func find(_ word: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= word.count else { return nil }
    return (start...max(start, bytes.count - word.count)).first { bytes[$0...].starts(with: word) }
  }
}

/// The lines of laid out markup while they are made.
private struct PrettyLayout {
  private var lines: [String] = []
  private var depth = 0
  /// Whether the last line is a start tag, with text at most, whose end tag may join it.
  private var isOpen = false

  mutating func add(_ token: MarkupToken) {
    switch token {
    case .start(_, let markup, let holdsContent):
      line(markup)
      if holdsContent { depth += 1 }
      isOpen = holdsContent
    case .end(let name):
      depth = max(0, depth - 1)
      if isOpen { lines[lines.count - 1] += "</\(name)>" } else { line("</\(name)>") }
      isOpen = false
    case .text(let text):
      if isOpen { lines[lines.count - 1] += text } else { line(text) }
    case .aside(let markup):
      line(markup)
      isOpen = false
    }
  }

  func finish() -> String { lines.map { $0 + "\n" }.joined() }

  private mutating func line(_ markup: String) {
    lines.append(String(repeating: "  ", count: depth) + markup)
  }
}
