import CMarkGFM

/// Takes traits off the ends of headings, `## Install {#install}`, before their inlines are parsed: quotes would curl in them.
struct HeadingTraits {
  let syntax: BlockSyntax
  /// The bytes of a line of what is parsed, without its end, and where it begins in the file.
  let line: (Int) -> (bytes: ArraySlice<UInt8>, shift: Int)

  /// Looks at every heading below `root`.
  func take(below root: CMarkNode) {
    var node = root
    while true {
      if node.type == CMARK_NODE_HEADING { take(from: node) }
      if let child = node.firstChild {
        node = child
        continue
      }
      while node.next == nil {
        guard let parent = node.parent else { return }
        node = parent
      }
      guard let next = node.next else { return }
      node = next
    }
  }

  private func take(from heading: CMarkNode) {
    guard let content = heading.content.map({ Array($0.utf8) }) else { return }
    let text = content[...].trimmingEnd()
    guard text.last == UInt8(ascii: "}") else { return }
    // A setext heading ends on its underline; its traits are on the line above.
    let last = max(heading.startLine, heading.endLine - 1)
    let source = line(last)
    var brace = text.lastIndex(of: UInt8(ascii: "{"))
    for _ in 0..<8 {
      guard let start = brace, start == text.startIndex || text[start - 1] != UInt8(ascii: "\\") else { return }
      let shift = Self.offset(of: text[start...], in: source) - start
      switch TraitReader.read(text[start...], shift: shift) {
      case .success(let read) where read.end == text.endIndex && (read.hasColon || read.list.isUnmistakable):
        heading.index = syntax.add(read.list)
        heading.content = String(decoding: text[..<start].trimmingEnd(), as: UTF8.self)
        return
      case .failure(let problem) where text[start...].looksLikeTraits:
        syntax.add(problem)
        return
      default: brace = text[..<start].lastIndex(of: UInt8(ascii: "{"))
      }
    }
  }

  /// Where in the file the last occurrence of some text on a line begins.
  private static func offset(of text: ArraySlice<UInt8>, in line: (bytes: ArraySlice<UInt8>, shift: Int)) -> Int {
    var at = line.bytes.endIndex - text.count
    while at > line.bytes.startIndex, !line.bytes[at...].starts(with: text) { at -= 1 }
    return max(at, line.bytes.startIndex) + line.shift
  }
}
