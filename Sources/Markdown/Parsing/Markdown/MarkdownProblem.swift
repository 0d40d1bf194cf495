import Diagnostics

/// The problems of Markdown syntax.
enum MarkdownProblem: Equatable {
  case unclosedContainer(name: String, fence: Int)
  case implicitlyClosedContainer(name: String)
  case opening(ContainerOpening.Problem)
  case shortFence(needed: Int)
  case strayFence
  case textFence(TextFence)
  case unclosedCode
  case brokenTraits(TraitProblem)
  case unknownTrait(String, Diagnostic.Suggestion)
  case looseTraits
  case unknownInfo
  case tooDeep
  case containersTooDeep
  case tooManyBytes(Int)
  case lineTooLong(Int)
  case tooManyMarks(Int)
  case tooManyCells(Int)
  case tooSlow(RescanEstimate.Construct, Int)
  case tooManyReferencedBytes(Int)
  case caretReference

  fileprivate var severity: Severity {
    switch self {
    case .implicitlyClosedContainer, .strayFence, .textFence, .opening(.wideBrackets), .opening(.closedOnLine),
      .unclosedCode, .brokenTraits, .unknownTrait, .looseTraits, .unknownInfo:
      .warning
    default: .error
    }
  }

  fileprivate var code: DiagnosticCode {
    switch self {
    case .unclosedContainer: "containers.unclosed"
    case .implicitlyClosedContainer: "containers.cut-off"
    case .opening(.missingName): "containers.missing-name"
    case .opening(.unclosedLabel), .opening(.trailingText): "containers.label"
    case .opening(.traits): "containers.attributes"
    case .opening(.wideBrackets), .textFence(.wideColons): "containers.full-width"
    case .opening(.closedOnLine), .textFence(.inCell): "containers.one-line"
    case .textFence(.name): "containers.name"
    case .unclosedCode: "code.unclosed"
    case .shortFence: "containers.short-fence"
    case .strayFence: "containers.stray-fence"
    case .brokenTraits: "traits.broken"
    case .unknownTrait: "traits.unread"
    case .looseTraits: "traits.loose"
    case .unknownInfo: "code.info"
    case .tooDeep, .containersTooDeep: "markdown.nesting-limit"
    case .caretReference: "markdown.caret"
    default: "markdown.limit"
    }
  }

  fileprivate var message: String {
    switch self {
    case .unclosedContainer(let name, _): "the container `\(name)` is never closed"
    case .implicitlyClosedContainer(let name):
      "the container `\(name)` is not closed; it ends with the container around it"
    case .opening(let problem): problem.message
    case .shortFence(let needed):
      "the fence is too short to close anything; the innermost open container has \(needed) colons"
    case .strayFence: "this fence closes nothing, because no container is open; it is shown as text"
    case .textFence(let fence): fence.message
    case .unclosedCode: "this code fence is never closed, so the text below it is code"
    case .brokenTraits(let problem): "this looks like traits, but \(problem.message); it stays text"
    case .unknownTrait(let name, _): "the container of this list reads no trait `\(name)`, so the braces stay text"
    case .looseTraits: "there is no block above for these traits"
    case .unknownInfo: "unknown word in the info string"
    case .tooDeep: "blocks and inlines nest deeper than \(TreeFlattening.depthLimit) levels; the rest is left out"
    case .containersTooDeep: "containers nest deeper than \(BlockSyntax.depthLimit) levels; this one stays text"
    case .tooManyBytes(let limit): "the document has more than \(limit) bytes"
    case .lineTooLong(let limit): "the line has more than \(limit) bytes"
    case .tooManyCells(let limit): "the tables have more than \(limit) cells"
    case .caretReference: "in an article with footnotes, a character reference for `^` cannot follow `[`"
    case .tooManyMarks(let limit): "the document has more than \(limit) punctuation marks and line ends"
    case .tooSlow(let construct, let count): "reading this would take too long: \(construct.message(count))"
    case .tooManyReferencedBytes(let limit):
      "the references to link definitions would copy more than \(limit) bytes of addresses and titles"
    }
  }

