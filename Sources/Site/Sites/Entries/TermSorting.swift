import Diagnostics
@_spi(_Unicode) import Swift

/// Sorts articles under terms: names that have one part of an address are one term, and those that differ in more than case, spaces
/// and hyphens are told apart.
struct TermSorting {
  /// What is known of a term.
  struct Found {
    /// The part of its address that stands for it.
    let part: String
    /// The article about it.
    var index: Int?
    var name: String
    var entries: [Int] = []
    /// How it is written, by what tells it from others of its address, and who wrote it so first.
    var spellings: [(name: String, entry: Int)] = []
    fileprivate var keys: Set<String> = []
  }

  /// The terms; whoever speaks of one says its place here.
  private(set) var found: [Found]
  /// The terms of each entry, in the order of its author.
  private(set) var numbersOfEntries: [[Int]]

  private let entries: [Entry]
  private var numbers: [String: Int]
  /// An article names most of its terms as others did.
  private var numbersOfNames: [String: Int] = [:]

  /// Begins with the terms that articles are about, by their parts.
  init(_ about: [String: Int], _ entries: [Entry]) {
    self.entries = entries
    numbersOfEntries = [[Int]](repeating: [], count: entries.count)
    found = about.map { Found(part: $0, index: $1, name: entries[$1].title) }
    numbers = Dictionary(uniqueKeysWithValues: found.enumerated().map { ($1.part, $0) })
  }

  /// Takes down that an article names a term; those of one article come one after the other.
  mutating func add(_ name: String, of entry: Int) {
    let number = numbersOfNames[name] ?? take(spelling: name, of: entry)
    guard found[number].entries.last != entry else { return }
    found[number].entries.append(entry)
    numbersOfEntries[entry].append(number)
  }

  /// Takes down a way to write a term that nobody used so far.
  private mutating func take(spelling: String, of entry: Int) -> Int {
    let part = Taxonomy.part(of: spelling)
    let number = numbers[part] ?? found.count
    if number == found.count { found.append(Found(part: part, name: spelling)) }
    numbers[part] = number
    numbersOfNames[spelling] = number
    let title = found[number].index.flatMap { entries[$0].facts.title }
    if found[number].spellings.isEmpty { found[number].name = title ?? spelling }
    if found[number].keys.insert(Self.key(of: spelling)).inserted { found[number].spellings.append((spelling, entry)) }
    return number
  }

  /// What is the same for the spellings of one term.
  private static func key(of name: String) -> String {
    let lower = name.lowercased()
    // What is ASCII is composed, and to see to it takes longer than all else about a term.
    let composed = lower.isASCII ? lower : String(String.UnicodeScalarView(lower._nfc))
    return composed.split { $0 == " " || $0 == "-" }.joined(separator: "-")
  }
}
