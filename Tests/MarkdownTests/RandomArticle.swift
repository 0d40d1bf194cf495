import TestSupport

/// Random articles: front matter, containers, traits, markup, and invalid bytes.
struct RandomArticle {
  private var random: SeededGenerator
  private var text: [UInt8] = []

  /// Returns the article for a seed: a few hundred bytes.
  static func document(seed: UInt64) -> [UInt8] {
    var writer = RandomArticle(random: SeededGenerator(seed: seed))
    return writer.document()
  }

  private init(random: SeededGenerator) {
    self.random = random
  }

  private mutating func document() -> [UInt8] {
    let end = Array(random.pick(["\n", "\n", "\n", "\r\n", "\r"]).utf8)
    if random.oneIn(3) { text += random.pick(Self.frontMatters).utf8 }
    for _ in 0..<2 + random.below(14) { line() }
    if random.oneIn(4) { garble() }
    if random.oneIn(3), text.last == 0x0A { text.removeLast() }
    return end == [0x0A] ? text : text.flatMap { $0 == 0x0A ? end : [$0] }
  }

  private mutating func line() {
    for _ in 0..<random.below(3) where random.oneIn(2) { text += random.pick(Self.marks).utf8 }
    switch random.below(10) {
    case 0...3: text += random.pick(Self.blocks).utf8
    case 4:
      text += String(repeating: ":", count: 3 + random.below(3)).utf8
      guard random.oneIn(2) else { break }
      text += (random.pick(Self.names) + random.pick(Self.labels) + random.pick(Self.traits)).utf8
    case 5: text += random.pick(Self.traits).utf8
    case 6: break
    default:
      for _ in 0...random.below(4) { text += (random.pick(Self.inlines) + random.pick(["", " "])).utf8 }
      if random.oneIn(6) { text += random.pick(Self.traits).utf8 }
    }
    text.append(0x0A)
  }

  /// Inserts or removes bytes at random positions.
  private mutating func garble() {
    for _ in 0...random.below(4) {
      let at = random.below(text.count + 1)
      if random.oneIn(3) {
        text.removeSubrange(at..<min(at + random.below(9), text.count))
      } else {
        text.insert(contentsOf: random.pick(Self.garbage), at: at)
      }
    }
  }
}

extension RandomArticle {
  static let marks = ["> ", "- ", "  ", "    ", "\t", "1. ", ">", "* ", "   ", ": ", ":   "]

  static let frontMatters = [
    "---\ntitle: A\ndate: 2026-01-02\ntags: [a, b]\n---\n", "---\ntitle: [\n---\n",
    "---\na: &a [1]\nb: *a\na: 2\n---\n", "---\n", "+++\ntitle = \"A\"\n[x]\ny = 1\n+++\n",
    "+++\ntitle = \n+++\n", "---\n- 1\n---\n", "---\ntitle: 1\ndraft: maybe\n---\n",
    "---\n\"\\x00\": \t\n...\n---\n", "\u{FEFF}---\ntitle: B\n---\n", "+++\n+++\n",
  ]

  static let names = [
    "divided", "interleave", "stack", "cards", "tabs", "picker", "accordion", "carousel", "steps", "columns",
    "chat", "callout", "reversed", "note", "warning", "gallery", "item", "item", "item", "tbas", " note", " Tabs", "é",
    "",
  ]

  static let labels = [
    "", "", "[A]", "[*a* `b`]", "[", "[a]b", " A title", "[[x](y)]", "[a][b]", "[<b>]", "[![i](u)]", "[\\]]",
    "[^1]", "[]",
  ]

  static let traits = [
    "", "{.wide}", "{#id}", "{tag=x}", "{key=\"a \\\" b\"}", "{: .a }", "{#id .a k=v lang=de}", "{", "{.}",
    "{=}", "{a=}", "{title=T label=L}", "{feature}", "{sync=os}", "{separator=\"---\"}",
    "{count=x columns=3}", "{#a<b>}", "{a=\"}", "{ }", "{on=1 onclick=x style=y}", "{.a .a #b #c}",
    "{level=2}", "{open=true}",
  ]

  static let blocks = [
    "# A", "## A {#x}", "### <b>", "A\n===", "> [!NOTE]\n> a", "> [!TIP]", "> [!WARNING] x\n> [!NOTE]",
    "```swift {1,4-6} [a.b]", "```", "~~~", "```js {.x", "| a | b |\n|---|:-:|\n| c | ~~d~~ |", "|a|\n|-|",
    "<div>", "</div>", "<div class='a' onclick=x>", "<!-- a -->", "<!--more-->", "<!--", "<script>",
    "</script>", "<details><summary>a</summary>", "</details>", "<p>", "<table><tr>",
    "<svg><a href=javascript:x>", "<iframe src=x>", "<style>", "<textarea>", "<![CDATA[", "<?x", "<pre>",
    "<input>", "<br></br>", "---", "***", "- [ ] a\n- [x] b", "1. a\n2. b", "[r]: /u", "[^1]: note",
    "[^1]:\n    - a\n\n    ::: note\n    b\n    :::", "[^2]: <b>\n\n    </i>", "<ul><li>a", "<dl><dt>",
    "<a href=\"b\nc\">", "<b><i></b></i>",
  ]

  static let inlines = [
    "a", "*b*", "**c", "`d`", "[e](f.md)", "[r]", "![g](h.png \"t\")", "<b>", "</b>", "<i class=x>",
    "<a href='javascript:x'>", "</a>", "<img src=x onerror=y>", "<br>", "<!-- c -->", "&lt;", "[^1]", "[^2]",
    "www.a.b", "http://c.d", "~~e~~", "<script>alert(1)</script>", "<b", "{.x}", ":::", "漢字", "é", "\u{202E}",
    "\\", "|", "[x](<", "![*a*][r]", "<s><u>", "</u>", "<p>", "</p>", "<div>", "</li>", "<kbd>a</kbd>",
    "<span a=\"", "'", "\">", "[a](javascript:x)", "[b](data:text/html,x)", "<http://x>", "\u{0}", "  ",
  ]

  static let garbage: [[UInt8]] = [
    [0], [0xFF], [0x80], [0xE2, 0x82], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x0D], [0x0D, 0x0A], [0x09], [0x0B],
    [0x0C], [0x1B], Array("<".utf8), Array("\"".utf8), Array(":::".utf8), Array("{".utf8), Array("}".utf8),
    Array("]".utf8), Array("`".utf8), [0xEF, 0xBB, 0xBF], [0xF4, 0x90, 0x80, 0x80],
  ]
}
