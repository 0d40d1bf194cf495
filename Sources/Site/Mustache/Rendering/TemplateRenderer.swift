import Diagnostics
import Markup

/// Renders a template with data.
///
/// Each rendering has its own renderer, on one thread.
struct TemplateRenderer {
  let library: TemplateLibrary
  let mode: TemplateMode
  /// The current program.
  var program: Program
  /// The values for name lookup, the innermost last.
  var context: [TemplateValue]
  /// The enclosing list sections, the innermost last.
  var loops: [Loop] = []
  /// The block overrides of enclosing parents, in order of priority.
  var overrides: [Overrides] = []
  var layout = LineLayout()

  /// The inclusions that led to the current template.
  var trail: [InclusionStep] = []
  private(set) var depth = 0
  private(set) var steps: Int
  /// Whether an error has stopped the rendering.
  private(set) var isStopped = false

  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<ReportedProblem> = []
  /// The names of all templates that were looked up.
  var requestedTemplates: Set<String>
  /// The template that was looked up last.
  var latestTemplate: Template?

  /// The maximum nesting of sections, templates, blocks and lambdas.
  ///
  /// A level takes up to 4 kB of stack in a debug build.
  static let depthLimit = 400
  /// The maximum number of steps of a page.
  ///
  /// A step is a tag that is run, an element that a section or a filter reads, or 64 bytes of a value. The nesting limit
  /// is not enough: templates that include each other twice take exponential time, and nested loops over all posts
  /// cubic time. A list of 10,000 posts with five tags each stays far below it; a test renders one.
  static let stepLimit = 2_000_000
  /// The maximum size of a page.
  ///
  /// The limit on steps is not enough, because each step can write a long text.
  static let megabyteLimit = 64

  /// The maximum size of the output in bytes, if the caller sets it.
  private let limit: Int?
  /// Whether the output would exceed the caller's limit.
  private(set) var exceedsLimit = false

  init(
    _ template: Template, in library: TemplateLibrary, mode: TemplateMode, context: [TemplateValue], limit: Int? = nil,
    after steps: Int = 0
  ) {
    (self.limit, self.steps) = (limit, steps)
    self.library = library
    self.mode = mode
    program = template.program
    self.context = context
    requestedTemplates = [template.name]
  }

  /// Runs instructions of the current program.
  mutating func run(_ range: Range<Int>, to output: inout MarkupBuffer) {
    let program = program
    var at = range.lowerBound
    while at < range.upperBound, !isStopped {
      switch program.instructions[at] {
      case .text(let text): write(text, to: &output)
      case .lineStart: beginLine(&output)
      case .value(let index): write(program.expressions[index], isEscaped: true, to: &output)
      case .unescaped(let index): write(program.expressions[index], isEscaped: false, to: &output)
      case .section(let index):
        run(program.sections[index], to: &output)
        at = program.sections[index].body.upperBound
        continue
      case .inverted(let index):
        let section = program.sections[index]
        if evaluate(program.expressions[section.expression], isTest: true).isTrue {
          at = section.body.upperBound - 1
        }
      case .partial(let index): include(program.inclusions[index], to: &output)
      case .parent(let index):
        include(program.inclusions[index], to: &output)
        at = program.inclusions[index].body.upperBound
        continue
      case .block(let index):
        render(program.blocks[index], to: &output)
        at = program.blocks[index].body.upperBound
        continue
      }
      at += 1
    }
  }

  /// Enters a nesting level, unless there are too many.
  ///
  /// `leave()` exits it.
  mutating func enter(at range: Range<Int>, _ output: borrowing MarkupBuffer) -> Bool {
    guard depth < Self.depthLimit else {
      stop(.endless(Self.depthLimit), at: range)
      return false
    }
    depth += 1
    return step(at: range, output)
  }

  mutating func leave() { depth -= 1 }

  /// Counts a step, and stops the rendering if the step count or the page size exceeds its limit.
  mutating func step(at range: Range<Int>, _ output: borrowing MarkupBuffer) -> Bool {
    count(1, at: range)
    return hasRoom(for: 0, at: range, output)
  }

