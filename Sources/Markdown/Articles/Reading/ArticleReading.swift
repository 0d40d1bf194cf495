import Diagnostics
import Markup
import Parsing

/// The result of reading an article: everything that does not depend on the page that shows the article.
///
/// Each step turns the tree of the previous step into a new tree. A step takes ownership of the tree (`consume`) and
/// changes the nodes in place. A second owner would force a copy of the whole tree.
struct ArticleReading: Sendable {
  let model: ArticleModel
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
    syntax.inlineAttributes = options.inlineAttributes
    syntax.markdownInHTML = options.markdownInHTML && options.markup != .escape
    let parser = MarkdownParser(syntax, limits: options.limits) { [options] name in
      (name.map { options.containers[$0] } ?? options.bodyContainer)?.itemTraits
    }
    var (tree, diagnostics) =
      HTMLPageName.matches(file.path)
      ? (MarkdownTree(ofPageInHTML: file, from: frontMatter.bodyOffset), [])
      : parser.parse(file, as: source, from: frontMatter.bodyOffset)
    diagnostics += frontMatter.diagnostics
    var problems = ArticleChecks.encoding(of: file, frontMatter)

    // Find GitHub's alerts, and tags of other tools.
    let alerts: AlertMarking.Alerts
    (tree, alerts) = AlertMarking.markAlerts(in: consume tree)
    let tags: ForeignTags
    (tree, tags) = ForeignTags.find(in: consume tree, of: file, from: frontMatter.bodyOffset, markup: options.markup)

    // Plan which blocks are the children of the article and of each container.
    var plan = ChildPlanner.plan(tree, options: options, alerts: alerts.names)
    problems += alerts.problems + plan.problems + tags.problems

    // Show files in code blocks that name them.
    let codeProblems: [LocatedProblem]
    (tree, codeProblems) = CodeFilling.fill(consume tree, with: options)
    problems += codeProblems

    // Check code blocks, traits, and the comment that ends the excerpt.
    problems += ArticleChecks.code(in: tree, of: file, options.codeAliases) + ArticleChecks.repeatedTraits(in: tree)
    tree = options.codeAliases.replace(in: consume tree)
    let hasRawHTML = tree.holdsRawMarkup
    let separator = frontMatter.metadata.excerptSeparator ?? options.excerptSeparator
    let excerptEnd = hasRawHTML ? ExcerptEnd.find(in: tree, separator: separator) : ExcerptEnd()
    problems += excerptEnd.problems

    // Resolve the addresses of links and images.
    var links: ResolvedLinks
    (tree, links) = AddressResolving.resolve(in: consume tree, with: options.resolve)
    problems += links.problems + ForeignTags.problems(in: links.links.map(\.link), of: file.utf8)
    problems += ArticleChecks.image(of: frontMatter, options)

    let resolved = ContainerAddresses.resolve(in: plan.containers, of: tree, links, with: options.resolve)
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
      (tree, cleaned) = MarkupCleaning.clean(consume tree, plan, links, options: options, file: file)
      (plan, links, markupIDs, linkNames) = (cleaned.plan, cleaned.links, cleaned.ids, cleaned.linkNames)
      problems += cleaned.problems
    }
    let excerptLength = excerptEnd.node.map { end in plan.children.count { $0.content.lowerBound < end } }

    // Give headings, containers and labelled children their ids.
    let anchors: AnchorAssigning.Result
    (tree, anchors) = AnchorAssigning.assignAnchors(
      in: consume tree, of: file, plan.containers, reserving: markupIDs, style: options.headingIDs)
    problems += anchors.problems

    // Collect the facts, and check links within the article.
    let model = ArticleModel(
      source: source, tree: tree, children: plan.children, containers: anchors.containers, links: links.details)
    let facts = ArticleFacts.collect(
      from: model, links: links.links.map(\.link), anchors: anchors.anchors, markupIDs: markupIDs.union(linkNames))
    problems += ArticleChecks.fragments(in: facts, footnotes: anchors.footnoteIDs)

    diagnostics += problems.map { $0.diagnostic(in: source) }
    diagnostics.sort { ($0.location?.bytes.lowerBound ?? 0) < ($1.location?.bytes.lowerBound ?? 0) }
    return ArticleReading(
      model: model, facts: facts, diagnostics: DiagnosticLimit.limited(diagnostics, in: file),
      excerptLength: excerptLength)
  }
}
