/// The backslashes and tildes of Python-Markdown.
///
/// A backslash escapes fewer signs there than in CommonMark: `\$` shows both. `~~` has no meaning.
struct PythonEscapes: Sendable {
  /// Whether a script shows formulas, in which backslashes stay.
  let keepsMath: Bool
  /// Whether `~~` strikes words through.
  let strikes: Bool

  /// The signs that a backslash escapes, also in tables.
  private static let escapable = Array("\\`*_{}[]()>#+-.!|".utf8)

  /// Returns a line with the same signs for readers in CommonMark; the code of a text stays.
  func converted(_ line: (start: [UInt8], rest: ArraySlice<UInt8>), in code: CodeRegions) -> [UInt8] {
    let (start, rest) = line
    guard rest.contains(UInt8(ascii: "\\")) || rest.contains(UInt8(ascii: "~")) else { return start + rest }
    var result = start
    var at = rest.startIndex
    while at < rest.endIndex {
      let byte = rest[at]
      let next = at + 1 < rest.endIndex ? rest[at + 1] : 0x0A
      if let region = code.region(at: at) {
        let end = min(region.upperBound, rest.endIndex)
        result += rest[at..<end]
        at = end
      } else if let end = Self.endOfLink(at: at, in: rest) {
        result += Self.unescaped(rest[at..<end])
        at = end
      } else if byte == UInt8(ascii: "\\"), !keepsMath, Self.escapable.contains(next) {
        result += [byte, next]
        at += 2
      } else {
        if byte == UInt8(ascii: "\\"), !keepsMath, Self.isPunctuation(next) || next <= 0x0D { result.append(byte) }
        let isStrike = byte == UInt8(ascii: "~") && (next == byte || at > rest.startIndex && rest[at - 1] == byte)
        if isStrike, !strikes { result.append(UInt8(ascii: "\\")) }
        result.append(byte)
        at += 1
      }
    }
    return result
  }

  /// Returns the end of a link such as `<https://a.example>`, if there is one at an offset.
  private static func endOfLink(at start: Int, in line: ArraySlice<UInt8>) -> Int? {
    guard line[start] == UInt8(ascii: "<"),
      line[(start + 1)...].drop(while: { (0x61...0x7A).contains($0) }).starts(with: "://".utf8),
      let end = line[start...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == 0x20 }),
      line[end] == UInt8(ascii: ">")
    else { return nil }
    return end + 1
  }

  private static func unescaped(_ link: ArraySlice<UInt8>) -> [UInt8] {
    link.indices.filter { index in
      link[index] != UInt8(ascii: "\\") || index + 1 == link.endIndex || !escapable.contains(link[index + 1])
    }.map { link[$0] }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    (0x21...0x2F).contains(byte) || (0x3A...0x40).contains(byte) || (0x5B...0x60).contains(byte)
      || (0x7B...0x7E).contains(byte)
  }
}
