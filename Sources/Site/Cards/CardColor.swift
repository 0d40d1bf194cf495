/// A colour of a social card.
///
///     CardColor("#0d1117")
package struct CardColor: Hashable, Sendable {
  /// The amounts of red, green and blue, from 0 to 255.
  package let (red, green, blue): (UInt8, UInt8, UInt8)

  /// Creates a colour from the amounts of red, green and blue.
  package init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// Creates a colour from `#` and three or six hexadecimal digits, as in stylesheets; returns `nil` for other text.
  package init?(_ text: String) {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard text.first == "#", digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3: self.init(red: UInt8(digits[0] * 17), green: UInt8(digits[1] * 17), blue: UInt8(digits[2] * 17))
    case 6:
      self.init(
        red: UInt8(digits[0] * 16 + digits[1]), green: UInt8(digits[2] * 16 + digits[3]),
        blue: UInt8(digits[4] * 16 + digits[5]))
    default: return nil
    }
  }

  /// The amounts as text, such as `13 17 23`.
  package var text: String { "\(red) \(green) \(blue)" }

  /// Returns the mix of this colour and the one behind it; the opacity of this colour is `opacity / whole`.
  func over(_ other: CardColor, opacity: Int, of whole: Int) -> CardColor {
    func mixed(_ front: UInt8, _ back: UInt8) -> UInt8 {
      UInt8((Int(front) * opacity + Int(back) * (whole - opacity) + whole / 2) / whole)
    }
    return CardColor(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}
