import Diagnostics
import Markup
import Parsing

/// Reads an article step by step; each step takes the tree that the last one left.
struct ArticleReading {
  let model: ArticleModel
  let facts: ArticleFacts
  let diagnostics: [Diagnostic]
  /// How many of the children stand before `<!--more-->`, if it is there.
  let moreMark: Int?

  init(_ head: ArticleHead, of file: SourceFile, options: ArticleOptions) {
    let source = head.source
    let parser = MarkdownParser(MarkdownOptions(smartPunctuation: options.smartPunctuation), limits: options.limits)
    var (tree, diagnostics) = parser.parse(file, as: source, from: head.bodyOffset)
    diagnostics += head.diagnostics
    let marking = AlertMarking(in: &tree)
    let tags = ForeignTags(in: &tree, of: file.utf8, from: head.bodyOffset, markup: options.markup)

    let plan = Self.plan(tree, options, marking.alerts)
    var (children, containers) = (plan.children, plan.containers)
    var problems = Self.encodingProblems(in: file, of: head) + marking.problems + plan.problems + tags.problems
    problems += CodeChecking.problems(in: tree, of: file) + RepeatedTraits.problems(in: tree)
    let holdsRawMarkup = tree.holdsRawMarkup
    let separator = head.metadata.excerptSeparator ?? options.excerptSeparator
    let mark = holdsRawMarkup ? ExcerptMark(in: tree, orWritten: separator) : nil
    problems += [mark?.problem].compactMap(\.self)

    let addresses = AddressResolving(in: &tree, resolve: options.resolve)
    problems += addresses.problems + ForeignTags.problems(in: addresses.links, of: file.utf8)
    problems += Self.imageProblems(of: head.metadata, options)
    var (places, links) = (addresses.places, addresses.links)

    var rawIDs: Set<String> = []
    if holdsRawMarkup {
      var cleaning = MarkupCleaning(tree, containers: containers, places: places, options: options, file: file)
      children = cleaning.clean(children)
      (tree, containers, rawIDs) = (cleaning.tree, cleaning.containers, cleaning.ids)
      places = cleaning.places
      let placed = zip(addresses.nodes, links).map { (node: $0, link: $1) } + cleaning.links
      links = placed.sorted { $0.node < $1.node }.map(\.link)
      problems += cleaning.problems
    }

    moreMark = mark?.node.map { mark in children.count { $0.content.lowerBound < mark } }

    let anchors = AnchorAssigning(in: &tree, containers: containers, reserving: rawIDs)
    problems += anchors.problems

    model = ArticleModel(tree: tree, children: children, containers: anchors.containers, addresses: places)
    var facts = FactGathering(model, links: links, anchors: anchors.anchors).facts
    facts.markupIDs = rawIDs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    self.facts = facts
    problems += Self.deadParts(in: facts, footnotes: anchors.footnoteIDs)
    let all = diagnostics + problems.map { $0.diagnostic(in: source) }
    diagnostics = all.sorted { ($0.location?.bytes.lowerBound ?? 0) < ($1.location?.bytes.lowerBound ?? 0) }
    self.diagnostics = LineLimit.applied(to: diagnostics, in: file)
  }

  /// Which blocks are whose children; the planner lets go of the tree here, for whoever changes a shared one copies all of it.
  private static func plan(
    _ tree: MarkdownTree, _ options: ArticleOptions, _ alerts: [Int: String]
  ) -> (children: [BlockChild], containers: [Int: PlacedContainer], problems: [PlacedArticleProblem]) {
    var planner = ChildPlanner(tree, options: options, alerts: alerts)
    return (planner.planArticle(), planner.containers, planner.problems)
  }

  /// What is wrong with the image that stands for the article, which its front matter names.
  private static func imageProblems(of metadata: ArticleMetadata, _ options: ArticleOptions) -> [PlacedArticleProblem] {
    guard let image = metadata.image, let range = metadata.ranges[.image] else { return [] }
    return ResolvedAddress(image, options.resolve).problems.map { PlacedArticleProblem($0, at: range.bytes) }
  }

  /// The first bytes that are not UTF-8; the parser reads on with a mark in their place.
  private static func encodingProblems(in file: SourceFile, of head: ArticleHead) -> [PlacedArticleProblem] {
    guard file.wideEncoding == nil else { return [] }
    let place = file.holdsNUL ? file.utf8.firstIndex(of: 0) : nil
    let nul = place.map { PlacedArticleProblem(.nulByte, at: $0..<$0 + 1) }
    if file.isUTF8 { return [nul].compactMap(\.self) }
    // What stands in the front matter was reported by its reader.
    let start = head.diagnostics.contains { $0.code == "front-matter.invalid-utf8" } ? head.bodyOffset : 0
    let invalid = file.invalidUTF8(from: start).map { PlacedArticleProblem(.invalidUTF8, at: $0) }
    return [nul, invalid].compactMap(\.self)
  }

  /// The links to parts that the article itself does not have; the page around may have them, so it is a warning.
  private static func deadParts(in facts: ArticleFacts, footnotes: [String]) -> [PlacedArticleProblem] {
    let inside = facts.links.filter { $0.written.hasPrefix("#") }
    guard !inside.isEmpty else { return [] }
    let ids = facts.anchors.map(\.id) + facts.markupIDs
    let known = Set(ids + footnotes + ["", "top"])
    return inside.compactMap { link in
      let part = SitePath.decoded(String(link.written.dropFirst()))
      guard !known.contains(part) else { return nil }
      return PlacedArticleProblem(.missingOwnPart(part, nearest: nearestName(to: part, among: ids)), at: link.source)
    }
  }
}
