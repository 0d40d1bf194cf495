import Texts

/// Finds the tags of a template.
///
/// A tag that does not end, or that contains the start of another tag, is reported and stays text.
struct TagReader {
  let bytes: [UInt8]
  private(set) var tags: [Tag] = []
  /// All delimiters that the template sets, in order.
  private(set) var delimiters: [Delimiters]
  private(set) var problems: [LocatedTemplateProblem] = []
  private let start: Int
  private var at: Int
  /// The kinds of tags that are not closed in the rest of the template.
  ///
  /// Repeated searches for a missing end would take quadratic time.
  private var unclosedKinds: Set<Tag.Kind> = []

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

  /// Returns the end of a tag's content, or `nil` if another tag starts first.
  private mutating func end(_ ending: [UInt8], of kind: Tag.Kind, from start: Int) -> Int? {
    guard kind == .comment || kind == .delimiters else { return find(ending, from: start, before: current.opening) }
    if unclosedKinds.contains(kind) { return nil }
    let end = find(ending, from: start)
    if end == nil { unclosedKinds.insert(kind) }
    return end
  }

  private mutating func reportUnclosed(at start: Int, _ ending: [UInt8]) {
    at = start + current.opening.count
    let next = find(current.opening, from: at) ?? bytes.count
    let line = bytes[at..<next].firstIndex(where: \.isLineFeed) ?? next
    problems.append(
      LocatedTemplateProblem(
        .unclosedTag(String(decoding: ending, as: UTF8.self)), at: start..<max(at, trim(at..<line).upperBound)))
  }

  private mutating func setDelimiters(_ content: Range<Int>, at range: Range<Int>) {
    if let new = Delimiters(bytes[content]) {
      delimiters.append(new)
    } else {
      problems.append(LocatedTemplateProblem(.badDelimiters, at: range))
    }
  }

  private func trim(_ range: Range<Int>) -> Range<Int> { bytes[range].trimmed(where: \.isASCIIWhiteSpace).indices }

  /// Returns the next occurrence of a word, unless another word ends before it.
  ///
  /// The search never passes a text twice, so reading the template takes linear time.
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

/// A tag of a template, and the lines around it.
struct Tag {
  /// The kind of a tag, determined by its first character.
  enum Kind {
    case variable, unescaped, section, inverted, closing, partial, parent, block, comment, delimiters

    /// Returns the kind for the first character of a tag.
    ///
    /// Any other character starts a variable's name.
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

    /// Whether a line that contains only this tag is removed from the output.
    var canBeStandalone: Bool { self != .variable && self != .unescaped }

    /// Whether the tag needs a closing tag.
    var isOpening: Bool { self == .section || self == .inverted || self == .parent || self == .block }
  }

  let kind: Kind
  /// The range of the tag, including its delimiters.
  let range: Range<Int>
  /// The range of its content, without sigil and surrounding white space.
  let content: Range<Int>
  /// The index of the delimiters that apply after the tag.
  let delimiters: Int

  /// The range to remove from the output: the tag, and its line if the tag is alone on it.
  var outer: Range<Int>
  /// The range of the white space before the tag, if it is the first thing on its line.
  var indentation: Range<Int>
  var isStandalone = false
  /// Whether the tag is the first thing on a line that stays in the output.
  var beginsLine = false

  init(_ kind: Kind, range: Range<Int>, content: Range<Int>, delimiters: Int) {
    (self.kind, self.range, self.content, self.delimiters) = (kind, range, content, delimiters)
    outer = range
    indentation = range.lowerBound..<range.lowerBound
  }
}

/// Finds the tags that are alone on their lines, and their indentation.
///
/// The specification removes the line of such a tag. Garland also removes lines with several tags of inheritance, such
/// as `{{<base}}{{$main}}` and `{{/main}}{{/base}}`. Otherwise a parent would start and end with an empty line.
struct TagLines {
  let bytes: [UInt8]
  /// The offset where the template starts.
  let start: Int
  var tags: [Tag]
  /// The names of the parents so far, to recognize their closing tags.
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

  /// Processes adjacent tags on a line, with only white space between them.
  private mutating func mark(_ group: ClosedRange<Int>) {
    defer { for index in group where tags[index].kind == .parent { parents.insert(name(of: index)) } }
    let first = tags[group.lowerBound].range.lowerBound
    let before = group.lowerBound > 0 ? tags[group.lowerBound - 1].range.upperBound : start
    let indentation = (bytes[before..<first].lastIndex { !$0.isSpaceOrTab }.map { $0 + 1 } ?? before)..<first
    let isAtLineStart = indentation.lowerBound == start || bytes[indentation.lowerBound - 1].isLineFeed
    guard isAtLineStart else { return }
    tags[group.lowerBound].indentation = indentation
    guard canBeStandalone(group), let end = endOfLine(after: tags[group.upperBound].range.upperBound) else {
      tags[group.lowerBound].beginsLine = indentation.isEmpty
      return
    }
    var lower = indentation.lowerBound
    for index in group {
      let upper = index == group.upperBound ? end : tags[index].range.upperBound
      tags[index].isStandalone = true
      tags[index].outer = lower..<upper
      lower = upper
    }
  }

  private func canBeStandalone(_ group: ClosedRange<Int>) -> Bool {
    guard group.count > 1 else { return tags[group.lowerBound].kind.canBeStandalone }
    let kinds = tags[group].map(\.kind)
    guard kinds.allSatisfy({ [.parent, .block, .closing, .comment].contains($0) }) else { return false }
    return group.contains { tags[$0].kind == .parent || tags[$0].kind == .closing && parents.contains(name(of: $0)) }
  }

  private func name(of tag: Int) -> ArraySlice<UInt8> { bytes[tags[tag].content] }

  private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isSpaceOrTab) }

  /// Returns the start of the next line if only white space precedes it.
  private func endOfLine(after offset: Int) -> Int? {
    guard let stop = bytes[offset...].firstIndex(where: { !$0.isSpaceOrTab }) else { return bytes.count }
    if bytes[stop].isLineFeed { return stop + 1 }
    return bytes[stop] == 0x0D && stop + 1 < bytes.count && bytes[stop + 1].isLineFeed ? stop + 2 : nil
  }
}

/// The delimiters of tags: `{{` and `}}` unless a tag changes them.
struct Delimiters: Sendable, Equatable {
  var opening: [UInt8] = Array("{{".utf8)
  var closing: [UInt8] = Array("}}".utf8)

  /// The maximum length of a delimiter.
  ///
  /// The reader compares a delimiter with the text at every byte of the template.
  private static let lengthLimit = 16

  init() {}

  /// Parses the content of a tag that sets delimiters: two short words without an equals sign.
  init?(_ content: ArraySlice<UInt8>) {
    let words = content.split(whereSeparator: \.isASCIIWhiteSpace)
    guard words.count == 2, words.allSatisfy({ $0.count <= Self.lengthLimit }) else { return nil }
    guard !content.contains(UInt8(ascii: "=")) else { return nil }
    (opening, closing) = (Array(words[0]), Array(words[1]))
  }
}

extension UInt8 {
  var isLineFeed: Bool { self == 0x0A }
}
