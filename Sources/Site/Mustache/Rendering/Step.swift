import Diagnostics

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
