import Diagnostics

/// A compiled template: instructions over the bytes of its text.
///
/// It never changes, so that all threads may run it.
final class Program: Sendable {
  let bytes: [UInt8]
  /// Where in the bytes the template begins.
  let start: Int
  let instructions: [Instruction]
  let names: [String]
  let expressions: [Expression]
  let calls: [FilterCall]
  let sections: [Section]
  let inclusions: [Inclusion]
  let blocks: [Block]
  let delimiters: [Delimiters]
  private let source: SourceID
  /// The tag that made the text, where it stands in no file.
  private let anchor: Range<Int>?

  init(_ compiler: borrowing Compiler, source: SourceID, anchor: Range<Int>?) {
    bytes = compiler.bytes
    start = compiler.start
    instructions = compiler.instructions
    names = compiler.reader.names
    expressions = compiler.reader.expressions
    calls = compiler.reader.calls
    sections = compiler.sections
    inclusions = compiler.inclusions
    blocks = compiler.blocks
    delimiters = compiler.delimiters
    self.source = source
    self.anchor = anchor
  }

  /// Where a part of the text stands.
  func place(of range: Range<Int>) -> SourceRange { SourceRange(source, anchor ?? range) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of another program that a lambda made here.
  func lambdaProgram(_ text: String, _ delimiters: Delimiters, filters: FilterRegistry, at range: Range<Int>)
    -> (program: Program, problems: [PlacedTemplateProblem])
  {
    var compiler = Compiler(Array(text.utf8), delimiters: delimiters, filters: filters)
    compiler.run()
    return (Program(compiler, source: source, anchor: anchor ?? range), compiler.problems)
  }
}