  /// Counts steps, and stops the rendering if there are too many.
  mutating func count(_ more: Int, at range: Range<Int>) {
    steps += min(more, Self.stepLimit)
    if steps > Self.stepLimit { stop(.tooManySteps(millions: Self.stepLimit / 1_000_000), at: range) }
  }

  /// Stops the rendering if the next bytes would exceed the limit for the size of the page.
  mutating func hasRoom(for count: Int, at range: Range<Int>, _ output: borrowing MarkupBuffer) -> Bool {
    if output.count + count > limit ?? Self.megabyteLimit << 20 {
      if limit == nil { stop(.tooLong(megabytes: Self.megabyteLimit), at: range) }
      exceedsLimit = limit != nil
      isStopped = true
    }
    return !isStopped
  }

  private mutating func stop(_ problem: TemplateProblem, at range: Range<Int>) {
    if !isStopped {
      if case .endless = problem,
        let cycle = InclusionCycle(in: trail, of: requestedTemplates.compactMap { library[$0] })
      {
        diagnostics.append(cycle.diagnostic)
      } else {
        report(problem, at: range)
      }
    }
    isStopped = true
  }
}

extension TemplateRenderer {
  /// Reports a problem of the current program, once per location.
  ///
  /// `names` are the candidates for a suggestion.
  mutating func report(
    _ problem: TemplateProblem, at range: Range<Int>, among names: (TemplateRenderer) -> [String] = { _ in [] }
  ) {
    let key = ReportedProblem(location: program.location(of: range), message: problem.message)
    guard reported.insert(key).inserted else { return }
    let names = diagnostics.count < Self.suggestionLimit ? names(self) : []
    let notes = trail.reversed().prefix(Self.trailLimit).map(\.note)
    let rest = trail.count - notes.count
    let more = rest > 0 ? [Diagnostic.Note("and \(rest) more")] : []
    var around: [Diagnostic.Note] = []
    if case .tooManySteps = problem { around = loops.reversed().prefix(Self.trailLimit).map(\.note) }
    let located = LocatedTemplateProblem(problem, at: range, among: names)
    diagnostics.append(located.diagnostic(in: program, trail: around + notes + more))
  }

  private static var trailLimit: Int { 4 }
  /// The number of problems that get suggestions.
  ///
  /// Finding a suggestion compares a name with all names in the context, which is slow.
  private static var suggestionLimit: Int { 50 }
}

/// The key of a problem that has been reported.
private struct ReportedProblem: Hashable {
  let location: SourceRange
  let message: String
}

/// A tag through which the rendering entered another template or block.
struct InclusionStep {
  let program: Program
  let range: Range<Int>
  /// The name of the included template, or of the block.
  let name: String
  let isBlock: Bool

  var note: Diagnostic.Note {
    Diagnostic.Note(
      isBlock ? "shown as the block `\(name)` here" : "`\(name)` is included here", at: program.location(of: range))
  }
}

/// The position of a section in a list.
struct Loop {
  var index = 0
  let count: Int
  /// The location of the section.
  let location: SourceRange

  var note: Diagnostic.Note { Diagnostic.Note("this loop runs for each of \(count) elements", at: location) }

  /// Returns the value of `first`, `last` or `index`.
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

/// The blocks that a template overrides in its parent.
struct Overrides {
  let program: Program
  let blocks: [String: Int]
}

/// The indentation of template text in the output.
struct LineLayout {
  /// The indentation before each line.
  var indentation: [UInt8] = []
  /// The indentation to remove from each line first.
  var depth = 0
  /// Whether the output is in the middle of a line; if so, a line start in the template adds no indentation.
  var isWithinLine = false

  /// Returns the indentation for content that is indented further.
  func indentation(adding more: ArraySlice<UInt8>) -> [UInt8] {
    more.count > depth ? indentation + more.dropFirst(depth) : indentation
  }

  /// Whether text can be written unchanged.
  var isPlain: Bool { indentation.isEmpty && depth == 0 }
}
