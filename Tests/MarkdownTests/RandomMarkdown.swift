import TestSupport

/// Random documents with nested GFM constructs.
struct RandomMarkdown {
  private(set) var random: SeededGenerator
  /// The number of blocks left to write.
  private var budget: Int

  /// Returns the document for a seed.
  static func document(seed: UInt64, blocks: Int = 8) -> [UInt8] {
    var writer = RandomMarkdown(random: SeededGenerator(seed: seed), budget: blocks)
    return Array(writer.document().utf8)
  }

  /// Returns a short text of pieces that form addresses, e-mail addresses and footnotes only in combination.
  static func pieces(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    let text = (0...random.below(9)).map { _ in random.pick(pieces) }.joined()
    return Array((text + (random.oneIn(3) ? "\n\n[^a]: note\n" : "\n")).utf8)
  }

  init(random: SeededGenerator, budget: Int) {
    self.random = random
    self.budget = budget
  }

  mutating func document() -> String {
    var lines: [String] = []
    while budget > 0 { lines += blocks(depth: 0) }
    // The text references every footnote. Only the last footnote references another one (see ReferenceFuzzTests).
    lines += ["", "End [^1] [^two] [^n]", "", "[ref]: /url 'title'", "[^1]: Note with *emphasis*", ""]
    lines += ["[^two]:", "    - in a note [^1]"]
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func blocks(depth: Int) -> [String] {
    var lines: [String] = []
    for _ in 0...random.below(3) where budget > 0 {
      lines += block(depth: depth)
      if !random.oneIn(4) { lines.append(random.oneIn(20) ? "  \t" : "") }
    }
    return lines
  }

  private mutating func block(depth: Int) -> [String] {
    budget -= 1
    if depth < 6, random.oneIn(3) { return nested(depth: depth) }
    switch random.below(12) {
    case 0: return [String(repeating: "#", count: 1 + random.below(7)) + " " + line() + random.pick(["", " ##", "  "])]
    case 1: return [line(), random.pick(["===", "---", "--- ", "   =="])]
    case 2: return table()
    case 3:
      let fence = random.pick(["```", "~~~", "````", "  ```"])
      let info = random.pick(["", "swift", " c++ x=\"&amp;\"", "`"])
      return [fence + info, line(), "", "<b>\t&", random.oneIn(5) ? "" : fence]
    case 4: return ["    " + line(), "\t" + line()]
    case 5: return random.pick(Self.markup).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case 6: return [random.pick(["***", "---", "_ _ _", " * * *"])]
    case 7:
      let definitions = ["[ref]: <u v> \"t\"", "[Straße]: #s", "[x]:\n/y\n'z'", "[^n]: more\n\n    and on\n\nend"]
      let picked = random.pick(depth == 0 ? definitions : definitions.dropLast())
      return picked.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    default: return (0...random.below(4)).map { _ in line() }
    }
  }

  /// Returns a quote or a list around other blocks.
  ///
  /// Sometimes later lines lack the marker and are lazy continuations.
  private mutating func nested(depth: Int) -> [String] {
    let marks = ["> ", ">", "- ", "* ", "+   ", "1. ", "7) ", "- [ ] ", "* [x] ", "12345. ", "-\t"]
    let mark = random.pick(marks)
    let rest = mark.first == ">" ? mark : String(repeating: " ", count: mark.prefix { $0 != "[" }.count)
    var lines: [String] = []
    for _ in 0...random.below(3) {
      for (number, line) in blocks(depth: depth + 1).enumerated() {
        let isLazy = random.oneIn(15)
        lines.append((number == 0 ? mark : isLazy || line.isEmpty ? "" : rest) + line)
      }
    }
    return lines
  }

  private mutating func table() -> [String] {
    let columns = 1 + random.below(4)
    var rows = [row(columns)]
    let marks = (0..<columns).map { _ in random.pick(["-", ":-", "-:", ":-:", " --- "]) }
    rows.append("|" + marks.joined(separator: "|") + "|")
    for _ in 0..<random.below(4) { rows.append(row(max(columns + random.below(3) - 1, 1))) }
    return rows
  }

  private mutating func row(_ columns: Int) -> String {
    let cells = (0..<columns).map { _ in words(2) }.joined(separator: random.pick(["|", " | ", "\t|"]))
    return random.oneIn(4) ? cells : "| " + cells + " |"
  }

  private mutating func line() -> String { words(1 + random.below(7)) + random.pick(["", "", "", "  ", "\\", " "]) }

  private mutating func words(_ count: Int) -> String {
    (0..<count).map { _ in random.pick(Self.inlines) + random.pick(["", " ", " ", " "]) }.joined()
  }
}

extension RandomMarkdown {
  /// The inline content of lines.
  static let inlines = [
    "word", "Straße", "漢字", "e\u{301}", "👩‍👩‍👧", "\u{A0}", "\u{FEFF}", "a_b_c", "1", "!", "\"q\"", "'s'",
    "--", "...", "*", "**", "***", "_", "__", "~", "~~", "~~~", "*a*", "**b**", "_c_", "~~gone~~", "~one~",
    "*a **b* c**", "`", "``", "`code`", "`` a`b ``", "`<b>`", "`a\\|b`", "[", "]", "![", "](", ")", "[a](b)",
    "[a](<b c> 't')", "[a](b \"t\\\"u\")", "![alt *x*](i.png \"t\")", "[ref]", "[REF][]", "[a][ref]",
    "![i][ref]", "[[ref]]", "[straße]", "[a](javascript:x)", "[a](b(c)d)", "[a]( )", "[](x)", "[^1]",
    "[^two]", "[^n]", "[^none]", "![^1]", "<http://a.b>", "<a@b.c>", "<mailto:x>", "http://a.b/c?d=e&f=g",
    "https://x.y).", "www.a.b", "www.a_b.c", "ftp://a.b", "me@a.b", "a.b-c_d@e.f.", "mailto:a@b.c",
    "xmpp:a@b.c/d", "www.a.b&lt;", "(www.a.b/(c))", "<b>", "</b>", "<br/>", "<a href='x'>", "<!-- c -->",
    "<?p?>", "<!D x>", "<![CDATA[x]]>", "<b", "<1>", "<script>", "&amp;", "&copy;", "&#35;", "&#x22;", "&#0;",
    "&#xD800;", "&nope;", "&", "<", ">", "\"", "\\*", "\\\\", "\\a", "\\|", "\\[", "\\<", "\\&amp;", "|", "#",
    "+", "-", "=", "a:b", ";", "%20", "%", "ä%zz",
  ]

