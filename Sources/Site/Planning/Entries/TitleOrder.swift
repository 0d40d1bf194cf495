import Diagnostics
import Texts
@_spi(_Unicode) import Swift

/// A sort key for titles: by base letters, then by accents, then by code points; numbers are in natural order.
///
/// So `Part 2` precedes `Part 10`, and `Éclair` precedes `Fig`.
///
/// This is not the exact order of any language, but it is the same on every machine. Authors override it with
/// `sort_title`.
struct TitleOrder: Sendable, Comparable {
  private let letters: [UInt32]
  private let accents: [UInt32]
  private let exact: [UInt8]

  init(_ title: String) {
    let lower = title.lowercased()
    let decomposed = lower.isASCII ? Array(lower.unicodeScalars) : Array(lower._nfd)
    accents = Self.key(of: decomposed)
    letters = lower.isASCII ? accents : Self.key(of: decomposed.filter { $0.kind != .mark })
    exact = Array(title.utf8)
  }

  /// Returns the code points, with the number of digits before each number: so a shorter number is smaller.
  private static func key(of scalars: [Unicode.Scalar]) -> [UInt32] {
    let digits = Unicode.Scalar("0")..."9"
    guard scalars.contains(where: digits.contains) else { return scalars.map(\.value) }
    var (key, rest): ([UInt32], ArraySlice<Unicode.Scalar>) = ([], scalars[...])
    while let first = rest.first {
      guard digits.contains(first) else {
        key.append(rest.removeFirst().value)
        continue
      }
      let run = rest.prefix(while: digits.contains)
      let number = run.drop { $0 == "0" }
      // A number is at the place of the digit 0 among other characters.
      key += [digits.lowerBound.value, UInt32(number.count)] + number.map(\.value)
      rest = rest[run.endIndex...]
    }
    return key
  }

  static func < (lhs: TitleOrder, rhs: TitleOrder) -> Bool {
    if lhs.letters != rhs.letters { return lhs.letters.lexicographicallyPrecedes(rhs.letters) }
    if lhs.accents != rhs.accents { return lhs.accents.lexicographicallyPrecedes(rhs.accents) }
    return lhs.exact.lexicographicallyPrecedes(rhs.exact)
  }
}
