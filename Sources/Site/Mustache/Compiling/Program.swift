import Diagnostics

/// A compiled template: instructions and the text that they refer to.
///
/// A program is immutable, so threads can share it.
final class Program: Sendable {
  let bytes: [UInt8]
  /// The offset where the template starts.
  let start: Int
  let instructions: [Instruction]
  let names: [ValueName]
  let expressions: [Expression]
  let calls: [FilterCall]
  let sections: [TemplateSection]
  let inclusions: [Inclusion]
  let blocks: [Block]
  let delimiters: [Delimiters]
  private let source: SourceID
  /// The tag whose lambda returned the text, if the text is not in a file.
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

  /// Returns the location of a part of the text.
  func location(of range: Range<Int>) -> SourceRange { SourceRange(source, anchor ?? range) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the names that are read from an object: after its name and a dot, in a section of the object, or in a
  /// filter's argument.
  func names(below object: String) -> Set<String> {
    var found: Set<String> = []
    for expression in expressions {
      let parts = names[expression.names].map(\.text)
      for (part, next) in zip(parts, parts.dropFirst()) where part == object { found.insert(next) }
    }
    for section in sections where names[expressions[section.expression].names].last?.text == object {
      for expression in expressions where section.content.contains(expression.range.lowerBound) {
        if let first = names[expression.names].first { found.insert(first.text) }
      }
    }
    for argument in calls.flatMap(\.arguments) {
      guard case .literal(.text(let text)) = argument.kind, text.hasPrefix("\(object).") else { continue }
      found.insert(String(text.dropFirst(object.count + 1)))
    }
    return found
  }

  /// Compiles template text that a lambda of this program returned.
  func lambdaProgram(_ text: String, _ delimiters: Delimiters, filters: FilterRegistry, at range: Range<Int>)
    -> (program: Program, problems: [LocatedTemplateProblem])
  {
    var compiler = Compiler(Array(text.utf8), delimiters: delimiters, filters: filters)
    compiler.run()
    return (Program(compiler, source: source, anchor: anchor ?? range), compiler.problems)
  }
}

/// One step of a compiled template.
///
/// Numbers are indices into the tables of its ``Program``.
enum Instruction: Sendable {
  /// Writes text of the template.
  case text(Range<Int>)
  /// Writes the indentation of a line that starts with a tag.
  case lineStart
  /// Writes the value of an expression, escaped.
  case value(Int)
  /// Writes the value of an expression, not escaped.
  case unescaped(Int)
  /// Runs a section. Its body follows.
  case section(Int)
  /// Runs an inverted section. Its body follows.
  case inverted(Int)
  /// Renders another template.
  case partial(Int)
  /// Renders a parent template with the blocks that follow this instruction.
  case parent(Int)
  /// Renders a block. Its default content follows.
  case block(Int)
}

/// A name, and the filters that its value passes through.
struct Expression: Sendable {
  /// The parts of the name, as indices into the program's names.
  ///
  /// Empty for `.`.
  var names: Range<Int>
  /// The filters, as indices into the program's calls.
  var filters: Range<Int>
  /// The range of the name in the template.
  var range: Range<Int>
  /// Whether the name is invalid, which the compiler has reported.
  var isInvalid = false
}

/// A section or an inverted section.
struct TemplateSection: Sendable {
  let expression: Int
  /// The instructions between its tags.
  var body: Range<Int>
  /// The text between its tags, which is the argument of a lambda.
  var content: Range<Int>
  /// The delimiters for the template that a lambda returns.
  let delimiters: Int
}

/// A partial or a parent.
struct Inclusion: Sendable {
  /// The name of the template, or the index of the expression that computes it.
  enum Name: Sendable {
    case fixed(String)
    case dynamic(Int)
  }

  let name: Name
  /// The range of the name in the template.
  let range: Range<Int>
  /// The indentation before each line of the included template, if the tag is alone on its line.
  let indentation: Range<Int>
  /// Whether the tag is alone on its line.
  let isStandalone: Bool
  /// The instructions inside a parent.
  ///
  /// Only its blocks are ever run.
  var body: Range<Int>
  /// The blocks of a parent by name.
  var blocks: [String: Int] = [:]
}

/// A block: a named part of a template that other templates can override.
struct Block: Sendable {
  let name: String
  /// The range of the name in the template.
  let range: Range<Int>
  /// The instructions between its tags.
  var body: Range<Int>
  /// The indentation before each line of the content that replaces the block.
  var indentation: Range<Int>
  /// The indentation to remove from each line of the block when the block replaces another block.
  var depth = 0
  /// Whether the tags are alone on their lines, so that the replacement starts on its own line.
  let isStandalone: Bool
}

/// A filter applied in a template.
struct FilterCall: Sendable {
  /// An argument of a filter.
  struct Argument: Sendable {
    /// A literal value, or the index of the expression that computes it.
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
  /// The range of the filter's name in the template.
  let range: Range<Int>
  /// The arguments, if all of them are literals.
  let literals: FilterArguments?

  init(filter: TemplateFilter, arguments: [Argument], range: Range<Int>) {
    (self.filter, self.arguments, self.range) = (filter, arguments, range)
    let values = arguments.compactMap { argument -> TemplateValue? in
      if case .literal(let value) = argument.kind { value } else { nil }
    }
    literals = values.count == arguments.count ? FilterArguments(values: values) : nil
  }

  /// Returns the problems that are known before rendering.
  func problems() -> [LocatedTemplateProblem] {
    let parameters = filter.parameters
    let isComplete = arguments.count >= parameters.count(where: { !$0.isOptional })
    guard isComplete, arguments.count <= parameters.count else {
      let extra = arguments.dropFirst(parameters.count).first?.range
      return [LocatedTemplateProblem(.wrongCount(filter.name, takes: filter.takes), at: extra ?? range)]
    }
    return zip(arguments, parameters).compactMap { argument, parameter in
      guard case .literal(let value) = argument.kind else { return nil }
      return problem(value, for: parameter, at: argument.range)
    }
  }

  /// Returns the problem with the value of an argument, if there is one.
  func problem(_ value: TemplateValue, for parameter: TemplateFilter.Parameter, at range: Range<Int>)
    -> LocatedTemplateProblem?
  {
    guard !parameter.kind.accepts(value) else { return nil }
    let problem = TemplateProblem.wrongArgument(
      filter.name, parameter: parameter.name, expectation: parameter.kind.expectation)
    return LocatedTemplateProblem(problem, at: range)
  }
}
