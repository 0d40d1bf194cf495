/// Code blocks whose first line names their language: `:::python` or `#!python`.
enum CodeMarks {
  /// Returns the text with fences instead.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    let lines = text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var result: [UInt8] = []
    var index = 0
    var isBlank = true
    while index < lines.count {
      let line = lines[index]
      if isBlank, let (indentation, language) = mark(line) {
        let end = lines[(index + 1)...].firstIndex { !$0.isBlank && $0.indentation < indentation } ?? lines.count
        let last = lines[..<end].lastIndex { !$0.isBlank } ?? index
        let outer = Array(repeating: UInt8(ascii: " "), count: indentation - 4)
        result += outer + "```\(language)\n".utf8
        for code in lines[(index + 1)..<max(last + 1, index + 1)] {
          result += code.dropFirst(code.isBlank ? code.count : 4) + [0x0A]
        }
        result += outer + "```\n".utf8
        index = last + 1
        isBlank = false
        continue
      }
      result += line
      if index + 1 < lines.count { result.append(0x0A) }
      isBlank = line.isBlank
      index += 1
    }
    return text.with(result)
  }

  /// Returns the indentation and the language of a line that marks a code block.
  private static func mark(_ line: ArraySlice<UInt8>) -> (Int, String)? {
    let indentation = line.indentation
    guard indentation >= 4 else { return nil }
    var word = line.dropFirst(indentation)
    if word.starts(with: ":::".utf8) {
      word = word.drop { $0 == UInt8(ascii: ":") }
    } else if word.starts(with: "#!".utf8), !word.contains(UInt8(ascii: "/")) {
      word = word.dropFirst(2)
    } else {
      return nil
    }
    let name = String(decoding: word, as: UTF8.self).trimmed
    guard let language = name.split(separator: " ").first,
      language.allSatisfy({ $0.isLetter || $0.isNumber || "+#-_".contains($0) })
    else { return nil }
    return (indentation, String(language))
  }
}

extension ArraySlice<UInt8> {
  fileprivate var isBlank: Bool { allSatisfy { $0 <= 0x20 } }
  fileprivate var indentation: Int { prefix { $0 == UInt8(ascii: " ") }.count }
}
