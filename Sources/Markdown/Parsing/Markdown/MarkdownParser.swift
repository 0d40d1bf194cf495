package import Diagnostics

/// Turns Markdown into a tree.
///
/// ```swift
/// let file = SourceFile(path: "a.md", text: "# Hello")
/// let (tree, diagnostics) = MarkdownParser().parse(file, as: sources.add(file))
/// ```
package struct MarkdownParser: Sendable {
  private let options: MarkdownOptions
  private let limits: MarkdownLimits

  /// Makes a parser that understands what `options` say.
  package init(_ options: MarkdownOptions = MarkdownOptions(), limits: MarkdownLimits = MarkdownLimits()) {
    self.options = options
    self.limits = limits
  }

  /// Parses a file from an offset on, which is where its front matter ends.
  package func parse(
    _ file: SourceFile, as source: SourceID, from start: Int = 0
  ) -> (tree: MarkdownTree, diagnostics: [Diagnostic]) {
    let check = LimitCheck(file, from: start, limits: limits)
    if let problem = check.problem {
      return (MarkdownTree(), [problem.diagnostic(in: source)])
    }
    let isSimple = file.isUTF8 && !file.holdsNUL && !file.holdsCarriageReturn
    let lines = BodyLines(file, from: start, isSimple: isSimple)
    let syntax = BlockSyntax(isActive: options.containers) { lines.start(of: $0) }
    let text = ParserText(
      file.utf8[start...], isSimple: isSimple, isValid: file.isUTF8, keepsOffsets: options.containers)
    // The extension goes last of all: the parser and the document point to it.
    guard let extended = BlockExtension(syntax) else { return (MarkdownTree(), []) }
    let made = options.containers ? extended.made : nil
    let needs = ParserNeeds(of: text.bytes.span)
    let flattened = CMarkArena.within {
      flatten(text, lines, syntax, attaching: made, for: needs, holdsBrace: check.holdsBrace)
    }
    guard let flattened else { return (MarkdownTree(), []) }
    if needs.footnotes, options.footnotes,
      let place = CaretReference.first(in: file.utf8[start...], readAs: flattened.tree)
    {
      let problem = PlacedMarkdownProblem(problem: .caretReference, range: place)
      return (MarkdownTree(), [problem.diagnostic(in: source)])
    }
    let problems = MarkdownProblems(syntax: syntax, flattening: flattened)
    return (flattened.tree, problems.all.map { $0.diagnostic(in: source) })
  }

  private func flatten(
    _ text: ParserText, _ lines: BodyLines, _ syntax: BlockSyntax, attaching made: CMarkExtension?,
    for needs: ParserNeeds, holdsBrace: Bool
  ) -> TreeFlattening? {
    guard let parser = CMarkParser(options, for: needs, attaching: made) else { return nil }
    if options.footnotes, needs.footnotes, let names = CMarkLibrary.shared.footnoteNames { parser.attach(names) }
    parser.feed(text.bytes.span)
    if options.containers, holdsBrace, let root = parser.root {
      HeadingTraits(syntax: syntax) { lines.line($0) }.take(below: root)
    }
    guard let document = parser.finish() else { return nil }
    return TreeFlattening(document, syntax: syntax, lines: lines)
  }
}
