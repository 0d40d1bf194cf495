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

/// A filter as a template uses it.
struct FilterCall: Sendable {
  /// What a filter is given.
  struct Argument: Sendable {
    /// A value that the template says, or the number of the expression that tells it.
    enum Kind: Sendable {
      case literal(TemplateValue)
      case name(Int)
    }

    let kind: Kind
    let range: Range<Int>

    init(_ kind: Kind, at range: Range<Int>) {
      (self.kind, self.range) = (kind, range)
    }
  }

  let filter: TemplateFilter
  let arguments: [Argument]
  /// The filter's name in the template.
  let range: Range<Int>
  /// What it is given, where the template says everything.
  let literals: FilterArguments?

  init(filter: TemplateFilter, arguments: [Argument], range: Range<Int>) {
    (self.filter, self.arguments, self.range) = (filter, arguments, range)
    let values = arguments.compactMap { argument -> TemplateValue? in
      if case .literal(let value) = argument.kind { value } else { nil }
    }
    literals = values.count == arguments.count ? FilterArguments(values: values) : nil
  }

  /// What can be said against the arguments before they are known.
  func problems() -> [PlacedTemplateProblem] {
    let parameters = filter.parameters
    let isComplete = arguments.count >= parameters.count(where: { !$0.isOptional })
    guard isComplete, arguments.count <= parameters.count else {
      let extra = arguments.dropFirst(parameters.count).first?.range
      return [PlacedTemplateProblem(.wrongCount(filter.name, takes: filter.takes), at: extra ?? range)]
    }
    return zip(arguments, parameters).compactMap { argument, parameter in
      guard case .literal(let value) = argument.kind else { return nil }
      return problem(value, for: parameter, at: argument.range)
    }
  }

  /// What is wrong with a value that a name stands for.
  func problem(_ value: TemplateValue, for parameter: TemplateFilter.Parameter, at range: Range<Int>)
    -> PlacedTemplateProblem?
  {
    guard !parameter.kind.accepts(value) else { return nil }
    let problem = TemplateProblem.wrongArgument(
      filter.name, parameter: parameter.name, expectation: parameter.kind.expectation)
    return PlacedTemplateProblem(problem, at: range)
  }
}
