import Texts

/// The lines of a file that a code block shows.
package struct FileLines {
  package let lines: [ArraySlice<UInt8>]

  package init(of bytes: [UInt8]) {
    let text = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.init(lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 })
  }

  private init(_ lines: [ArraySlice<UInt8>]) { self.lines = lines }

  package var text: [UInt8] { lines.flatMap { $0 + [UInt8(ascii: "\n")] } }

  /// The lines without their common indentation.
  package var unindented: FileLines {
    let indents = lines.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == 0x20 || $0 == 0x09 } }
    let common = indents.reduce(indents.first ?? []) { $0.prefix(zip($0, $1).prefix { $0 == $1 }.count) }
    return FileLines(lines.map { $0.dropFirst(min(common.count, $0.prefix { $0 == 0x20 || $0 == 0x09 }.count)) })
  }

  /// Returns the lines with these numbers, from 1.
  package subscript(ranges: [ClosedRange<Int>]) -> FileLines {
    FileLines(ranges.flatMap { lines[($0.lowerBound - 1)..<$0.upperBound] })
  }

  /// Returns the lines of a region without the markers in it, whether its last part has no end, and all names of regions.
  ///
  /// If a region occurs several times, its parts are joined.
  package func region(_ name: String) -> (lines: FileLines, isOpen: Bool, names: [String]) {
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
  package static func marker(in line: ArraySlice<UInt8>) -> (name: String, isEnd: Bool)? {
    if let text = rest(of: line, behind: "ANCHOR") { return name(in: text, after: [":", "_END:"]) }
    if let text = rest(of: line, behind: "-8<-") {
      return name(in: text.drop { $0 == UInt8(ascii: "-") }.trimmedStart, after: ["[start:", "[end:"])
    }
    return rest(of: line, behind: "egion") == nil ? nil : region(String(decoding: line.trimmed, as: UTF8.self)[...])
  }

  private static func name(in text: ArraySlice<UInt8>, after words: [String]) -> (name: String, isEnd: Bool)? {
    guard let index = words.firstIndex(where: { text.starts(with: $0.utf8) }) else { return nil }
    let name = text.dropFirst(words[index].utf8.count).trimmedStart.prefix {
      $0.isASCIIAlphanumeric || "_-".utf8.contains($0)
    }
    return name.isEmpty ? nil : (String(decoding: name, as: UTF8.self), index == 1)
  }

  private static let openings = [
    "//", "/*", "<!--", "# ", "--", "::", ";;", ";", "%", "'", "(*", "{-", "{#", "rem ", "@rem ",
  ]
  private static let closings = ["-->", "*/", "*)", "-}", "#}"]

  private static func region(_ line: Substring) -> (name: String, isEnd: Bool)? {
    var text = line.dropLast(closings.first { line.hasSuffix($0) }?.count ?? 0)
    func drop(_ words: [String]) -> String? {
      let word = words.first { text.prefix($0.count).lowercased() == $0 }
      if let word { text = text.dropFirst(word.count).trimmedStart }
      return word
    }
    let isComment = drop(openings) != nil
    let hasMark = drop(["#pragma ", "#"]) != nil
    let before = text
    guard isComment || hasMark, let word = drop(["region", "endregion", "end region"]),
      before.dropFirst(word.count).first?.isWhitespace ?? true
    else { return nil }
    let name = text.trimmed { $0.isWhitespace || $0 == "\"" }
    // Without `#`, as in `// region name`, the name is one word. Otherwise, text in comments would count.
    guard word != "region" || !name.isEmpty, hasMark || !name.contains(" ") else { return nil }
    return (String(name), word != "region")
  }

  /// Returns the part of a line behind a text; `firstRange(of:)` takes 20 times as long.
  private static func rest(of line: ArraySlice<UInt8>, behind text: String) -> ArraySlice<UInt8>? {
    let start = line.indices.first { line[$0] == text.utf8.first && line[$0...].starts(with: text.utf8) }
    return start.map { line[($0 + text.utf8.count)...] }
  }
}
