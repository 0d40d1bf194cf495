/// Markup with one indented line per element, for tests and debugging.
///
/// An element with only text stays on one line. The content of `<pre>`, `<textarea>`, `<script>` and `<style>` does not
/// change. The added white space may be visible in a browser, so published pages never use this.
///
/// ```
/// <ul class="tags">
///   <li>swift</li>
///   <li>html</li>
/// </ul>
/// ```
package struct PrettyMarkup: CustomStringConvertible {
  /// The formatted markup.
  package let description: String

  /// Formats rendered markup.
  package init(_ bytes: [UInt8]) {
    var layout = PrettyLayout()
    var tokens = MarkupTokens(bytes)
    while let token = tokens.next() { layout.add(token) }
    description = layout.finish()
  }
}

/// A tag or a run of text in rendered markup.
enum MarkupToken: Equatable {
  /// A start tag; `holdsContent` is `false` for void elements.
  case start(name: String, markup: String, holdsContent: Bool)
  /// An end tag.
  case end(name: String)
  /// Text, or the raw content of an element such as `<script>`.
  case text(String)
  /// A comment or a doctype.
  case aside(String)
}

/// A tokenizer for rendered markup, in which every attribute value is quoted.
struct MarkupTokens {
  private let bytes: [UInt8]
  private var position = 0
  /// The element whose raw content comes next.
  private var raw: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> MarkupToken? {
    guard position < bytes.count else { return nil }
    if let name = raw {
      raw = nil
      let end = find(Array("</\(name)".utf8), from: position) ?? bytes.count
      if end > position { return .text(read(to: end)) }
    }
    guard bytes[position] == UInt8(ascii: "<") else {
      return .text(read(to: bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count))
    }
    if starts(with: "<!--") {
      return .aside(read(to: find(Array("-->".utf8), from: position).map { $0 + 3 } ?? bytes.count))
    }
    let markup = read(to: endOfTag())
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

  private mutating func read(to end: Int) -> String {
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

/// The lines of the formatted markup.
private struct PrettyLayout {
  private var lines: [String] = []
  private var depth = 0
  /// Whether the last line is a start tag, or a start tag and text.
  ///
  /// The end tag is then added to that line.
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