  fileprivate var suggestion: Diagnostic.Suggestion? {
    switch self {
    case .unclosedContainer(_, let fence):
      Diagnostic.Suggestion("write `\(String(repeating: ":", count: fence))` on a line of its own where it ends")
    case .textFence(let fence): Diagnostic.Suggestion(fence.advice)
    case .opening(.wideBrackets(let label)): Diagnostic.Suggestion("write `[\(label)]`")
    case .opening(.closedOnLine(let name)): Diagnostic.Suggestion(TextFence.advice(opening: name))
    case .unclosedCode: Diagnostic.Suggestion("write the fence again, on a line of its own, where the code ends")
    case .unknownTrait(_, let suggestion): suggestion
    case .shortFence(let needed): Diagnostic.Suggestion("write `\(String(repeating: ":", count: needed))`")
    case .opening(.missingName):
      Diagnostic.Suggestion("write `:::name`, or `:::item` to group several blocks into one child")
    case .caretReference: Diagnostic.Suggestion("write `\\[^`")
    case .tooManyBytes, .tooManyMarks: Diagnostic.Suggestion("split the document into several files")
    case .lineTooLong: Diagnostic.Suggestion("split the line, or put its data into a file of its own")
    case .tooManyCells: Diagnostic.Suggestion("link to the data as a file, or split the document")
    case .tooSlow(let construct, _): Diagnostic.Suggestion(construct.suggestion)
    case .tooManyReferencedBytes:
      Diagnostic.Suggestion("put an image in `data:` form into a file of its own, or shorten the definition")
    default: nil
    }
  }
}

extension RescanEstimate.Construct {
  fileprivate func message(_ count: Int) -> String {
    switch self {
    case .brackets: "there are \(count) `[` in this block"
    case .instructions: "there are \(count) `<?` in this block"
    case .declarations: "there are \(count) `<!` in this block"
    case .addresses: "\(count) addresses follow one another without a space"
    case .parentheses: "\(count) `)` follow an address without a space"
    case .mailAddresses: "there are \(count) `@` in a line of this block"
    case .pipes: "there are \(count) `|` in this line"
    case .delimiterRows: "there are \(count) lines of `-` and `|` without a blank line between them"
    }
  }

  fileprivate var suggestion: String {
    switch self {
    case .brackets: "separate paragraphs by blank lines, put code into a fence, or write `\\[` for a bracket"
    case .instructions, .declarations:
      "separate paragraphs by blank lines, put code into a fence, or write `&lt;` for `<`"
    case .addresses, .parentheses: "put spaces between addresses, or code into a fence"
    case .mailAddresses: "write each e-mail address on a line of its own"
    case .pipes: "split the line, or link to the data as a file"
    case .delimiterRows: "separate tables by blank lines"
    }
  }
}

/// A problem with its range in the file.
struct LocatedMarkdownProblem {
  let problem: MarkdownProblem
  let range: Range<Int>

  func diagnostic(in source: SourceID) -> Diagnostic {
    Diagnostic(
      problem.severity, problem.code, problem.message, at: SourceRange(source, range), suggestion: problem.suggestion)
  }
}

/// All problems of one parse, in source order.
struct MarkdownProblems {
  let all: [LocatedMarkdownProblem]

  init(syntax: BlockSyntax, flattening: TreeFlattening) {
    var problems: [(MarkdownProblem, Range<Int>)] = []
    for container in syntax.containers {
      let opening = container.opening
      for problem in opening.problems { problems.append((.opening(problem.problem), problem.range)) }
      if container.closingLine != nil { continue }
      let problem: MarkdownProblem =
        container.implicitClosingLine == nil
        ? .unclosedContainer(name: opening.name, fence: opening.fence) : .implicitlyClosedContainer(name: opening.name)
      problems.append((problem, opening.range))
    }
    for fence in syntax.strayFences {
      problems.append((fence.needed.map { .shortFence(needed: $0) } ?? .strayFence, fence.range))
    }
    for fence in syntax.textFences { problems.append((.textFence(fence.fence), fence.range)) }
    for range in flattening.unclosedCode { problems.append((.unclosedCode, range)) }
    for broken in syntax.brokenTraits { problems.append((.brokenTraits(broken.problem), broken.range)) }
    for trait in syntax.unknownTraits { problems.append((.unknownTrait(trait.name, trait.suggestion), trait.range)) }
    for range in flattening.looseTraits { problems.append((.looseTraits, range)) }
    for range in flattening.unknownInfo { problems.append((.unknownInfo, range)) }
    if let range = flattening.tooDeep { problems.append((.tooDeep, range)) }
    if let range = syntax.tooDeep { problems.append((.containersTooDeep, range)) }
    all = problems.map { LocatedMarkdownProblem(problem: $0.0, range: $0.1) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
