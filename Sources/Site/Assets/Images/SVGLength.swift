/// Numbers in the attributes of an SVG file.
enum SVGLength {
  /// A length without a unit or in pixels; nothing for other units, for percentages and for what is not positive.
  static func pixels(_ text: String) -> Double? {
    var text = text.utf8.drop(while: \.isSVGSpace)
    while let last = text.last, last.isSVGSpace { text.removeLast() }
    if text.suffix(2).elementsEqual("px".utf8) || text.suffix(2).elementsEqual("PX".utf8) { text.removeLast(2) }
    return number(text).flatMap { $0 > 0 ? $0 : nil }
  }

  /// The width and the height of a view box, the last two of its four numbers.
  static func viewBox(_ text: String) -> (width: Double, height: Double)? {
    let numbers = text.utf8.split { $0.isSVGSpace || $0 == UInt8(ascii: ",") }.map(number)
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0 else { return nil }
    return (width, height)
  }

  /// A decimal number; Swift itself would take `0x10` and `nan` as well.
  private static func number(_ text: Substring.UTF8View) -> Double? {
    let isDecimal = text.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"),
        UInt8(ascii: "+"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isDecimal, let number = Double(Substring(text)), number.isFinite else { return nil }
    return number
  }
}

extension UInt8 {
  /// Whether the byte is white space of XML.
  var isSVGSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
