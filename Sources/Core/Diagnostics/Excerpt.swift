import Texts

/// The line at the start of a source range, prepared for a terminal, and the columns to underline.
struct Excerpt {
  /// The line, cut to a window around the caret if it is too long.
  let text: String

  /// The number of columns before the caret.
  private let indent: Int

  /// The number of columns to underline, including the caret: the visible part of the range, but at least one.
  private let length: Int

  /// The spaces before the caret.
  var indentation: String { String(repeating: " ", count: indent) }

  /// The caret and the underline after it.
  var underline: String { "^" + String(repeating: "~", count: length - 1) }

  /// Creates the excerpt for a range, in at most `width` columns.
  init(of range: Range<Int>, in file: SourceFile, width: Int) {
    let start = file.offset(ofCharacterAt: range.lowerBound)
    let line = file.range(ofLine: file.position(at: start).line)
    let covered = start..<max(start, range.upperBound)

    // A line can be megabytes long, so only the part near the caret is decoded and underlined.
    let near = line.clamped(
      to: file.offset(ofCharacterAt: start - 8 * width)..<file.offset(ofCharacterAt: start + 8 * width))
    let cells = Cell.cells(of: near, in: file.utf8)

    let total = cells.last?.columns.upperBound ?? 0
    let first = Self.firstColumn(toShow: covered, of: cells, total: total, width: width)
    let isCutBefore = first > 0 || near.lowerBound > line.lowerBound
    let isCutAfter = first + width < total || near.upperBound < line.upperBound
    let window = first + (isCutBefore ? 1 : 0)..<first + width - (isCutAfter ? 1 : 0)
    let shown = cells.filter { $0.columns.clamped(to: window) == $0.columns }

    text = (isCutBefore ? "…" : "") + shown.map(\.text).joined() + (isCutAfter ? "…" : "")
    indent = (isCutBefore ? 1 : 0) + shown.lazy.filter { $0.bytes.upperBound <= start }.width
    length = max(1, shown.lazy.filter { $0.bytes.overlaps(covered) }.width)
  }

  /// Returns the first column to show, which is 0 if the range fits.
  ///
  /// Otherwise a third of the width is before the caret. Near the end of the line, more columns are before the caret,
  /// so that the excerpt fills the width.
  private static func firstColumn(toShow covered: Range<Int>, of cells: [Cell], total: Int, width: Int) -> Int {
    let caret = cells.first { covered.lowerBound < $0.bytes.upperBound }?.columns.lowerBound ?? total
    let end = cells.last { $0.bytes.overlaps(covered) }?.columns.upperBound ?? caret + 2
    let fits = total <= width || end < width
    return fits ? 0 : max(0, min(caret - width / 3, total - width))
  }
}

extension Sequence<Cell> {
  /// The number of columns of all cells.
  fileprivate var width: Int { reduce(0) { $0 + $1.columns.count } }
}

/// One character as a terminal shows it, with its columns and its bytes in the source.
struct Cell {
  let text: String
  let columns: Range<Int>
  let bytes: Range<Int>

  /// Returns the cells of a part of a line.
  ///
  /// Tabs become spaces, control characters become visible, and invalid bytes are replaced.
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

  /// The tab width of Markdown.
  private static let tabWidth = 4

  /// Decodes code points with their byte counts; control characters except for tabs become visible.
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

extension Character {
  /// The number of terminal columns: 0 for a lone combining mark, 2 for wide characters and emoji, otherwise 1.
  var columnWidth: Int {
    let drawnAsEmoji = unicodeScalars.contains { $0 == .emojiSelector || $0.properties.isEmojiPresentation }
    return drawnAsEmoji ? 2 : unicodeScalars.reduce(0) { $0 + $1.columnWidth }
  }
}

extension Unicode.Scalar {
  /// The variation selector that turns the character before it into an emoji.
  fileprivate static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  fileprivate var columnWidth: Int {
    if value < 0x300 { return 1 }
    if isCombining { return 0 }
    return isWide ? 2 : 1
  }

  private var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value)  // vowels and finals of Hangul
    }
  }
}
