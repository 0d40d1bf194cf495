/// The line on which a range begins, as a terminal shows it, and which of its columns to underline.
struct Excerpt {
  /// The line as it is shown, cut to a window round the caret where it is too long.
  let text: String

  /// The columns before the caret.
  private let indent: Int

  /// The columns that caret and underline take: those of the range as far as they are shown, and at least one.
  private let length: Int

  /// What stands under the line up to the caret.
  var indentation: String { String(repeating: " ", count: indent) }

  /// The caret, and the underline that goes on from it.
  var underline: String { "^" + String(repeating: "~", count: length - 1) }

  /// Takes the line out of a file, in at most `width` columns.
  init(of range: Range<Int>, in file: SourceFile, width: Int) {
    let start = file.offset(ofCharacterAt: range.lowerBound)
    let line = file.range(ofLine: file.position(at: start).line)
    let covered = start..<max(start, range.upperBound)

    // However long the line is, hardly more of it is read than can be shown; what the range covers beyond it has no
    // cells, and so no underline.
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

  /// Where the window begins: with the line if what matters fits, else so that the caret has a third of it to its left.
  private static func firstColumn(toShow covered: Range<Int>, of cells: [Cell], total: Int, width: Int) -> Int {
    let caret = cells.first { covered.lowerBound < $0.bytes.upperBound }?.columns.lowerBound ?? total
    let end = cells.last { $0.bytes.overlaps(covered) }?.columns.upperBound ?? caret + 2
    let fits = total <= width || end < width
    return fits ? 0 : max(0, min(caret - width / 3, total - width))
  }
}

extension Sequence<Cell> {
  /// The columns that the cells take together.
  fileprivate var width: Int { reduce(0) { $0 + $1.columns.count } }
}
