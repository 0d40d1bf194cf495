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

/// A tag of a template, with what the line that it stands on means for it.
struct Tag {
  /// What its first character says.
  enum Kind {
    case variable, unescaped, section, inverted, closing, partial, parent, block, comment, delimiters

    /// The kind of a tag that begins with a character; one that stands for no other kind begins the name of a variable.
    init(_ sigil: UInt8) {
      self =
        switch sigil {
        case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescaped
        case UInt8(ascii: "#"): .section
        case UInt8(ascii: "^"): .inverted
        case UInt8(ascii: "/"): .closing
        case UInt8(ascii: ">"): .partial
        case UInt8(ascii: "<"): .parent
        case UInt8(ascii: "$"): .block
        case UInt8(ascii: "!"): .comment
        case UInt8(ascii: "="): .delimiters
        default: .variable
        }
    }

    /// Whether a line that holds nothing else goes with the tag.
    var mayStandAlone: Bool { self != .variable && self != .unescaped }

    /// Whether a closing tag belongs to it.
    var isOpening: Bool { self == .section || self == .inverted || self == .parent || self == .block }
  }

  let kind: Kind
  /// The whole tag, delimiters included.
  let range: Range<Int>
  /// What stands in it, without its sigil and the white space around.
  let content: Range<Int>
  /// Which of the template's delimiters hold from here on.
  let delimiters: Int

  /// The tag with all that disappears with it: the rest of its line, if it stands alone.
  var outer: Range<Int>
  /// The white space between the beginning of the line and the tag, where there is nothing else.
  var indentation: Range<Int>
  var isAlone = false
  /// Whether the tag is the first thing on its line, and the line stays.
  var beginsLine = false

  init(_ kind: Kind, range: Range<Int>, content: Range<Int>, delimiters: Int) {
    (self.kind, self.range, self.content, self.delimiters) = (kind, range, content, delimiters)
    outer = range
    indentation = range.lowerBound..<range.lowerBound
  }
}

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

/// What tags open and close with: `{{` and `}}` until a tag sets something else.
struct Delimiters: Sendable, Equatable {
  var opening: [UInt8] = Array("{{".utf8)
  var closing: [UInt8] = Array("}}".utf8)

  /// How many bytes each has at most, for a long one would have to be compared at every byte of the template.
  private static let lengthLimit = 16

  init() {}

  /// Reads what stands between the equals signs of a tag that sets delimiters: two short words without an equals sign.
  init?(_ content: ArraySlice<UInt8>) {
    let words = content.split(whereSeparator: \.isBlank)
    guard words.count == 2, words.allSatisfy({ $0.count <= Self.lengthLimit }) else { return nil }
    guard !content.contains(UInt8(ascii: "=")) else { return nil }
    (opening, closing) = (Array(words[0]), Array(words[1]))
  }
}

extension UInt8 {
  /// Whether the byte is white space in a tag.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether the byte is white space that stays on its line.
  var isIndentation: Bool { self == 0x20 || self == 0x09 }

  var isLineFeed: Bool { self == 0x0A }
}
