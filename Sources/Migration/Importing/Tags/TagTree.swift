/// The parts of a Markdown text: text, and tags with their content.
enum TagTree {
  /// Pairs tags with the closing tags of the same name.
  ///
  /// A tag without a closing one has no content; so has a tag such as `{{< x />}}`. Closing tags without an opening one are left out.
  static func nodes(of text: [UInt8], _ tags: [ForeignTag]) -> [TagNode] {
    var next = 0
    return nodes(from: 0, to: text.count, of: text, in: nil, tags, partners(of: tags), &next)
  }

  /// Returns the index of the closing tag of each opening tag that has one.
  private static func partners(of tags: [ForeignTag]) -> [Int: Int] {
    var partners: [Int: Int] = [:]
    var open: [Int] = []
    for (index, tag) in tags.enumerated() where tag.brackets != .value {
      guard tag.isClosing else {
        if !tag.isSelfClosing { open.append(index) }
        // The limit keeps deep nesting off the stack, and the search linear: the outermost tag gets no content.
        if open.count > 100 { open.removeFirst() }
        continue
      }
      // `{% end %}` closes the innermost tag, whatever its name is.
      guard
        let partner = tag.name.isEmpty
          ? open.indices.last
          : open.lastIndex(where: { tags[$0].name == tag.name && tags[$0].isInCode == tag.isInCode })
      else { continue }
      partners[open[partner]] = index
      open.removeSubrange(partner...)
    }
    return partners
  }

  private static func nodes(
    from start: Int, to end: Int, of text: [UInt8], in parent: String?, _ tags: [ForeignTag], _ partners: [Int: Int],
    _ next: inout Int
  ) -> [TagNode] {
    var nodes: [TagNode] = []
    var at = start
    while next < tags.count, tags[next].range.lowerBound < end {
      let index = next
      var tag = tags[index]
      tag.parent = parent
      next += 1
      guard !tag.isClosing else { continue }
      if tag.range.lowerBound > at { nodes.append(.text(at..<tag.range.lowerBound)) }
      guard let partner = partners[index] else {
        nodes.append(.tag(tag, content: nil))
        at = tag.range.upperBound
        continue
      }
      let closing = tags[partner]
      let range = tag.range.upperBound..<closing.range.lowerBound
      let inner = self.nodes(
        from: range.lowerBound, to: range.upperBound, of: text, in: tag.name, tags, partners, &next)
      next = partner + 1
      let content = TagNode.Content(nodes: inner, range: range, end: closing.range.upperBound)
      var filled = tag
      filled.hasContent = text[range].contains { $0 > 0x20 }
      nodes.append(.tag(filled, content: content))
      at = closing.range.upperBound
    }
    if at < end { nodes.append(.text(at..<end)) }
    return nodes
  }
}
