/// One step of a compiled template; numbers are positions in the tables of its ``Program``.
enum Instruction: Sendable {
  /// Bytes of the template, as they are.
  case text(Range<Int>)
  /// A line begins with a tag, where indentation would come first.
  case lineStart
  /// The value of an expression, escaped.
  case value(Int)
  /// The value of an expression as it is.
  case unescaped(Int)
  /// A section, whose body follows.
  case section(Int)
  /// An inverted section, whose body follows.
  case inverted(Int)
  /// Another template.
  case partial(Int)
  /// Another template with blocks of this one, which follow.
  case parent(Int)
  /// A block, whose default follows.
  case block(Int)
}

/// A name and the filters that its value goes through.
struct Expression: Sendable {
  /// The parts of the name in the program's names; none for the value that a section stands in.
  var names: Range<Int>
  /// The filters in the program's calls.
  var filters: Range<Int>
  /// The name in the template.
  var range: Range<Int>
  /// Whether there is no name to look up, which was said when the template was read.
  var isBroken = false
}

/// A section or an inverted section.
struct Section: Sendable {
  let expression: Int
  /// The instructions between its tags.
  var body: Range<Int>
  /// The text between its tags, which a lambda is given.
  var content: Range<Int>
  /// The delimiters that a lambda's answer is read with.
  let delimiters: Int
}

/// A partial or a parent.
struct Inclusion: Sendable {
  /// The name of the template, or the number of the expression that tells it.
  enum Name: Sendable {
    case fixed(String)
    case dynamic(Int)
  }

  let name: Name
  /// The name in the template.
  let range: Range<Int>
  /// The white space that comes before each of its lines, if the tag stands alone; else nothing is indented.
  let indentation: Range<Int>
  /// Whether the tag stands alone, so that the lines it lies in indent it, too.
  let isAlone: Bool
  /// The instructions of a parent's content; only its blocks are ever run.
  var body: Range<Int>
  /// The blocks of a parent by name.
  var blocks: [String: Int] = [:]
}

/// A block: a place for text of other templates, and the text for places of that name in others.
struct Block: Sendable {
  let name: String
  /// The name in the template.
  let range: Range<Int>
  /// The instructions between its tags.
  var body: Range<Int>
  /// The white space that comes before each line of what takes the block's place.
  var indentation: Range<Int>
  /// How much white space each line of the block loses where it takes another's place.
  var depth = 0
  /// Whether it stands on lines of its own, so that what takes its place begins a line.
  let isAlone: Bool
}
