import TestSupport

/// Random articles: front matter, containers, traits, markup, and bytes that are no text.
struct RandomArticle {
  private var random: SeededGenerator
  private var text: [UInt8] = []

  /// The article of a seed: a few hundred bytes.
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

  /// Puts bytes in or takes some away, wherever that may be.
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
