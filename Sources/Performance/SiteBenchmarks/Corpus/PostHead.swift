/// What stands above a post: it depends on the seed and the post's number, on nothing else.
struct PostHead: Sendable, Equatable {
  let number: Int
  let title: String
  /// The last part of its address.
  let slug: String
  let time: PostTime
  let tags: [String]
  let category: String
  let description: String
  let isDraft: Bool

  init(_ number: Int, seed: UInt64) {
    var dice = Dice(seed: seed, post: number, purpose: .head)
    self.number = number
    isDraft = dice.happens(3)
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    slug = "post-\(zeros)\(digits)-\(dice.pick(Words.large))-\(dice.pick(Words.large))"
    time = PostTime(number)
    tags = Tags.standard.draw(dice.number(in: 1...5), &dice)
    category = dice.pick(Words.categories)
    title = Self.title(&dice)
    description = Self.sentence(of: dice.number(in: 8...20), &dice)
  }

  private static func title(_ dice: inout Dice) -> String {
    var title = (0..<dice.number(in: 2...6)).map { _ in dice.pick(Words.large) }.joined(separator: " ")
    title = title.prefix(1).uppercased() + title.dropFirst()
    if dice.happens(10) { title += " " + dice.pick(Words.emoji + Words.foreign) }
    if dice.happens(5) { title += ": “\(dice.pick(Words.large))” & <\(dice.pick(Words.large))>" }
    return title
  }

  private static func sentence(of count: Int, _ dice: inout Dice) -> String {
    let words = (0..<count).map { dice.pick($0 % 2 == 0 ? Words.small : Words.large) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}
