/// Finds the tags of a template, from its first byte to its last.
///
/// A tag that does not end, or in which another one begins, is a problem and stays text; reading goes on behind it.
struct TagReader {
  let bytes: [UInt8]
  private(set) var tags: [Tag] = []
  /// All delimiters that were set, in order.
  private(set) var delimiters: [Delimiters]
  private(set) var problems: [PlacedTemplateProblem] = []
  private let start: Int
  private var at: Int
  /// The kinds of tag whose end was looked for up to the end of the template, in vain: no use looking again.
  private var endless: Set<Tag.Kind> = []

  init(_ bytes: [UInt8], from start: Int = 0, _ delimiters: Delimiters) {
    (self.bytes, self.start, at) = (bytes, start, start)
    self.delimiters = [delimiters]
  }

  mutating func run() {
    while let start = find(current.opening, from: at) { read(at: start) }
    var lines = TagLines(bytes: bytes, from: start, tags: tags)
    lines.mark()
    tags = lines.tags
  }

  private var current: Delimiters { delimiters[delimiters.count - 1] }

  private mutating func read(at start: Int) {
    var lower = start + current.opening.count
    let sigil = lower < bytes.count ? bytes[lower] : 0
    let kind = Tag.Kind(sigil)
    if kind != .variable { lower += 1 }
    let ending =
      switch sigil {
      case UInt8(ascii: "{"): [UInt8(ascii: "}")] + current.closing
      case UInt8(ascii: "="): [sigil] + current.closing
      default: current.closing
      }
    guard let end = end(ending, of: kind, from: lower) else { return reportUnclosed(at: start, ending) }
    at = end + ending.count
    let content = trim(lower..<end)
    tags.append(Tag(kind, range: start..<at, content: content, delimiters: delimiters.count - 1))
    if kind == .delimiters { setDelimiters(content, at: start..<at) }
  }

  /// Where the content of a tag ends; where another tag begins in it, the first one lacks its end.
  private mutating func end(_ ending: [UInt8], of kind: Tag.Kind, from start: Int) -> Int? {
    guard kind == .comment || kind == .delimiters else { return find(ending, from: start, before: current.opening) }
    if endless.contains(kind) { return nil }
    let end = find(ending, from: start)
    if end == nil { endless.insert(kind) }
    return end
  }

  private mutating func reportUnclosed(at start: Int, _ ending: [UInt8]) {
    at = start + current.opening.count
    let next = find(current.opening, from: at) ?? bytes.count
    let line = bytes[at..<next].firstIndex(where: \.isLineFeed) ?? next
    problems.append(
      PlacedTemplateProblem(
        .unclosedTag(String(decoding: ending, as: UTF8.self)), at: start..<max(at, trim(at..<line).upperBound)))
  }

  private mutating func setDelimiters(_ content: Range<Int>, at range: Range<Int>) {
    if let new = Delimiters(bytes[content]) {
      delimiters.append(new)
    } else {
      problems.append(PlacedTemplateProblem(.badDelimiters, at: range))
    }
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    let lower = bytes[range].firstIndex { !$0.isBlank } ?? range.upperBound
    let upper = bytes[lower..<range.upperBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? lower
    return lower..<upper
  }

  /// Where a word stands next, if no other word stands wholly before its end; what is searched here is never searched
  /// for another tag, which keeps reading linear.
  private func find(_ word: [UInt8], from start: Int, before other: [UInt8]? = nil) -> Int? {
    var index = start
    var last = bytes.count - word.count
    while index <= last {
      if holds(word, at: index) { return index }
      if let other, holds(other, at: index) { last = min(last, index + other.count - 1) }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private func holds(_ word: [UInt8], at index: Int) -> Bool {
    guard bytes[index] == word[0], index + word.count <= bytes.count else { return false }
    return (1..<word.count).allSatisfy { bytes[index + $0] == word[$0] }
  }
}
