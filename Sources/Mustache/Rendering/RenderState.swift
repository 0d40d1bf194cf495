import Diagnostics

/// Where in a list a section is.
struct Loop {
  var index: Int
  let count: Int

  /// What a list says of its element, beside the element's own names.
  func value(named name: String) -> TemplateValue? {
    switch name {
    case "first": .flag(index == 0)
    case "last": .flag(index == count - 1)
    case "index": .integer(index + 1)
    default: nil
    }
  }

  static let names = ["first", "last", "index"]
}

/// The blocks that a template gives to its parent.
struct Overrides {
  let program: Program
  let blocks: [String: Int]
}

/// A tag through which the rendering came to another template.
struct Step {
  let program: Program
  let range: Range<Int>
  /// The template that is included, or the block that is filled.
  let name: String
  let isBlock: Bool

  var note: Diagnostic.Note {
    Diagnostic.Note(
      isBlock ? "shown as the block `\(name)` here" : "`\(name)` is included here", at: program.place(of: range))
  }
}

/// How lines of template text are laid out where they end up.
struct Layout {
  /// What comes before each line.
  var indentation: [UInt8] = []
  /// How much white space each line loses first.
  var depth = 0
  /// Whether the output stands within a line, so that what the template calls a new line begins none.
  var isWithinLine = false

  /// What comes before each line of something that lies here and is indented itself.
  func indentation(adding more: ArraySlice<UInt8>) -> [UInt8] {
    more.count > depth ? indentation + more.dropFirst(depth) : indentation
  }

  /// Whether text can be written as it is.
  var isPlain: Bool { indentation.isEmpty && depth == 0 }
}
