/// The metadata of a post, which depends on the seed and the number of the post only.
struct PostMetadata: Sendable, Equatable {
  let number: Int
  let title: String
  /// The last part of the URL.
  let slug: String
  let time: PostTime
  let tags: [String]
  let category: String
  let description: String
  let isDraft: Bool

  init(_ number: Int, seed: UInt64) {
    var random = CorpusRandom(seed: seed, post: number, purpose: .head)
    self.number = number
    isDraft = random.happens(3)
    let digits = String(number)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.count))
    slug = "post-\(zeros)\(digits)-\(random.pick(CorpusWords.large))-\(random.pick(CorpusWords.large))"
    time = PostTime(number)
    tags = CorpusTags.standard.draw(random.number(in: 1...5), &random)
    category = random.pick(CorpusWords.categories)
    title = Self.title(&random)
    description = Self.sentence(of: random.number(in: 8...20), &random)
  }

  private static func title(_ random: inout CorpusRandom) -> String {
    var title = (0..<random.number(in: 2...6)).map { _ in random.pick(CorpusWords.large) }.joined(separator: " ")
    title = title.prefix(1).uppercased() + title.dropFirst()
    if random.happens(10) { title += " " + random.pick(CorpusWords.emoji + CorpusWords.foreign) }
    if random.happens(5) { title += ": “\(random.pick(CorpusWords.large))” & <\(random.pick(CorpusWords.large))>" }
    return title
  }

  private static func sentence(of count: Int, _ random: inout CorpusRandom) -> String {
    let lists = [CorpusWords.small, CorpusWords.large]
    let words = (0..<count).map { random.pick(lists[$0 % 2]) }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst() + "."
  }
}

/// The time of a post: one post every five hours since the beginning of 2008.
struct PostTime: Sendable, Equatable {
  /// The largest number of posts whose times are in the past.
  static let limit = 30_000

  private let seconds: Int

  init(_ number: Int) {
    seconds = 1_199_174_400 + number * 5 * 3_600
  }

  /// The day, such as `2008-01-31`.
  var day: String { "\(digits(date.year, 4))-\(digits(date.month, 2))-\(digits(date.day, 2))" }

  /// The time of day, such as `08:00`.
  var hour: String { "\(digits(seconds / 3_600 % 24, 2)):\(digits(seconds / 60 % 60, 2))" }

  /// The date and the time in ISO 8601 format.
  var iso: String { "\(day)T\(hour):00Z" }

  /// The date in the Gregorian calendar, computed with years that begin in March.
  private var date: (year: Int, month: Int, day: Int) {
    let days = seconds / 86_400 + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }
}
