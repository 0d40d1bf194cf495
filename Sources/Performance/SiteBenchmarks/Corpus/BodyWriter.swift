/// A writer of the Markdown of one post.
struct BodyWriter {
  private(set) var text = ""
  private(set) var words = 0
  private(set) var codeBlocks = 0

  private let number: Int
  private let seed: UInt64
  private let namesLanguages: Bool
  private var random: CorpusRandom
  private var notes = 0

  init(_ number: Int, seed: UInt64, namesLanguages: Bool) {
    self.number = number
    self.seed = seed
    self.namesLanguages = namesLanguages
    random = CorpusRandom(seed: seed, post: number, purpose: .body)
  }

  /// Writes sections until the post has enough words, then the footnotes.
  mutating func writeAll() {
    let targetCount = random.number(in: 450...1_550)
    let blocks = Block.allCases + [.list]
    var remainingBlocks: [Block] = []
    writeParagraph()
    while words < targetCount {
      if remainingBlocks.isEmpty { remainingBlocks = random.shuffled(blocks) }
      writeHeading()
      for _ in 0..<random.number(in: 1...3) { writeParagraph() }
      if let block = remainingBlocks.popLast() { write(block) }
      if random.happens(25) { write(.code) }
    }
    if codeBlocks == 0 { write(.code) }
    writeParagraph(hasNote: true)
    for note in 1...notes { text += "[^\(note)]: \(sentence())\n" }
  }

  /// A block between paragraphs.
  private enum Block: CaseIterable { case list, numbers, tasks, table, quote, image, code, rule }

  private mutating func write(_ block: Block) {
    switch block {
    case .list: writeList { _ in "-" }
    case .numbers: writeList { "\($0)." }
    case .tasks:
      for _ in 0..<random.number(in: 3...5) { text += "- [\(random.happens(50) ? "x" : " ")] \(sentence())\n" }
    case .table: writeTable()
    case .quote: text += "> \(sentence())\n>\n> \(sentence())\n"
    case .image:
      text +=
        "![\(phrase(random.number(in: 4...9)))](/images/\(large())-\(random.number(below: 50)).png \"\(large())\")\n"
    case .code: writeCode()
    case .rule: text += "---\n"
    }
    text += "\n"
  }

  private mutating func writeHeading() {
    let title = phrase(random.number(in: 2...6))
    // The first heading has the highest level.
    let mark = codeBlocks == 0 || random.happens(65) ? "##" : "###"
    text += "\(mark) \(title.prefix(1).uppercased())\(title.dropFirst())\n\n"
  }

  private mutating func writeParagraph(hasNote: Bool = false) {
    text += (0..<random.number(in: 2...6)).map { _ in sentence() }.joined(separator: " ")
    if random.happens(8) {
      text += random.pick(CorpusWords.japanese)
      words += 6
    }
    if hasNote || notes < 6 && random.happens(10) {
      notes += 1
      text += "[^\(notes)]"
    }
    text += "\n\n"
  }

  /// Writes a list; nested items are indented by four spaces, which all Markdown parsers read in the same way.
  private mutating func writeList(_ mark: (Int) -> String) {
    for item in 1...random.number(in: 3...6) {
      text += "\(mark(item)) \(sentence())\n"
      guard random.happens(30) else { continue }
      for _ in 0..<random.number(in: 2...3) { text += "    - \(sentence())\n" }
    }
  }

  private mutating func writeTable() {
    let columns = random.number(in: 3...5)
    text += row((0..<columns).map { _ in large() })
    text += row((0..<columns).map { _ in random.pick(["---", ":--", "--:", ":-:"]) })
    for _ in 0..<random.number(in: 3...10) {
      text += row(
        (0..<columns).map { _ in
          switch random.number(below: 4) {
          case 0: String(random.number(below: 10_000))
          case 1: "`\(large())`"
          default: phrase(random.number(in: 1...2))
          }
        })
    }
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  private mutating func writeCode() {
    codeBlocks += 1
    let language = random.pick(CodeSample.frequent)
    text += "```\(namesLanguages ? language.rawValue : "")\n"
    for part in 0..<(random.happens(30) ? 2 : 1) {
      if part > 0 { text += "\n" }
      text += language.code(large(), large(), random.number(in: 10...99), random.number(in: 2...9))
    }
    text += "```\n"
  }
}

extension BodyWriter {
  private mutating func large() -> String { random.pick(CorpusWords.large) }

  private mutating func phrase(_ count: Int) -> String {
    words += count
    return (0..<count).map { $0 % 2 == 1 ? random.pick(CorpusWords.small) : large() }.joined(separator: " ")
  }

  private mutating func sentence() -> String {
    let count = random.number(in: 7...21)
    words += count
    var parts = (0..<count).map { _ in random.happens(55) ? random.pick(CorpusWords.small) : large() }
    for _ in 0..<random.pick([0, 0, 1, 1, 2]) {
      let index = random.number(below: count)
      parts[index] = inline(parts[index])
    }
    let text = parts.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst() + random.pick([".", ".", ".", ".", "!", "?"])
  }

  private mutating func inline(_ word: String) -> String {
    switch random.number(below: 100) {
    case ..<22: "*\(word)*"
    case ..<40: "**\(word) \(large())**"
    case ..<61: "`\(word).\(large())()`"
    case ..<70: "[\(word) \(large())](/posts/\(earlierPost().slug)/)"
    case ..<80: "[\(word)](https://example.com/\(large())/\(large())?page=\(random.number(below: 99))&all=1)"
    case ..<84: "~~\(word)~~"
    case ..<87: "https://example.org/\(large())/\(random.number(below: 999))"
    case ..<94: random.pick(CorpusWords.foreign)
    default: random.pick(CorpusWords.emoji)
    }
  }

  /// Returns a published post before this one, as the target of a link.
  ///
  /// Earlier posts exist in a corpus of any size, so the link is never broken.
  private mutating func earlierPost() -> PostMetadata {
    let last = random.number(below: max(1, number))
    for candidate in (0...last).reversed() {
      let head = PostMetadata(candidate, seed: seed)
      if !head.isDraft { return head }
    }
    return PostMetadata(last, seed: seed)
  }
}
