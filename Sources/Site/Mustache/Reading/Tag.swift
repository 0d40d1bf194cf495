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
