import Texts

/// The names of characters in HTML.
///
/// The standard promises that they never change.
enum CharacterNames {
  /// Returns the characters of a name such as `eacute`, and whether a reference with it needs a semicolon.
  ///
  /// This searches the text of the table, which needs no memory and no time at the start of the program.
  static func find(_ name: ArraySlice<UInt8>) -> (characters: String, needsSemicolon: Bool)? {
    let table = text.utf8.span
    var low = 0
    var high = table.count
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] > 0x20 { start -= 1 }
      var end = start
      var rest = name
      while let byte = rest.first, byte == table[end] {
        rest.removeFirst()
        end += 1
      }
      // A name ends at `;` or `,`, which sort before its letters.
      let isName = table[end] == UInt8(ascii: ";") || table[end] == UInt8(ascii: ",")
      if isName, rest.isEmpty { return (characters(table, from: end + 1), table[end] == UInt8(ascii: ";")) }
      if isName || rest.first.map({ $0 > table[end] }) == true {
        while end < table.count, table[end] > 0x20 { end += 1 }
        low = end + 1
      } else {
        high = start
      }
    }
    return nil
  }

  /// Returns the characters of numbers such as `223E+333`.
  private static func characters(_ table: Span<UInt8>, from start: Int) -> String {
    var characters = String.UnicodeScalarView()
    var number: UInt32 = 0
    for index in start...table.count {
      let byte = index < table.count ? table[index] : 0x20
      if byte.isASCIIDigit {
        number = number << 4 | UInt32(byte - UInt8(ascii: "0"))
      } else if byte.isASCIILetter {
        number = number << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      } else {
        if let scalar = Unicode.Scalar(number) { characters.append(scalar) }
        number = 0
        if byte <= 0x20 { break }
      }
    }
    return String(characters)
  }
}
