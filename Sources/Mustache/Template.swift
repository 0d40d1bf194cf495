public import Diagnostics

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
public struct Template: Sendable {
  /// What other templates call it.
  public let name: String

  /// What is wrong with it, in the order of the file; with an error among it, it is no use rendering.
  public let diagnostics: [Diagnostic]

  let program: Program

  init(
    _ file: SourceFile, as source: SourceID, from offset: Int, named name: String, filters: FilterRegistry
  ) {
    // The mark that some editors begin a file with is no part of its text.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = max(min(max(offset, 0), file.utf8.count), file.utf8.starts(with: mark) ? mark.count : 0)
    var compiler = Compiler(file.utf8, from: start, filters: filters)
    compiler.run()
    let program = Program(compiler, source: source, anchor: nil)
    let encoding = file.utf8.firstInvalid(from: start).map { PlacedTemplateProblem(.invalidUTF8, at: $0) }
    self.name = name
    self.program = program
    diagnostics = ([encoding].compactMap(\.self) + compiler.problems).map { $0.diagnostic(in: program) }
  }
}

extension [UInt8] {
  /// The first bytes from a place on that are not UTF-8.
  fileprivate func firstInvalid(from start: Int) -> Range<Int>? {
    if String(validating: self[start...], as: UTF8.self) != nil { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = self[start...].makeIterator()
    var offset = start
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length): return offset..<offset + length
      case .emptyInput: return nil
      }
    }
  }
}
