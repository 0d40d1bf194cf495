import Texts

/// The state of a script's content, as the HTML standard defines it.
///
/// After `<!--` and `<script`, the next `</script>` does not close the script.
enum ScriptState {
  case plain
  case escaped
  case doublyEscaped
}

// Raw text ends at the first end tag of its element.
extension RawMarkupTokens {
  /// Skips raw text up to the element's end tag or the end of the piece, and returns its range.
  mutating func skipRawContent(of name: String, _ script: inout ScriptState) -> Range<Int> {
    let start = position
    if name == "script" {
      skipScript(&script)
    } else {
      while position < bytes.endIndex, !isEndTag(of: name, at: position) { position += 1 }
    }
    return start..<position
  }

  /// Skips the content of an element and its end tag; returns `false` if the piece ends first.
  mutating func skipElement(_ name: String) -> Bool {
    var script = ScriptState.plain
    if ElementNames.rawText.contains(name) { _ = skipRawContent(of: name, &script) }
    var depth = 1
    while let token = next() {
      switch token {
      case .start(let tag) where tag.name == name:
        if !tag.isSelfClosing || !ElementNames.foreign.contains(name) { depth += 1 }
      case .start(let tag) where ElementNames.rawText.contains(tag.name) && !tag.isSelfClosing:
        _ = skipRawContent(of: tag.name, &script)
        script = .plain
      case .end(let tag) where tag.name == name:
        depth -= 1
        if depth == 0 { return true }
      default: continue
      }
    }
    return false
  }

  /// Returns the start of unfinished markup at the end of the piece, which the next piece could complete.
  func startOfUnfinishedMark(in content: Range<Int>, of name: String) -> Int {
    guard content.upperBound == bytes.endIndex,
      let start = bytes[content].suffix(name.utf8.count + 2).lastIndex(of: UInt8(ascii: "<"))
    else { return content.upperBound }
    let rest = bytes[start...].map(\.lowercasedASCII)
    let marks = ["</\(name)", "<!-", "<script"]
    return marks.contains { $0.utf8.starts(with: rest) } ? start : content.upperBound
  }

  private mutating func skipScript(_ state: inout ScriptState) {
    var dashes = 0
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") {
        if isEndTag(of: "script", at: position) {
          guard state == .doublyEscaped else { return }
          state = .escaped
        } else if state == .plain, matches("<!--", at: position) {
          state = .escaped
          // The dashes of `<!--` may also belong to a `-->`, as in `<!-->`.
          dashes = 2
          position += 4
          continue
        } else if state == .escaped, matches("<script", at: position), self.byte(at: position + 7)?.endsTagName == true
        {
          state = .doublyEscaped
        }
      } else if byte == UInt8(ascii: ">"), dashes >= 2 {
        state = .plain
      }
      dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
      position += 1
    }
  }

  private func isEndTag(of name: String, at index: Int) -> Bool {
    guard matches("</", at: index) else { return false }
    let end = index + 2 + name.utf8.count
    guard let next = byte(at: end), next.endsTagName else { return false }
    return bytes[index + 2..<end].elementsEqual(name.utf8) { $0.lowercasedASCII == $1 }
  }
}
