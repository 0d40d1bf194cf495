extension TemplateValue {
  /// Whether one value stands before another when a list is sorted.
  ///
  /// Numbers go by size, texts byte by byte, for what a language thinks of letters differs from machine to machine. Kinds
  /// that cannot be compared stand apart: flags, numbers, texts, everything else, and nothing last.
  static func precedes(_ one: TemplateValue, _ other: TemplateValue) -> Bool {
    let (one, other) = (one.comparable, other.comparable)
    guard one.rank == other.rank else { return one.rank < other.rank }
    switch (one, other) {
    case (.flag(let one), .flag(let other)): return !one && other
    case (.integer(let one), .integer(let other)): return one < other
    case (.text(let one), .text(let other)): return one.utf8.lexicographicallyPrecedes(other.utf8)
    default:
      guard let one = one.double, let other = other.double else { return false }
      return one.isNaN ? false : other.isNaN || one < other
    }
  }

  /// Whether neither stands before the other, which `where` and `group` take for the same.
  static func isSame(_ one: TemplateValue, _ other: TemplateValue) -> Bool {
    switch (one.comparable, other.comparable) {
    case (.text(let one), let other), (let other, .text(let one)): other.plainText == one
    case (.nothing, .nothing): true
    case (let one, let other): one.isOrdered && other.isOrdered && !precedes(one, other) && !precedes(other, one)
    }
  }

  /// What stands for the value where values are compared.
  var comparable: TemplateValue {
    switch self {
    case .atom(let atom): atom.order
    case .object(let object): object.order.map { .text($0) } ?? self
    case .markup(let bytes): .text(String(decoding: bytes, as: UTF8.self))
    default: self
    }
  }

  private var isOrdered: Bool { rank < 3 }

  private var rank: Int {
    switch self {
    case .flag: 0
    case .integer, .number: 1
    case .text: 2
    case .nothing: 4
    default: 3
    }
  }

  private var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}
