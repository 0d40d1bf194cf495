package import Diagnostics

extension DataProblem {
  /// The problem as it is told to the author.
  ///
  ///     problem.diagnostic(in: post, area: "front-matter").code  // front-matter.duplicate-key
  ///
  /// The area says what was read from the source. It is the first part of the code: lower-case words joined by hyphens.
  package func diagnostic(in source: SourceID, area: StaticString) -> Diagnostic {
    Diagnostic(
      .error,
      DiagnosticCode(stringLiteral: "\(area).\(kind.name)"),
      kind.message,
      at: SourceRange(source, range),
      notes: kind.note.map { [Diagnostic.Note($0.message, at: SourceRange(source, $0.range))] } ?? [],
      suggestion: kind.advice.map { Diagnostic.Suggestion($0) })
  }
}
