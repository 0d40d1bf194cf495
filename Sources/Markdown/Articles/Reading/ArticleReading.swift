import Diagnostics
import Markup
import Parsing

/// The result of reading an article: everything that does not depend on the page that shows the article.
///
/// Each step turns the tree of the previous step into a new tree. A step takes ownership of the tree (`consume`) and
/// changes the nodes in place. A second owner would force a copy of the whole tree.
struct ArticleReading: Sendable {
  let model: ArticleModel
  /// The text of the article with those that it includes.
  let text: ComposedText
  let facts: ArticleFacts
  /// All problems, in the order of the file.
  let diagnostics: [Diagnostic]
  /// The number of children before `<!--more-->`; `nil` without that comment.
  let excerptLength: Int?

  /// Reads the text below the front matter.
  static func read(_ file: SourceFile, below frontMatter: FrontMatter, options: ArticleOptions) -> ArticleReading {
    let source = frontMatter.source

    // Parse the Markdown; a page written in HTML is one block of raw HTML.
    var syntax = MarkdownOptions(smartPunctuation: options.smartPunctuation, additions: options.additions)
    if let math = frontMatter.metadata.parameters["math"]?.value {
      syntax.additions.subtract([.math, .formulas])
      if math == .bool(true) { syntax.additions.insert(.formulas) }
      if math == .string("keep") { syntax.additions.insert(.math) }
    }
    let directives = options.directives
    syntax.transparentContainers = Set(directives.map(\.rawValue))
    syntax.inlineAttributes = options.inlineAttributes
    syntax.markdownInHTML = options.markdownInHTML && options.markup != .escape
    let parser = MarkdownParser(syntax, limits: options.limits) { [options] name in
      (name.map { options.containers[$0] } ?? options.bodyContainer)?.itemTraits
    }
    let parsed = ParsedText(
      file, as: source, from: frontMatter.bodyOffset, with: parser, directives: options.parts == nil ? nil : directives)
    var problems = ArticleChecks.encoding(of: file, frontMatter)

    // Repeat blocks for rows, include other files, and replace tags.
    let composition = options.parts.flatMap {
      Composition.compose(parsed, as: source, with: parser, from: $0, options)
    }
    let text = composition?.text ?? ComposedText(parsed.file, as: source)
    var tree = composition?.tree ?? parsed.tree
    var diagnostics = (composition?.diagnostics ?? parsed.diagnostics) + frontMatter.diagnostics
    let file = text.file
    var abbreviations: Abbreviations?
    if options.additions.contains(.abbreviations) {
      let definitions = Abbreviations.takeDefinitions(from: consume tree, of: file)
      (tree, abbreviations) = (definitions.tree, definitions.abbreviations)
      problems += definitions.problems
    }
    let resolve = { (written: String, place: Range<Int>) in
      text.path(at: place.lowerBound).flatMap { options.parts?.resolve(written, in: $0) } ?? options.resolve(written)
    }

    // Find GitHub's alerts, and tags of other tools.
    let alerts: AlertMarking.Alerts
    (tree, alerts) = AlertMarking.markAlerts(in: consume tree)
    let tags: ForeignTags
    let isIncomplete = options.parts == nil && tree.nodes.indices.contains { tree.directive($0) != nil }
    (tree, tags) =
      isIncomplete
      ? (tree, ForeignTags())
      : ForeignTags.find(in: consume tree, of: file, from: frontMatter.bodyOffset, markup: options.markup)

    // Plan which blocks are the children of the article and of each container.
    var plan = ChildPlanner.plan(tree, options: options, alerts: alerts.names)
    problems += alerts.problems + plan.problems + tags.problems

    // Show files in code blocks that name them.
    if let parts = options.parts, tree.hasTraits {
      let codeProblems: [LocatedProblem]
      (tree, codeProblems) = parts.fillCode(in: consume tree, of: text, options.codeAliases)
      problems += codeProblems
    }

    // Check emphasis, code blocks, traits, and the comment that ends the excerpt.
    problems += ArticleChecks.emphasis(in: tree, of: file, syntax)
    problems += ArticleChecks.code(in: tree, of: file, options.codeAliases) + ArticleChecks.repeatedTraits(in: tree)
    tree = options.codeAliases.replace(in: consume tree)
    let hasRawHTML = tree.holdsRawMarkup
    let separator = frontMatter.metadata.excerptSeparator ?? options.excerptSeparator
    let excerptEnd = hasRawHTML ? ExcerptEnd.find(in: tree, separator: separator) : ExcerptEnd()
    problems += excerptEnd.problems

    // Read formulas.
    let formulaProblems: [LocatedProblem]
    (tree, formulaProblems) = FormulaReading.read(in: consume tree, of: file, macros: options.macros)
    problems += formulaProblems
    if let abbreviations { tree = abbreviations.mark(in: consume tree) }

    // Resolve the addresses of links and images.
    var links: ResolvedLinks
    (tree, links) = AddressResolving.resolve(in: consume tree, with: resolve)
    problems += links.problems + ForeignTags.problems(in: links.links.map(\.link), of: file.utf8)
    problems += ArticleChecks.image(of: frontMatter, options)

    let resolved = ContainerAddresses.resolve(in: plan.containers, of: tree, links, with: resolve)
    (plan.containers, links) = (resolved.containers, resolved.links)
    problems += resolved.problems

    // Check the attributes of inlines.
    let inlines: InlineAttributeReading
    (tree, inlines) = InlineAttributeReading.read(in: consume tree, markup: options.markup)
    links.details.attributes = inlines.attributes
    problems += inlines.problems

    // Remove unsafe raw HTML, and close the elements that it leaves open.
    var markupIDs: Set<String> = []
    var linkNames: Set<String> = []
    if hasRawHTML {
      let cleaned: MarkupCleaning.Result
      (tree, cleaned) = MarkupCleaning.clean(consume tree, plan, links, options: options, file: file, with: resolve)
      (plan, links, markupIDs, linkNames) = (cleaned.plan, cleaned.links, cleaned.ids, cleaned.linkNames)
      problems += cleaned.problems
    }
    let excerptLength = excerptEnd.node.map { end in plan.children.count { $0.content.lowerBound < end } }

    // Give headings, containers and labelled children their ids.
    let anchors: AnchorAssigning.Result
    (tree, anchors) = AnchorAssigning.assignAnchors(
      in: consume tree, of: file, plan.containers, reserving: markupIDs, style: options.headingIDs)
    problems += anchors.problems
    if options.lineLinks {
      let lines = LineLinks.assign(in: consume tree)
      tree = lines.tree
      markupIDs.formUnion(lines.ids)
    }

    // Collect the facts, and check links within the article.
    let model = ArticleModel(
      source: source, tree: tree, children: plan.children, containers: anchors.containers, links: links.details,
      abbreviations: abbreviations, oldBlocks: options.oldBlocks)
    let facts = ArticleFacts.collect(
      from: model, links: links.links.map(\.link), anchors: anchors.anchors, markupIDs: markupIDs.union(linkNames)
    ).inOwnFile(of: text)
    problems += ArticleChecks.fragments(in: facts, footnotes: anchors.footnoteIDs)

    diagnostics += problems.map { $0.diagnostic(in: source) }
    diagnostics.sort { ($0.location?.bytes.lowerBound ?? 0) < ($1.location?.bytes.lowerBound ?? 0) }
    return ArticleReading(
      model: model, text: text, facts: facts,
      diagnostics: DiagnosticLimit.limited(diagnostics, in: file).map(text.located),
      excerptLength: excerptLength)
  }
}
