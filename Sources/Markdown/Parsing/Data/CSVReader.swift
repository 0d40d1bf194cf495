import Texts

/// Reads CSV and TSV, as RFC 4180 and spreadsheets write them: a list of maps, whose keys are the names in the first row.
///
/// Numbers such as `12` and `-3.5` are typed. All other cells are strings: dates, `007`, `1e3`, and everything in quotes.
/// After an open quote there is no result. After any other problem, the rest is read.
package enum CSVReader {
  /// Reads CSV from the bytes of a file; without a `separator`, it is `;` if the first row has a `;` and no `,`.
  ///
  /// Ranges are file offsets, like the indices of the slice.
  ///
  ///     let (node, problems) = CSVReader.read(Array("title,year\nA,2026\n".utf8)[...])
  package static func read(_ bytes: ArraySlice<UInt8>, separator: UInt8? = nil) -> (
    node: DataNode?, problems: [DataProblem]
  ) {
    let bytes = bytes.withoutByteOrderMark
    if let problem = bytes.invalidUTF8 { return (nil, [problem]) }
    var parser = CSVParser(bytes, separator: separator ?? self.separator(of: bytes))
    do throws(DataProblem) {
      let node = try parser.document()
      return (node, parser.problems)
    } catch {
      return (nil, parser.problems + [error])
    }
  }

  private static func separator(of bytes: ArraySlice<UInt8>) -> UInt8 {
    var (isQuoted, found) = (false, UInt8(ascii: ","))
    for byte in bytes.drop(while: \.isASCIIWhiteSpace) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: ",") { return byte }
      if byte == UInt8(ascii: ";") { found = byte }
      if byte == 0x0A || byte == 0x0D { break }
    }
    return found
  }
}

/// A CSV parser that throws at a cell that does not end.
private struct CSVParser {
  private let separator: UInt8
  private var cursor: DataCursor
  private(set) var problems: [DataProblem] = []

  init(_ bytes: ArraySlice<UInt8>, separator: UInt8) {
    (self.separator, cursor) = (separator, DataCursor(bytes))
  }

  /// Parses the document: the row of names, then the other rows.
  mutating func document() throws(DataProblem) -> DataNode {
    let start = cursor.offset
    let names = try row().map { (key: $0.textual ?? "", range: $0.range) }
    var (columns, rows, short): (DataMap, [DataNode], [DataProblem]) = (DataMap(), [], [])
    for name in names {
      let entry = DataMap.Entry(key: name.key, keyRange: name.range, value: DataNode(.null, at: name.range))
      if name.key.isEmpty { problems.append(DataProblem(.csv(.emptyName), at: name.range)) }
      if let first = columns.insert(entry), !name.key.isEmpty {
        problems.append(DataProblem(.duplicateKey(name.key, first: first.keyRange), at: name.range))
      }
    }
    while true {
      let cells = try row()
      guard let first = cells.first, let last = cells.last else { break }
      let range = first.range.lowerBound..<last.range.upperBound
      if let extra = cells.dropFirst(names.count).first(where: { !$0.range.isEmpty }) {
        let mistake = CSVMistake.tooManyCells(cells.count, columns: names.count)
        problems.append(DataProblem(.csv(mistake), at: extra.range.lowerBound..<range.upperBound))
      } else if cells.count < names.count {
        short.append(DataProblem(.csv(.tooFewCells(cells.count, columns: names.count, moreRows: 0)), at: range))
      }
      var map = DataMap()
      for (index, name) in names.enumerated() where !name.key.isEmpty {
        let cell = index < cells.count ? cells[index] : DataNode(.string(""), at: range.upperBound..<range.upperBound)
        map.insert(DataMap.Entry(key: name.key, keyRange: name.range, value: cell))
      }
      rows.append(DataNode(.map(map), at: range))
    }
    // Programs that leave out empty cells do so in many rows.
    if var problem = short.first, case .csv(.tooFewCells(let count, let columns, _)) = problem.kind {
      problem.kind = .csv(.tooFewCells(count, columns: columns, moreRows: short.count - 1))
      problems.append(problem)
    }
    return DataNode(.list(rows), at: start..<cursor.offset)
  }

  /// Parses the next row with a text in a cell; empty at the end of the file.
  private mutating func row() throws(DataProblem) -> [DataNode] {
    while !cursor.isAtEnd {
      var cells = [try cell()]
      while cursor.byte == separator {
        cursor.advance()
        cells.append(try cell())
      }
      if !cursor.skip("\r\n") { cursor.advance() }
      if cells.contains(where: { !$0.range.isEmpty }) { return cells }
    }
    return []
  }

