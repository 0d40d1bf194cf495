package import Diagnostics

/// A template, compiled once: a Mustache file, of which everything was checked that can be checked before there is data.
///
///     var library = TemplateLibrary()
///     let page = library.add(file, as: source, named: "page")
///     page.diagnostics  // errors with their places, all of them
///
/// A template never changes, so that all threads may render it.
///
/// How it is made, step by step:
/// 1. ``TagReader`` finds the tags, and ``TagLines`` says which lines go with them.
/// 2. ``Compiler`` matches tags that open with those that close, and makes instructions over the bytes of the file.
/// 3. ``ExpressionReader`` reads what tags say: names, and filters behind them.
/// 4. ``Renderer`` runs the instructions with data.
package struct Template: Sendable {
  /// What other templates call it.
  package let name: String

  /// What is wrong with it, in the order of the file; with an error among it, it is no use rendering.
  package let diagnostics: [Diagnostic]

  let program: Program

  init(
    _ file: SourceFile, as source: SourceID, from offset: Int, named name: String, filters: FilterRegistry
  ) {
    let start = max(min(max(offset, 0), file.utf8.count), file.utf8[...].byteOrderMarkCount)
    var compiler = Compiler(file.utf8, from: start, filters: filters)
    compiler.run()
    let program = Program(compiler, source: source, anchor: nil)
    let encoding = file.invalidUTF8(from: start).map { PlacedTemplateProblem(.invalidUTF8, at: $0) }
    self.name = name
    self.program = program
    diagnostics = ([encoding].compactMap(\.self) + compiler.problems).map { $0.diagnostic(in: program) }
  }
}
