import CMarkGFM
import Texts

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
    guard let content = heading.content.map({ Array($0.utf8) }), let found = traits(atEndOf: content, in: heading)
    else {
      return
    }
    switch found.result {
    case .success(let list):
      heading.index = syntax.add(list)
      heading.content = String(decoding: content[..<found.start].trimmedEnd, as: UTF8.self)
    case .failure(let problem): syntax.add(problem)
    }
  }

  /// Returns the traits at the end of a block's text, and where they start in it; `nil` if it ends with text.
  func traits(
    atEndOf content: [UInt8], in block: CMarkNode
  ) -> (result: Result<TraitList, LocatedTraitProblem>, start: Int)? {
    let text = content[...].trimmedEnd
    guard text.last == UInt8(ascii: "}") else { return nil }
    var brace = text.lastIndex(of: UInt8(ascii: "{"))
    for _ in 0..<8 {
      guard let start = brace, start == text.startIndex || text[start - 1] != UInt8(ascii: "\\") else { return nil }
      let shift = offset(of: text[start...], in: block) - start
      switch TraitReader.read(text[start...], shift: shift) {
      case .success(let read) where read.end == text.endIndex && (read.hasColon || read.list.isUnmistakable):
        return (.success(read.list), start)
      case .failure(let problem) where text[start...].looksLikeTraits: return (.failure(problem), start)
      default: brace = text[..<start].lastIndex(of: UInt8(ascii: "{"))
      }
    }
    return nil
  }

  /// Returns the file offset of traits, which are at the end of one of the block's lines.
  private func offset(of traits: ArraySlice<UInt8>, in block: CMarkNode) -> Int {
    // The last line of an open block is not known yet.
    let last = max(block.endLine, block.startLine + block.contentLines - 1)
    for number in (block.startLine...max(block.startLine, last)).reversed() {
      let line = line(number)
      var at = line.endIndex - traits.count
      while at >= line.startIndex {
        if line[at...].starts(with: traits) { return at }
        at -= 1
      }
    }
    return line(block.startLine).startIndex
  }
}
