import Texts

/// A comment that marks where a region of a file begins or ends.
///
/// ```
/// // #region setup            as editors and VitePress
/// // ANCHOR: setup            as mdBook
/// # --8<-- [start:setup]      as Material for MkDocs
/// ```
struct RegionMarker: Equatable {
  /// The name of the region; empty for an end of the innermost region.
  let name: String
  let isEnd: Bool

  /// Reads a line; `nil` if it is code.
  init?(_ line: ArraySlice<UInt8>) {
    guard let marker = Self.anchor(line) ?? Self.snippet(line) ?? Self.region(line) else { return nil }
    self = marker
  }

  private init(name: some Sequence<UInt8>, isEnd: Bool) {
    (self.name, self.isEnd) = (String(decoding: Array(name), as: UTF8.self), isEnd)
  }

  /// Reads `ANCHOR: name` and `ANCHOR_END: name`.
  private static func anchor(_ line: ArraySlice<UInt8>) -> RegionMarker? {
    guard let rest = rest(of: line, behind: "ANCHOR") else { return nil }
    guard let word = ["_END:", ":"].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
    let name = rest.dropFirst(word.utf8.count).trimmedStart.prefix(while: isNamePart)
    return name.isEmpty ? nil : RegionMarker(name: name, isEnd: word != ":")
  }

  /// Reads `--8<-- [start:name]` and `--8<-- [end:name]`.
  private static func snippet(_ line: ArraySlice<UInt8>) -> RegionMarker? {
    guard let text = rest(of: line, behind: "-8<-") else { return nil }
    let rest = text.drop { $0 == UInt8(ascii: "-") }.trimmedStart
    guard let word = ["[start:", "[end:"].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
    let name = rest.dropFirst(word.utf8.count).trimmedStart.prefix(while: isNamePart)
    return name.isEmpty ? nil : RegionMarker(name: name, isEnd: word == "[end:")
  }

  /// Returns the part of a line behind a text; `firstRange(of:)` takes 20 times as long.
  private static func rest(of line: ArraySlice<UInt8>, behind text: String) -> ArraySlice<UInt8>? {
    var rest = line
    while let first = text.utf8.first, let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: text.utf8) { return rest[(start + text.utf8.count)...] }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "_-".utf8.contains(byte) }

  private static let openings = [
    "", "//", "///", "/*", "/**", "<!--", "#", "--", "::", ";", ";;", "%", "'", "\"", "(*", "{-", "{#", "{{!--", "<%--",
  ].map { Array($0.utf8) }
  private static let closings = ["-->", "*/", "*)", "-}", "#}", "--}}", "--%>"].map { Array($0.utf8) }
  private static let words = [("#region", false), ("#endregion", true), ("#end region", true)]

  /// Reads `#region name` and `#endregion name` in a comment of any language.
  ///
  /// Without `#`, as in `// region name`, the name is one word. Otherwise, text in comments would count.
  private static func region(_ line: ArraySlice<UInt8>) -> RegionMarker? {
    guard rest(of: line, behind: "egion") != nil else { return nil }
    var text = line.trimmed
    if let closing = closings.first(where: { text.reversed().starts(with: $0.reversed()) }) {
      text = text.dropLast(closing.count).trimmedEnd
    }
    for command in ["rem ", "@rem "] where begins(text, command) {
      text = text.dropFirst(command.utf8.count).trimmedStart
    }
    var opening = text.prefix { !$0.isASCIILetter }
    text = text[opening.endIndex...]
    if begins(text, "pragma "), opening.last == UInt8(ascii: "#") { text = text.dropFirst(7).trimmedStart }
    let hasMark = opening.last == UInt8(ascii: "#")
    if hasMark { opening = opening.dropLast() }
    guard openings.contains(where: opening.trimmed.elementsEqual), hasMark || !opening.trimmed.isEmpty,
      let (word, isEnd) = words.first(where: { begins(text, String($0.0.dropFirst())) })
    else { return nil }
    let rest = text.dropFirst(word.utf8.count - 1)
    let name = rest.trimmed { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
    guard rest.isEmpty || rest.first.map({ $0 <= 0x20 }) == true, isEnd || !name.isEmpty,
      hasMark || !name.contains(UInt8(ascii: " "))
    else { return nil }
    return RegionMarker(name: name, isEnd: isEnd)
  }

  /// Returns whether a text begins with a word in lower case, ignoring the case of the text.
  private static func begins(_ text: ArraySlice<UInt8>, _ word: String) -> Bool {
    text.prefix(word.utf8.count).map { $0.isASCIILetter ? $0 | 0x20 : $0 }.elementsEqual(word.utf8)
  }
}

/// The lines of a file.
struct FileLines {
  private let lines: [ArraySlice<UInt8>]

  init(of bytes: ArraySlice<UInt8>) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  }

  /// The number of lines.
  var count: Int { lines.count }

  /// The text of all lines.
  var all: [UInt8] { Self.text(of: lines) }

  /// Returns the text of the lines with these numbers, from 1, without their common indentation.
  func text(of ranges: [ClosedRange<Int>]) -> [UInt8] {
    Self.text(of: Self.unindented(ranges.flatMap { lines[($0.lowerBound - 1)..<$0.upperBound] }))
  }

  /// Returns the text of a region without its common indentation, and without the markers of inner regions.
  ///
  /// The parts of a region that occurs several times are joined.
  func text(ofRegion name: String) -> Result<[UInt8], CodeFileProblem> {
    var (open, names): ([String], [String]) = ([], [])
    var found: [ArraySlice<UInt8>] = []
    for line in lines {
      guard let marker = RegionMarker(line) else {
        if open.contains(name) { found.append(line) }
        continue
      }
      if !marker.isEnd {
        open.append(marker.name)
        if !names.contains(marker.name) { names.append(marker.name) }
      } else if let index = open.lastIndex(of: marker.name) ?? (marker.name.isEmpty ? open.indices.last : nil) {
        open.remove(at: index)
      }
    }
    if !names.contains(name) { return .failure(.missingRegion(names: names)) }
    return open.contains(name) ? .failure(.unclosedRegion) : .success(Self.text(of: Self.unindented(found)))
  }

  private static func text(of lines: [ArraySlice<UInt8>]) -> [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }

  private static func unindented(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    let indents = lines.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == 0x20 || $0 == 0x09 } }
    guard var common = indents.first else { return lines }
    for indent in indents {
      let shared = zip(common, indent).prefix { $0 == $1 }.count
      common = common.prefix(shared)
    }
    return lines.map { $0.dropFirst(min(common.count, $0.prefix { $0 == 0x20 || $0 == 0x09 }.count)) }
  }
}
