/// An estimate of the bytes that the C library reads again and again.
///
/// Some constructs make the library read a text once for each of their characters, which takes quadratic time. The costs
/// are weighted so that a billion bytes take at most a second.
struct RescanEstimate {
  /// A construct that the library reads in quadratic time.
  enum Construct: Equatable {
    /// `[` in a paragraph: for each, the library may scan everything before it (40,000 in `![[]()`: 1.3 s).
    case brackets
    /// `<?` in a paragraph: for each, the library looks for `?>` up to the paragraph's end (33,000 in 100 kB: 1.3 s).
    case instructions
    /// `<!` in a paragraph, before a letter or `[`: like `<?` (17,000 in 100 kB: 0.5 s).
    case declarations
    /// Possible starts of addresses in a run without spaces (20,000 times `www._`: 9 s).
    case addresses
    /// `)` after an address: for each, the library rescans the address (150,000: 7 s).
    case parentheses
    /// `@` in a line: for each of the first 1,000, the library copies the rest of the line (1 MB of `a@b.c`: 0.6 s, 1 GB).
    case mailAddresses
    /// `|` in a line: for each cell, the library walks the list of cells before it (50,000 columns: 5 s).
    case pipes
    /// Lines that may be the second line of a table: for each, the library rescans the paragraph (12,500 in 100 kB: 0.2 s).
    case delimiterRows
  }

  /// The construct with the highest cost so far.
  private var worst: (cost: Int, problem: LocatedMarkdownProblem)?
  private var total = 0
  private let limit: Int

  /// Whether a document of this size can exceed the limit at all.
  let isNeeded: Bool

  /// Creates an estimate for a document of a size in bytes.
  init(limit: Int, ofBytes size: Int) {
    self.limit = limit
    // For each byte of the document, a construct costs at most `costOfCopy * size`.
    isNeeded = Self.costOfCopy * size * size > limit
  }

  /// The problem, once the estimate exceeds the limit.
  var problem: LocatedMarkdownProblem? { total > limit ? worst?.problem : nil }

  /// Adds a construct that occurs `count` times and makes the library read `cost` bytes again.
  mutating func add(_ construct: Construct, _ count: Int, cost: Int, at range: @autoclosure () -> Range<Int>) {
    guard count > 1 else { return }
    total += cost
    guard cost > worst?.cost ?? 0 else { return }
    worst = (cost, LocatedMarkdownProblem(problem: .tooSlow(construct, count), range: range()))
  }

  /// The cost of a byte that is copied: memory is limited more strictly than time, to 64 MB.
  fileprivate static let costOfCopy = 16

  /// The largest size of a block that is not counted; such a block adds less than 256 bytes for each of its characters.
  private static let uncounted = 256

  /// Adds the constructs in the text of a paragraph, a heading or a table cell.
  mutating func add(textOfBlock text: Span<UInt8>, at range: @autoclosure () -> Range<Int>) {
    guard text.count > Self.uncounted else { return }
    let counts = InlineCounts(text)
    add(.brackets, counts.brackets, cost: counts.brackets * counts.brackets, at: range())
    add(.instructions, counts.instructions, cost: counts.instructions * text.count, at: range())
    add(.declarations, counts.declarations, cost: counts.declarations * text.count, at: range())
    add(.addresses, counts.addresses, cost: counts.addressCost, at: range())
    add(.parentheses, counts.parentheses, cost: counts.parenthesisCost, at: range())
    add(.mailAddresses, counts.mails, cost: counts.mailCost, at: range())
  }
}

/// The constructs of quadratic time in the text of a block.
private struct InlineCounts {
  private(set) var (brackets, instructions, declarations) = (0, 0, 0)
  /// The largest numbers of address starts, and of `)` after an address start, in a run without spaces.
  private(set) var (addresses, parentheses) = (0, 0)
  /// The largest number of `@` in a line.
  private(set) var mails = 0
  private(set) var (addressCost, parenthesisCost, mailCost) = (0, 0, 0)

  /// The current run without spaces.
  private var word = (start: 0, addresses: 0, parentheses: 0)
  /// The current line.
  private var line = (start: 0, mails: 0)

  init(_ text: Span<UInt8>) {
    var before: UInt8 = 0
    for at in text.indices {
      let byte = text[at]
      switch byte {
      case 0x20, 0x09: endWord(at: at)
      case 0x0A:
        endWord(at: at)
        endLine(at: at)
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "<"):
        guard at + 2 < text.count else { break }
        if text[at + 1] == UInt8(ascii: "?") { instructions += 1 }
        if text[at + 1] == UInt8(ascii: "!"), text[at + 2] != UInt8(ascii: "-") { declarations += 1 }
      case UInt8(ascii: "@"):
        word.addresses += 1
        line.mails += 1
      // Character references are decoded first, and `&#64;` and `&commat;` are `@`.
      case UInt8(ascii: "&"):
        if at + 1 < text.count, text[at + 1] == UInt8(ascii: "#") || text[at + 1] == UInt8(ascii: "c") {
          line.mails += 1
        }
      case UInt8(ascii: "."), UInt8(ascii: "/"):
        if before == UInt8(ascii: ":") || before | 0x20 == UInt8(ascii: "w") { word.addresses += 1 }
      case UInt8(ascii: ")"): if word.addresses > 0 { word.parentheses += 1 }
      default: break
      }
      before = byte
    }
    endWord(at: text.count)
    endLine(at: text.count)
  }

  private mutating func endLine(at end: Int) {
    mails = max(mails, line.mails)
    mailCost += RescanEstimate.costOfCopy * min(line.mails, 1_000) * (end - line.start)
    line = (end + 1, 0)
  }

  private mutating func endWord(at end: Int) {
    addresses = max(addresses, word.addresses)
    parentheses = max(parentheses, word.parentheses)
    // Measured: reading a byte again takes three times as long for an address as for other constructs.
    addressCost += 3 * word.addresses * (end - word.start)
    parenthesisCost += word.parentheses * word.parentheses
    word = (end + 1, 0, 0)
  }
}
