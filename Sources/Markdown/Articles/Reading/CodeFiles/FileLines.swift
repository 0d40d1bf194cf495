import Texts

/// The lines of a file that a code block shows.
struct FileLines {
  let lines: [ArraySlice<UInt8>]

  init(of bytes: [UInt8]) {
    let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.init(lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 })
  }

  private init(_ lines: [ArraySlice<UInt8>]) { self.lines = lines }

  var text: [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }

  /// The lines without their common indentation.
  var unindented: FileLines {
    let indents = lines.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == 0x20 || $0 == 0x09 } }
    let common = indents.reduce(indents.first ?? []) { $0.prefix(zip($0, $1).prefix { $0 == $1 }.count) }
    return FileLines(lines.map { $0.dropFirst(min(common.count, $0.prefix { $0 == 0x20 || $0 == 0x09 }.count)) })
  }

  /// Returns the lines with these numbers, from 1.
  subscript(ranges: [ClosedRange<Int>]) -> FileLines {
    FileLines(ranges.flatMap { lines[($0.lowerBound - 1)..<$0.upperBound] })
  }

  /// Returns the lines of a region without the markers in it, whether its last part has no end, and all names of regions.
  ///
  /// If a region occurs several times, its parts are joined.
  func region(_ name: String) -> (lines: FileLines, isOpen: Bool, names: [String]) {
    var (found, open, names): ([ArraySlice<UInt8>], [String], [String]) = ([], [], [])
    for line in lines {
      guard let marker = Self.marker(in: line) else {
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
    return (FileLines(found), open.contains(name), names)
  }

  /// Reads a line that marks where a region begins or ends; the end of the innermost region may have no name.
  ///
  /// ```
  /// // #region setup            as editors and VitePress, in the comments of many languages
  /// // ANCHOR: setup            as mdBook
  /// # --8<-- [start:setup]      as Material for MkDocs
  /// ```
  static func marker(in line: ArraySlice<UInt8>) -> (name: String, isEnd: Bool)? {
    // Regular expressions take some time for each line.
    guard ["egion", "ANCHOR", "8<-"].contains(where: { holds(line, $0) }) else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    if let match = text.firstMatch(of: /ANCHOR(_END)?:\s*([\w\-]+)/) { return (String(match.2), match.1 != nil) }
    if let match = text.firstMatch(of: /-8<-+\s*\[(?:start|(end)):\s*([\w\-]+)\s*\]/) {
      return (String(match.2), match.1 != nil)
    }
    let region =
      #/
      \s* (@?REM\s | \/\/+ | \/\*+ | <!-- | \#(?=\s) | -- | :: | ;+ | %+ | ' | \(\* | \{- | \{\#)?
      \s* (\#(?:pragma\s+)?)? (end\ ?)? region (?:\s+ "?(.*?)"?)?
      \s* (?:--> | \*\/ | \*\) | -\} | \#\})? \s*
      /#
    guard let match = text.wholeMatch(of: region.ignoresCase()) else { return nil }
    // Without `#`, as in `// region name`, the name is one word. Otherwise, text in comments would count.
    let (name, isEnd) = (match.4.map(String.init) ?? "", match.3 != nil)
    let isComment = match.2 != nil || match.1 != nil && !name.contains(" ")
    return isComment && (isEnd || !name.isEmpty) ? (name, isEnd) : nil
  }

  /// Returns whether a line holds a text; `firstRange(of:)` takes 20 times as long.
  private static func holds(_ line: ArraySlice<UInt8>, _ text: String) -> Bool {
    line.indices.contains { line[$0] == text.utf8.first && line[$0...].starts(with: text.utf8) }
  }
}
