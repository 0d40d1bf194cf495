import CMarkGFM

/// Takes traits off the ends of headings, `## Install {#install}`, before their inlines are parsed: quotes would curl in them.
struct HeadingTraits {
  let syntax: BlockSyntax
  /// A line of what is parsed, without its end; its indices are offsets in the file.
  let line: (Int) -> ArraySlice<UInt8>

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
    var brace = text.lastIndex(of: UInt8(ascii: "{"))
    for _ in 0..<8 {
      guard let start = brace, start == text.startIndex || text[start - 1] != UInt8(ascii: "\\") else { return }
      let shift = offset(of: text[start...], in: heading) - start
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

  /// Where in the file traits begin: at the end of the last line of the heading that has them there.
  private func offset(of traits: ArraySlice<UInt8>, in heading: CMarkNode) -> Int {
    for number in (heading.startLine...max(heading.startLine, heading.endLine)).reversed() {
      let line = line(number)
      var at = line.endIndex - traits.count
      while at >= line.startIndex {
        if line[at...].starts(with: traits) { return at }
        at -= 1
      }
    }
    return line(heading.startLine).startIndex
  }
}
