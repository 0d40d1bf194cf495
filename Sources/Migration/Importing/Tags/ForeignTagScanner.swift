/// Finds the tags of another generator in a Markdown text.
///
/// ```swift
/// ForeignTagScanner(.liquid).tags(in: text)  // post_url in `{% post_url 2020-01-02-a %}`
/// ```
struct ForeignTagScanner {
  /// A language of tags.
  enum Language: Sendable {
    /// Liquid of Jekyll and Eleventy; Nunjucks of Hexo.
    case liquid
    /// Nunjucks of Eleventy, which also has comments: `{# … #}`.
    case nunjucks
    /// Hugo's shortcodes.
    case hugo
    /// Components of MDX and Vue: `<Name a="b">`, with a capital letter.
    case components
    /// Zola's shortcodes, which have arguments in brackets: `{{ youtube(id="x") }}`.
    case tera
  }

  private let language: Language

  init(_ language: Language) { self.language = language }

  /// Returns the tags in order, with those in code.
  func tags(in markdown: MarkdownText) -> [ForeignTag] {
    let (text, code) = (markdown.bytes, markdown.code)
    let bracket = UInt8(ascii: language == .components ? "<" : "{")
    var ends = TagEnds(text)
    var tags: [ForeignTag] = []
    var (line, counted) = (1, 0)
    var at = 0
    while let start = text[at...].firstIndex(of: bracket) {
      at = start + 1
      guard let (brackets, opening, closing) = self.brackets(at: start, in: text),
        let end = brackets == .component
          ? ComponentSyntax.end(from: start + opening, in: text)
          : closing == "#}" ? ends.endOfComment(from: start + opening) : ends.end(of: closing, from: start + opening)
      else { continue }
      line += text[counted..<start].count { $0 == 0x0A }
      counted = start
      let range = start..<end
      let content = text[start + opening..<end - closing.utf8.count]
      guard let words = closing == "#}" ? Words(name: "comment", isSelfClosing: true) : Self.words(brackets, content)
      else { continue }
      let tag = ForeignTag(
        brackets: brackets, name: words.name, rest: words.rest, isClosing: words.isClosing,
        isSelfClosing: words.isSelfClosing, range: range, line: line,
        isAlone: text.startsLine(at: start) && text.endsLine(at: end),
        isInCode: code.region(at: start) != nil)
      if language == .tera, !tag.isTera { continue }
      tags.append(tag)
      at = end
      // Nothing inside of `{% raw %}` is a tag.
      if brackets == .statement, Self.rawNames.contains(tag.name), !tag.isClosing,
        let closing = ends.endOfRaw(tag.name, from: end)
      {
        at = closing
      }
    }
    return tags
  }

  /// The names of tags whose content has no tags.
  private static let rawNames: Set<String> = ["raw", "verbatim"]

  /// Returns the kind of a tag, the length of its opening brackets, and its closing ones.
  private func brackets(at start: Int, in text: [UInt8]) -> (ForeignTag.Brackets, Int, String)? {
    func follows(_ word: StaticString) -> Bool { text.hasPrefix(word, at: start) }
    switch language {
    case .hugo:
      if follows("{{<") { return (.shortcode, 3, ">}}") }
      if follows("{{%") { return (.markdownShortcode, 3, "%}}") }
      return nil
    case .liquid, .tera, .nunjucks:
      if language == .nunjucks, follows("{#") { return (.statement, 2, "#}") }
      if follows("{%") { return (.statement, 2, "%}") }
      if follows("{{") { return (.value, 2, "}}") }
      return nil
    case .components:
      return ComponentSyntax.begins(at: start, in: text) ? (.component, 1, ">") : nil
    }
  }

  /// What the words between the brackets of a tag say.
  private struct Words {
    var name: String
    var rest = ""
    var isClosing = false
    var isSelfClosing = false
  }

  private static func words(_ brackets: ForeignTag.Brackets, _ content: ArraySlice<UInt8>) -> Words? {
    var text = Substring(String(decoding: content, as: UTF8.self)).trimmed
    // `{%- … -%}` removes white space around the tag.
    if brackets != .component {
      if text.hasPrefix("-") { text = text.dropFirst().trimmed }
      if text.hasSuffix("-") { text = text.dropLast().trimmed }
    }
    guard !text.isEmpty else { return nil }
    if text.hasPrefix("/*"), text.hasSuffix("*/") {
      // An example: the rest is what Hugo shows between the brackets.
      let shown = String(Substring(String(decoding: content, as: UTF8.self)).trimmed.dropFirst(2).dropLast(2))
      return Words(name: ForeignTag.exampleName, rest: shown, isSelfClosing: true)
    }
    var isClosing = false
    if text.hasPrefix("/"), !text.hasPrefix("/*") {
      isClosing = true
      text = text.dropFirst().trimmed
    }
    var name = String(
      text.prefix { !$0.isWhitespace && $0 != "(" && $0 != "|" && (brackets != .component || $0 != "/") })
    var rest = text.dropFirst(name.count).trimmed
    var isSelfClosing = false
    if brackets == .shortcode || brackets == .markdownShortcode || brackets == .component {
      isSelfClosing = !isClosing && (rest.hasSuffix("/") || rest.isEmpty && name.hasSuffix("/"))
      if isSelfClosing, rest.isEmpty { name.removeLast() } else if isSelfClosing { rest = rest.dropLast().trimmed }
    }
    // Markdoc: `{% name a="b" /%}`.
    if brackets == .statement, rest == "/" || rest.hasSuffix(" /") {
      isSelfClosing = true
      rest = rest.dropLast().trimmed
    }
    if brackets == .statement, name.hasPrefix("end") {
      isClosing = true
      name = String(name.dropFirst(3))
    }
    return Words(name: name, rest: String(rest), isClosing: isClosing, isSelfClosing: isSelfClosing)
  }
}

extension [UInt8] {
  /// Whether only white space is before an offset in its line.
  ///
  /// The search ends at the first other byte, so that many tags in one line take linear time.
  func startsLine(at offset: Int) -> Bool {
    self[..<offset].last { $0 != 0x20 && $0 != 0x09 }.map { $0 == 0x0A } ?? true
  }

  /// Whether only white space is behind an offset in its line.
  func endsLine(at offset: Int) -> Bool {
    self[offset...].first { $0 > 0x20 || $0 == 0x0A }.map { $0 == 0x0A } ?? true
  }
}

extension ForeignTag {
  /// Whether Zola reads the tag as a shortcode.
  fileprivate var isTera: Bool {
    name == Self.exampleName || rest.hasPrefix("(") || isClosing && name.isEmpty && brackets == .statement
  }
}
