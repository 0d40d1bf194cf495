import Diagnostics
import Markup

/// Runs templates with data; one for each rendering, on one thread.
struct Renderer {
  let library: TemplateLibrary
  let mode: TemplateMode
  /// What is being run.
  var program: Program
  /// The values that names are looked up in, the innermost last.
  var context: [TemplateValue]
  /// The lists that are being gone through, the innermost last.
  var loops: [Loop] = []
  /// The blocks that parents were given, those that count first first.
  var overrides: [Overrides] = []
  var layout = Layout()

  /// How the rendering came to where it is.
  var trail: [Step] = []
  private(set) var depth = 0
  private(set) var steps = 0
  /// Whether something makes it pointless to go on.
  private(set) var isStopped = false

  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Report> = []
  /// The names of the templates that were looked up.
  var asked: Set<String>
  /// The template that was looked up last.
  var latest: Template?

  /// How deep sections, templates, blocks and lambdas nest; a level takes up to 4 kB of stack in a debug build.
  static let depthLimit = 400
  /// How many times sections, templates, blocks and lambdas are begun: templates that include one another twice each would
  /// outlive everybody without ever being deep.
  static let stepLimit = 2_000_000
  /// How long a page gets: steps alone do not tell, for each may write a long text.
  static let megabyteLimit = 64

  init(_ template: Template, in library: TemplateLibrary, mode: TemplateMode, context: [TemplateValue]) {
    self.library = library
    self.mode = mode
    program = template.program
    self.context = context
    asked = [template.name]
  }

  /// Runs some instructions of the current program.
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
        if evaluate(program.expressions[section.expression], isQuestion: true).isTrue {
          at = section.body.upperBound - 1
        }
      case .partial(let index): include(program.inclusions[index], to: &output)
      case .parent(let index):
        include(program.inclusions[index], to: &output)
        at = program.inclusions[index].body.upperBound
        continue
      case .block(let index):
        show(program.blocks[index], to: &output)
        at = program.blocks[index].body.upperBound
        continue
      }
      at += 1
    }
  }

  /// Begins a level, unless there are too many; `leave()` ends it.
  mutating func enter(at range: Range<Int>, _ output: borrowing MarkupBuffer) -> Bool {
    guard depth < Self.depthLimit else {
      stop(.endless(Self.depthLimit), at: range)
      return false
    }
    depth += 1
    return step(at: range, output)
  }

  mutating func leave() { depth -= 1 }

  /// Counts what takes time, and sees to it that the page stays within bounds.
  mutating func step(at range: Range<Int>, _ output: borrowing MarkupBuffer) -> Bool {
    steps += 1
    if steps > Self.stepLimit { stop(.tooManySteps(Self.stepLimit), at: range) }
    if output.count > Self.megabyteLimit << 20 { stop(.tooLong(megabytes: Self.megabyteLimit), at: range) }
    return !isStopped
  }

  private mutating func stop(_ problem: TemplateProblem, at range: Range<Int>) {
    if !isStopped {
      if case .endless = problem, let ring = InclusionRing(in: trail, of: asked.compactMap { library[$0] }) {
        diagnostics.append(ring.diagnostic)
      } else {
        report(problem, at: range)
      }
    }
    isStopped = true
  }
}

extension Renderer {
  /// Notes a problem of the current program, once for each place; `names` are those that could have been meant.
  mutating func report(
    _ problem: TemplateProblem, at range: Range<Int>, among names: (Renderer) -> [String] = { _ in [] }
  ) {
    let key = Report(place: program.place(of: range), message: problem.message)
    guard reported.insert(key).inserted else { return }
    let names = diagnostics.count < Self.suggestionLimit ? names(self) : []
    let notes = trail.reversed().prefix(Self.trailLimit).map(\.note)
    let rest = trail.count - notes.count
    let more = rest > 0 ? [Diagnostic.Note("and so on, \(rest) more")] : []
    let placed = PlacedTemplateProblem(problem, at: range, among: names)
    diagnostics.append(placed.diagnostic(in: program, trail: notes + more))
  }

  private static var trailLimit: Int { 4 }
  /// How many problems are compared with all names that there are.
  private static var suggestionLimit: Int { 50 }
}

/// What was said already.
private struct Report: Hashable {
  let place: SourceRange
  let message: String
}

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

/// Where in a list a section is.
struct Loop {
  var index: Int
  let count: Int

  /// What a list says of its element, beside the element's own names.
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

/// The blocks that a template gives to its parent.
struct Overrides {
  let program: Program
  let blocks: [String: Int]
}

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