  /// Parts of addresses, e-mail addresses and footnotes.
  static let pieces = [
    "w", "ww", "www", "www.", ".", "w.a", "a", "a.b", "@", "a@", "@b.c", "me@a.b", "&#64;", "&#x40;", "&commat;",
    "\\@", "&", "mailto:", "xmpp:", "http://a", "://", ":", "/", "[", "]", "^", "[^", "[^a]", "^a]", "*", "**", "_",
    "~", "`", "|", "| a |\n|-|\n| ", "- ", "> ", "# ", "<", ">", "(", ")", " ", "  ", "\t", "\n", "\n\n", "é",
    "\u{A0}", "’",
  ]

  /// Blocks of raw HTML.
  static let markup = [
    "<div>\n*a*\n</div>", "<div>\n\n*a*\n\n</div>", "<!-- a\n\nb -->", "<script>\nx < 1\n</script>",
    "<?a\n?>", "<!A\nb>", "<![CDATA[\n*a*\n]]>", "<table><tr>\n<td>", "<x-y z>\ntext", "<pre>\n\n&\n</pre>",
    "</p>\nx", "<b>x</b>\ny",
  ]
}

extension SeededGenerator {
  /// Returns a number below `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns true with a probability of one in `count`.
  mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }

  /// Returns a random element.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}

/// Returns the smallest part of a document that still fails, by removing lines in ever smaller groups.
///
/// The last line keeps its line end.
func shrinking(_ document: [UInt8], while fails: ([UInt8]) -> Bool) -> [UInt8] {
  var lines = document.split(separator: 0x0A, omittingEmptySubsequences: false)
  let joined = { (lines: [ArraySlice<UInt8>]) in lines.flatMap { $0 + [0x0A] } }
  if lines.last?.isEmpty == true { lines.removeLast() }
  var length = max(lines.count / 2, 1)
  while length > 0 {
    var start = 0
    while start < lines.count {
      var fewer = lines
      fewer.removeSubrange(start..<min(start + length, lines.count))
      if fails(joined(fewer)) { lines = fewer } else { start += length }
    }
    length /= 2
  }
  return joined(lines)
}
