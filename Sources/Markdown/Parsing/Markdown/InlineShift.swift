/// How far inlines stand from where the library says, for it does not know where some blocks begin.
struct InlineShift {
  /// They stand where the library says.
  static let none = InlineShift(lines: 0, columns: 0)

  let lines: Int
  let columns: Int
}

extension BodyLines {
  /// The shift behind definitions of links, which the library cuts off a block without telling that it begins below them.
  func shift(behindDefinitionsIn block: CMarkNode, endingAt last: Int) -> InlineShift {
    guard begins(block, with: UInt8(ascii: "[")) else { return .none }
    return InlineShift(lines: max(last - block.startLine + 1 - block.contentLines, 0), columns: 0)
  }

  /// The shift in a paragraph right above a table: it has no place, and where it begins, the table is said to.
  func shift(above table: CMarkNode) -> InlineShift {
    InlineShift(lines: table.startLine, columns: table.startColumn)
  }

  /// The shift in the headings of a table below such a paragraph: their columns are counted in the text of both, which ends with
  /// the line of the headings.
  func shift(inHeadings row: CMarkNode, below paragraphLines: Int) -> InlineShift {
    let line = row.startLine + paragraphLines
    let length = row.endColumn - row.startColumn + 2
    let textStart = end(of: line) + 1 - length
    return InlineShift(lines: paragraphLines, columns: textStart - start(of: line) - row.startColumn + 1)
  }
}
