import TestSupport

/// Random documents of GitHub's constructs, nested in one another.
struct RandomMarkdown {
  private(set) var random: SeededGenerator
  /// How many blocks may still be written.
  private var budget: Int

  /// The document of a seed.
  static func document(seed: UInt64, blocks: Int = 8) -> [UInt8] {
    var writer = RandomMarkdown(random: SeededGenerator(seed: seed), budget: blocks)
    return Array(writer.document().utf8)
  }

  /// A short text of pieces that become addresses, mail and footnotes only where they meet.
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
    // Every note is referred to, and no note but the last refers to others (see ReferenceFuzzTests).
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

  /// A quote or a list around other blocks; sometimes its later lines lack the mark, which leaves them to laziness.
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
