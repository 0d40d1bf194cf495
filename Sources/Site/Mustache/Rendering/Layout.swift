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
