import Diagnostics
@_spi(_Unicode) import Swift

/// Where a title comes in an alphabet: by its base letters, then by their accents, then by code point.
///
/// That is no language's own order, but it is the same on every machine; `sort_title` is for the rest.
struct TitleOrder: Sendable, Comparable {
  private let letters: [UInt32]
  private let accents: [UInt32]
  private let exact: [UInt8]

  init(_ title: String) {
    let lower = title.lowercased()
    let decomposed = lower.isASCII ? Array(lower.unicodeScalars) : Array(lower._nfd)
    accents = decomposed.map(\.value)
    letters = lower.isASCII ? accents : decomposed.filter { !$0.isMark }.map(\.value)
    exact = Array(title.utf8)
  }

  static func < (one: TitleOrder, other: TitleOrder) -> Bool {
    if one.letters != other.letters { return one.letters.lexicographicallyPrecedes(other.letters) }
    if one.accents != other.accents { return one.accents.lexicographicallyPrecedes(other.accents) }
    return one.exact.lexicographicallyPrecedes(other.exact)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
