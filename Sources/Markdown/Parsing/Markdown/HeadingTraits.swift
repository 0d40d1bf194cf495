import CMarkGFM

/// Removes traits from the ends of headings, as in `## Install {#install}`.
///
/// This happens before the inlines are parsed, because smart punctuation would change the quotes in traits.
struct HeadingTraits {
  let syntax: BlockSyntax
  /// Returns a line without its line end.
  ///
  /// Its indices are file offsets.
  let line: (Int) -> ArraySlice<UInt8>

  /// Extracts the traits of every heading below `root`.
  func extract(below root: CMarkNode) {
    root.forEachBlock { node in
      if node.type == CMARK_NODE_HEADING { extract(from: node) }
    }
  }

  private func extract(from heading: CMarkNode) {
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

  /// Returns the file offset of traits, which are at the end of one of the heading's lines.
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
