/// One character as a terminal shows it, with the columns it takes and the bytes of the source it stands for.
struct Cell {
  let text: String
  let columns: Range<Int>
  let bytes: Range<Int>

  /// What a stretch of one line is shown as: tabs as spaces, controls as pictures, bytes that are no text replaced.
  static func cells(of bytes: Range<Int>, in utf8: [UInt8]) -> [Cell] {
    let (text, lengths) = decode(utf8[bytes])
    var cells: [Cell] = []
    var column = 0
    var offset = bytes.lowerBound
    var remaining = lengths[...]
    for character in text {
      let length = remaining.prefix(character.unicodeScalars.count).reduce(0, +)
      remaining = remaining.dropFirst(character.unicodeScalars.count)
      let isTab = character == "\t"
      let width = isTab ? tabWidth - column % tabWidth : character.columnWidth
      let shown = isTab ? String(repeating: " ", count: width) : String(character)
      cells.append(Cell(text: shown, columns: column..<column + width, bytes: offset..<offset + length))
      column += width
      offset += length
    }
    return cells
  }

  /// Markdown's own distance of tab stops.
  private static let tabWidth = 4

  /// The code points, made visible except for tabs, and how many bytes each took.
  private static func decode(_ utf8: ArraySlice<UInt8>) -> (text: String, lengths: [Int]) {
    var text = String.UnicodeScalarView()
    var lengths: [Int] = []
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = utf8.makeIterator()
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        text.append(scalar == "\t" ? scalar : scalar.visible)
        lengths.append(encoded.count)
      case .error(let length):
        text.append(.replacement)
        lengths.append(length)
      case .emptyInput:
        return (String(text), lengths)
      }
    }
  }
}
