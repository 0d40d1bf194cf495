/// Says of each tag what its line means for it: whether the line disappears with it, and how far it is indented.
///
/// A tag stands alone if there is nothing else on its line. So do tags of inheritance together, as `{{<base}}{{$main}}` and
/// `{{/main}}{{/base}}`, for a parent would else begin and end with an empty line.
struct TagLines {
  let bytes: [UInt8]
  /// Where the template begins.
  let start: Int
  var tags: [Tag]
  /// The names of the parents so far: what closes with one of them most likely closes a parent.
  private var parents: Set<ArraySlice<UInt8>> = []

  init(bytes: [UInt8], from start: Int, tags: [Tag]) {
    (self.bytes, self.start, self.tags) = (bytes, start, tags)
  }

  mutating func mark() {
    var first = 0
    while first < tags.count {
      var last = first
      while last + 1 < tags.count, isBlank(tags[last].range.upperBound..<tags[last + 1].range.lowerBound) { last += 1 }
      mark(first...last)
      first = last + 1
    }
  }

  /// Marks tags that follow one another on a line with nothing but white space between.
  private mutating func mark(_ group: ClosedRange<Int>) {
    defer { for index in group where tags[index].kind == .parent { parents.insert(name(of: index)) } }
    let first = tags[group.lowerBound].range.lowerBound
    let before = group.lowerBound > 0 ? tags[group.lowerBound - 1].range.upperBound : start
    let indentation = (bytes[before..<first].lastIndex { !$0.isIndentation }.map { $0 + 1 } ?? before)..<first
    let isAtLineStart = indentation.lowerBound == start || bytes[indentation.lowerBound - 1].isLineFeed
    guard isAtLineStart else { return }
    tags[group.lowerBound].indentation = indentation
    guard mayStandAlone(group), let end = endOfLine(behind: tags[group.upperBound].range.upperBound) else {
      tags[group.lowerBound].beginsLine = indentation.isEmpty
      return
    }
    var lower = indentation.lowerBound
    for index in group {
      let upper = index == group.upperBound ? end : tags[index].range.upperBound
      tags[index].isAlone = true
      tags[index].outer = lower..<upper
      lower = upper
    }
  }

  private func mayStandAlone(_ group: ClosedRange<Int>) -> Bool {
    guard group.count > 1 else { return tags[group.lowerBound].kind.mayStandAlone }
    let kinds = tags[group].map(\.kind)
    guard kinds.allSatisfy({ [.parent, .block, .closing, .comment].contains($0) }) else { return false }
    return group.contains { tags[$0].kind == .parent || tags[$0].kind == .closing && parents.contains(name(of: $0)) }
  }

  private func name(of tag: Int) -> ArraySlice<UInt8> { bytes[tags[tag].content] }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isIndentation) }

  /// Where the next line begins, if nothing but white space comes before it.
  private func endOfLine(behind offset: Int) -> Int? {
    guard let stop = bytes[offset...].firstIndex(where: { !$0.isIndentation }) else { return bytes.count }
    if bytes[stop].isLineFeed { return stop + 1 }
    return bytes[stop] == 0x0D && stop + 1 < bytes.count && bytes[stop + 1].isLineFeed ? stop + 2 : nil
  }
}
