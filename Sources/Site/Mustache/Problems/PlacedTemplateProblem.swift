import Diagnostics

/// A problem at its place in the text of a template.
struct PlacedTemplateProblem {
  let problem: TemplateProblem
  let range: Range<Int>
  /// The names that could have been meant.
  let names: [String]
  /// What else helps, with its place in the same text.
  let notes: [(message: String, range: Range<Int>)]

  init(
    _ problem: TemplateProblem, at range: Range<Int>, among names: [String] = [],
    notes: [(message: String, range: Range<Int>)] = []
  ) {
    (self.problem, self.range, self.names, self.notes) = (problem, range, names, notes)
  }

  /// The diagnostic; `trail` tells how the template came to be rendered.
  func diagnostic(in program: Program, trail: [Diagnostic.Note] = []) -> Diagnostic {
    let place = program.place(of: range)
    let notes = notes.map { Diagnostic.Note($0.message, at: program.place(of: $0.range)) }
    return Diagnostic(
      problem.severity, problem.code, problem.message, at: place, notes: notes + trail,
      suggestion: problem.suggestion(at: place, among: names))
  }
}
