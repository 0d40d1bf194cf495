/// Writes the text of one post.
struct BodyWriter {
  private(set) var text = ""
  private(set) var words = 0
  private(set) var codeBlocks = 0

  private let number: Int
  private let seed: UInt64
  private let namesLanguages: Bool
  private var dice: Dice
  private var notes = 0

  init(_ number: Int, seed: UInt64, namesLanguages: Bool) {
    self.number = number
    self.seed = seed
    self.namesLanguages = namesLanguages
    dice = Dice(seed: seed, post: number, purpose: .body)
  }

  /// Writes sections until there are words enough, then the footnotes.
  mutating func writeAll() {
    let goal = dice.number(in: 450...1_550)
    let blocks = Block.allCases + [.list]
    var deck: [Block] = []
    writeParagraph()
    while words < goal {
      if deck.isEmpty { deck = dice.shuffled(blocks) }
      writeHeading()
      for _ in 0..<dice.number(in: 1...3) { writeParagraph() }
      if let block = deck.popLast() { write(block) }
      if dice.happens(25) { write(.code) }
    }
    if codeBlocks == 0 { write(.code) }
    writeParagraph(hasNote: true)
    for note in 1...notes { text += "[^\(note)]: \(sentence())\n" }
  }

  /// What stands between paragraphs.
  private enum Block: CaseIterable { case list, numbers, tasks, table, quote, image, code, rule }

  private mutating func write(_ block: Block) {
    switch block {
    case .list: writeList { _ in "-" }
    case .numbers: writeList { "\($0)." }
    case .tasks:
      for _ in 0..<dice.number(in: 3...5) { text += "- [\(dice.happens(50) ? "x" : " ")] \(sentence())\n" }
    case .table: writeTable()
    case .quote: text += "> \(sentence())\n>\n> \(sentence())\n"
    case .image:
      text += "![\(phrase(dice.number(in: 4...9)))](/images/\(large())-\(dice.number(below: 50)).png \"\(large())\")\n"
    case .code: writeCode()
    case .rule: text += "---\n"
    }
    text += "\n"
  }

  private mutating func writeHeading() {
    let title = phrase(dice.number(in: 2...6))
    // The first heading of a part of an article is no smaller than those behind it.
    let mark = codeBlocks == 0 || dice.happens(65) ? "##" : "###"
    text += "\(mark) \(title.prefix(1).uppercased())\(title.dropFirst())\n\n"
  }

  private mutating func writeParagraph(hasNote: Bool = false) {
    text += (0..<dice.number(in: 2...6)).map { _ in sentence() }.joined(separator: " ")
    if dice.happens(8) {
      text += dice.pick(Words.japanese)
      words += 6
    }
    if hasNote || notes < 6 && dice.happens(10) {
      notes += 1
      text += "[^\(notes)]"
    }
    text += "\n\n"
  }

  /// Some of the items have items of their own, four spaces in: all readers of Markdown agree on that.
  private mutating func writeList(_ mark: (Int) -> String) {
    for item in 1...dice.number(in: 3...6) {
      text += "\(mark(item)) \(sentence())\n"
      guard dice.happens(30) else { continue }
      for _ in 0..<dice.number(in: 2...3) { text += "    - \(sentence())\n" }
    }
  }

  private mutating func writeTable() {
    let columns = dice.number(in: 3...5)
    text += row((0..<columns).map { _ in large() })
    text += row((0..<columns).map { _ in dice.pick(["---", ":--", "--:", ":-:"]) })
    for _ in 0..<dice.number(in: 3...10) {
      text += row(
        (0..<columns).map { _ in
          switch dice.number(below: 4) {
          case 0: String(dice.number(below: 10_000))
          case 1: "`\(large())`"
          default: phrase(dice.number(in: 1...2))
          }
        })
    }
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  private mutating func writeCode() {
    codeBlocks += 1
    let language = dice.pick(CodeSample.frequent)
    text += "```\(namesLanguages ? language.rawValue : "")\n"
    for part in 0..<(dice.happens(30) ? 2 : 1) {
      if part > 0 { text += "\n" }
      text += language.code(large(), large(), dice.number(in: 10...99), dice.number(in: 2...9))
    }
    text += "```\n"
  }
}

extension BodyWriter {
  private mutating func large() -> String { dice.pick(Words.large) }

  private mutating func phrase(_ count: Int) -> String {
    words += count
    return (0..<count).map { $0 % 2 == 1 ? dice.pick(Words.small) : large() }.joined(separator: " ")
  }

  private mutating func sentence() -> String {
    let count = dice.number(in: 7...21)
    words += count
    var parts = (0..<count).map { _ in dice.happens(55) ? dice.pick(Words.small) : large() }
    for _ in 0..<dice.pick([0, 0, 1, 1, 2]) {
      let place = dice.number(below: count)
      parts[place] = inline(parts[place])
    }
    let text = parts.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst() + dice.pick([".", ".", ".", ".", "!", "?"])
  }

  private mutating func inline(_ word: String) -> String {
    switch dice.number(below: 100) {
    case ..<22: "*\(word)*"
    case ..<40: "**\(word) \(large())**"
    case ..<61: "`\(word).\(large())()`"
    case ..<70: "[\(word) \(large())](/posts/\(earlier().slug)/)"
    case ..<80: "[\(word)](https://example.com/\(large())/\(large())?page=\(dice.number(below: 99))&all=1)"
    case ..<84: "~~\(word)~~"
    case ..<87: "https://example.org/\(large())/\(dice.number(below: 999))"
    case ..<94: dice.pick(Words.foreign)
    default: dice.pick(Words.emoji)
    }
  }

  /// A post to link to: one before this, so that it is there however many follow, and no draft.
  private mutating func earlier() -> PostHead {
    let last = dice.number(below: max(1, number))
    for candidate in (0...last).reversed() {
      let head = PostHead(candidate, seed: seed)
      if !head.isDraft { return head }
    }
    return PostHead(last, seed: seed)
  }
}