  /// Parses a cell; its range has no spaces at its ends.
  private mutating func cell() throws(DataProblem) -> DataNode {
    cursor.advance { $0 == UInt8(ascii: " ") }
    if cursor.byte == UInt8(ascii: "\"") { return try quotedCell() }
    let (start, separator) = (cursor.offset, separator)
    cursor.advance { $0 != separator && ($0 >= 0x20 && $0 != 0x7F || $0 == 0x09) }
    if cursor.byte != separator, cursor.byte != 0x0A, cursor.byte != 0x0D, let problem = cursor.controlCharacter {
      throw problem
    }
    var bytes = cursor.text(from: start)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    let number = Self.number(text, bytes)
    return DataNode(number ?? .string(text), at: bytes.indices, written: number == nil ? nil : text)
  }

  private mutating func quotedCell() throws(DataProblem) -> DataNode {
    let opening = cursor.offset
    var text: [UInt8] = []
    repeat {
      cursor.advance()
      // The second one of two quotes is a part of the text.
      let start = cursor.offset == opening + 1 ? cursor.offset : cursor.offset - 1
      cursor.advance { byte in
        byte != UInt8(ascii: "\"") && (byte >= 0x20 && byte != 0x7F || byte == 0x09 || byte == 0x0A || byte == 0x0D)
      }
      guard let byte = cursor.byte else { throw DataProblem(.csv(.unclosedQuote), at: opening..<opening + 1) }
      if byte != UInt8(ascii: "\""), let problem = cursor.controlCharacter { throw problem }
      text += cursor.text(from: start)
      cursor.advance()
    } while cursor.byte == UInt8(ascii: "\"")
    let range = opening..<cursor.offset
    cursor.advance { $0 == UInt8(ascii: " ") }
    guard cursor.isAtEnd || cursor.byte == separator || cursor.byte == 0x0A || cursor.byte == 0x0D else {
      throw DataProblem(.csv(.textAfterQuote), at: cursor.character)
    }
    return DataNode(.string(String(decoding: text, as: UTF8.self)), at: range)
  }

  /// Returns a number without a plus sign, an exponent and needless zeros before it, that a Swift type can represent.
  private static func number(_ text: String, _ bytes: ArraySlice<UInt8>) -> DataNode.Value? {
    let parts = bytes.drop { $0 == UInt8(ascii: "-") }.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard bytes.count <= 20, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
      parts[0].count == 1 || parts[0].first != UInt8(ascii: "0"), !text.hasPrefix("--")
    else { return nil }
    return parts.count == 1 ? Int(text).map { .integer($0) } : Double(text).map { .number($0) }
  }
}

/// The problems specific to CSV.
package enum CSVMistake: Sendable, Equatable {
  /// A cell without its closing quote.
  case unclosedQuote
  /// Text between a closing quote and the end of the cell.
  case textAfterQuote
  /// A column without a name in the first row.
  case emptyName
  /// A row with more cells than the first row.
  case tooManyCells(Int, columns: Int)
  /// A row with fewer cells than the first row, like some rows below it.
  case tooFewCells(Int, columns: Int, moreRows: Int)
}

extension CSVMistake {
  var message: String {
    switch self {
    case .unclosedQuote: "the cell that begins here has no closing quote"
    case .textAfterQuote: "there is text after the closing quote of the cell"
    case .emptyName: "a column has no name in the first row"
    case .tooManyCells(let count, let columns): "this row has \(count) cells, but the first row has \(columns)"
    case .tooFewCells(let count, let columns, let more):
      "this row has only \(count) of \(columns) cells\(more == 0 ? "" : ", like \(more) more"), so the others are empty"
    }
  }

  var name: String {
    switch self {
    case .unclosedQuote, .textAfterQuote: "syntax"
    case .emptyName: "empty-name"
    case .tooManyCells: "too-many-cells"
    case .tooFewCells: "too-few-cells"
    }
  }

  var advice: String? {
    switch self {
    case .unclosedQuote, .textAfterQuote: "write a quote inside of a cell in quotes twice: `\"\"`"
    case .emptyName: "write a name, or remove the column"
    case .tooManyCells: "put a cell with a separator inside in quotes"
    case .tooFewCells: nil
    }
  }
}
