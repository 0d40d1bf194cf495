/// A text with the path it is shown under, able to tell the line and column of any byte.
///
///     let file = SourceFile(path: "posts/a.md", text: "# Title\r\n\r\nText")
///     file.position(at: 11)  // 3:1
///     file.range(ofLine: 1)  // 0..<7
public struct SourceFile: Sendable {
  /// The path to show, relative to wherever the reader stands.
  public let path: String

  /// The text as it was read, which may turn out not to be valid UTF-8.
  public let utf8: [UInt8]

  /// Whether the text is valid UTF-8.
  public let isUTF8: Bool

  /// Whether a NUL stands in it.
  public var holdsNUL: Bool { lines.holdsNUL }

  /// Whether a carriage return stands in it.
  public var holdsCarriageReturn: Bool { lines.holdsCarriageReturn }

  private let lines: LineTable

  /// Takes the bytes of a file.
  public init(path: String, utf8: [UInt8]) {
    self.path = path
    self.utf8 = utf8
    isUTF8 = utf8[...].isUTF8
    lines = LineTable(utf8)
  }

  /// Takes a text that is at hand as a string.
  public init(path: String, text: String) {
    self.init(path: path, utf8: Array(text.utf8))
  }

  /// The number of lines: one more than there are line ends, each of which is LF, CRLF or a lone CR.
  public var lineCount: Int { lines.starts.count }

  /// The bytes of a line without its line end; a number out of range means the first or the last line.
  public func range(ofLine line: Int) -> Range<Int> {
    let index = min(max(line, 1), lineCount) - 1
    let start = lines.starts[index]
    guard index + 1 < lineCount else { return start..<utf8.count }
    return start..<offset(ofCharacterAt: lines.starts[index + 1] - 1)
  }

  /// Where a line begins; a number out of range means the first or the last line.
  public func start(ofLine line: Int) -> Int { lines.starts[min(max(line, 1), lineCount) - 1] }

  /// The line and column of a byte, or of the nearest end of the text where it lies outside.
  public func position(at offset: Int) -> SourcePosition {
    lines.position(at: self.offset(ofCharacterAt: offset), in: utf8)
  }

  /// The first byte of the character that a byte is part of, CRLF being one, within the bounds of the text.
  func offset(ofCharacterAt offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < utf8.count else { return utf8.count }
    if utf8[offset].isLineFeed { return utf8[offset - 1].isCarriageReturn ? offset - 1 : offset }
    guard utf8[offset].isContinuation else { return offset }
    // A code point has at most three continuation bytes; more of them, or none to continue, stand for themselves.
    let nearby = max(0, offset - 3)..<offset
    let start = nearby.last { !utf8[$0].isContinuation }
    return start.flatMap { utf8[$0].isASCII ? nil : $0 } ?? offset
  }
}

extension SourceFile: Hashable {
  /// Compares byte by byte, where strings would take different spellings of one character for the same.
  public static func == (one: SourceFile, other: SourceFile) -> Bool {
    one.utf8 == other.utf8 && one.path.utf8.elementsEqual(other.path.utf8)
  }

  /// Hashes the path and the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(utf8)
  }
}
