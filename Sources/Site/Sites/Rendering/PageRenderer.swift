import Articles
import Components
import Diagnostics
import Handles
import Markup
import Mustache
import Parsing
import Planning
import Records
import Views

/// Renders pages.
///
/// The content is rendered before the template or layout around it, because the HTML head links to the assets that the
/// content requires.
struct PageRenderer: Sendable {
  let site: PlannedSite
  let code: SiteCode
  /// The pages among those of `code` that are computed from the site.
  let computed: ComputedPages
  let renderings: ArticleRenderings
  let values: ValueHashes
  let table: SubjectTable
  let facts: FactTable

  /// A page rendered with its template or layout.
  private struct FramedPage {
    let page: PageHandle
    let bytes: [UInt8]
    let diagnostics: [Diagnostic]
    let reads: PageReads
    /// The views that templates placed, with the assets that each requires.
    let views: [(name: String, assets: [Asset])]

    var exceedsLimit: Bool { diagnostics.contains(where: \.isTemplateLimit) }
  }

  /// Renders a page, and records what it read and why it was rendered.
  func render(_ index: Int, for reasons: [RenderReason]) -> (bytes: [UInt8], page: BuiltPageRecord) {
    var ownAssets = RequiredAssets()
    let page = site.plan.pages[index]
    if let number = page.code, case .file(let bytes) = self.code.pages[number].content {
      return renderFile(bytes, on: index, for: reasons)
    }
    let content = content(of: index)
    ownAssets.add(content.body?.assets ?? [])
    var framed = renderFrame(index, ownAssets, content.body)
    var reads = framed.reads
    reads.add(content.reads)
    // A change of these reads changes the hash of the content, on which other pages do not depend.
    if reads.pages[index]?.contains(PageProperties(.content)) == true { reads.add(content.containerReads) }
    // Only rendering a page reveals which articles the page lists and which views its template places. If these require
    // more assets, render the page again.
    var allAssets = ownAssets
    // Code that computes pages can read an article, too, for a view that places it.
    var shown = reads
    if let common = commonReads(of: page) { shown.add(common) }
    for entry in entries(in: shown, as: .content) where entry != page.entry {
      allAssets.add(renderings.listed(entry).assets)
    }
    for entry in entries(in: shown, as: .excerpt) where entry != page.entry {
      allAssets.add(renderings.excerpt(of: entry).assets)
    }
    for view in framed.views { allAssets.add(view.assets) }
    if allAssets.linked != ownAssets.linked, !framed.exceedsLimit {
      framed = renderFrame(index, allAssets, content.body)
      reads.add(framed.reads)
    }
    reads.add(allAssets.assets.filter { $0.kind == .picture }.map { Subject($0) })
    var diagnostics = content.diagnostics + framed.diagnostics
    let check = MissingAssets(site: site)
    for view in framed.views { diagnostics += check.problems(of: view.assets, by: "the view `\(view.name)` in Swift") }
    return (framed.bytes, record(of: framed.page, framed.bytes, reading: reads, for: reasons, diagnostics))
  }

  /// Returns the record of a page that is not rendered, because the build has failed.
  func skip(_ index: Int, for reasons: [RenderReason]) -> BuiltPageRecord {
    let page = PageHandle(index, in: HandleScope(site, renderings, page: index))
    return record(of: page, [], reading: PageReads(), for: reasons, [])
  }

  /// Returns the entries whose content or excerpt a page read, in the byte order of their addresses.
  ///
  /// The page links to their assets in this order. Another order, such as by file name, would depend on values that the
  /// page has not read.
  private func entries(in reads: PageReads, as property: PageProperty) -> [Int] {
    let entries = reads.pages.compactMap { page, properties in
      properties.contains(PageProperties(property)) ? site.plan.pages[page].entry : nil
    }
    return Set(entries).inByteOrder { site.entries[$0].address }
  }

  /// The content of a page, before a template or a layout frames it.
  private struct PageContent {
    var body: RenderedBody?
    var reads = PageReads()
    /// What containers read for an article that code does not change.
    var containerReads = PageReads()
    var diagnostics: [Diagnostic] = []
  }

  /// Renders the article of a page, or its view in Swift.
  private func content(of index: Int) -> PageContent {
    let page = site.plan.pages[index]
    let check = MissingAssets(site: site)
    if let number = page.code, case .view(let view) = code.pages[number].content {
      let scope = HandleScope(site, renderings, page: index)
      let rendering = scope.rendering {
        view(PageHandle(index, in: scope), SiteHandle(scope)).rendered(in: scope.viewEnvironment)
      }
      let missing = check.problems(of: rendering.assets, by: "the page in Swift at `\(page.address)`")
      return PageContent(
        body: RenderedBody(rendering), reads: scope.reads.all,
        diagnostics: rendering.diagnostics + scope.diagnostics + missing)
    }
    guard let entry = page.entry else { return PageContent() }
    var content =
      code.view(of: site.entries[entry]).map { hookedContent(of: entry, on: index, as: $0) }
      ?? plainContent(of: entry)
    if let body = content.body { content.diagnostics += check.problems(of: body, from: entry) }
    return content
  }

  private func plainContent(of entry: Int) -> PageContent {
    let body = renderings.body(of: entry)
    return PageContent(
      body: body, containerReads: site.entries[entry].readsSite ? renderings.reads(of: entry) : PageReads())
  }

  /// Renders an article with the changes of hooks.
  private func hookedContent(
    of entry: Int, on index: Int, as view: (ArticleContent, PageHandle, SiteHandle) -> AnyView
  ) -> PageContent {
    let scope = HandleScope(site, renderings, page: index)
    scope.recordReadsOfWords()
    let (body, reads, problems) = renderings.body(of: entry, in: scope) { content in
      view(content, PageHandle(index, in: scope), SiteHandle(scope))
    }
    var all = scope.reads.all
    all.add(reads)
    return PageContent(body: body, reads: all, diagnostics: problems + scope.diagnostics)
  }

  /// Renders a file in Swift, which has no frame.
  private func renderFile(
    _ file: @Sendable (SiteHandle) -> [UInt8], on index: Int, for reasons: [RenderReason]
  ) -> (bytes: [UInt8], page: BuiltPageRecord) {
    let scope = HandleScope(site, renderings, page: index)
    let bytes = scope.rendering { file(SiteHandle(scope)) }
    let page = PageHandle(index, in: scope)
    return (bytes, record(of: page, bytes, reading: scope.reads.all, for: reasons, scope.diagnostics))
  }

  /// Returns the record of a rendered page, which also depends on what the code that computed it read.
  private func record(
    of page: PageHandle, _ bytes: [UInt8], reading reads: PageReads, for reasons: [RenderReason],
    _ diagnostics: [Diagnostic]
  ) -> BuiltPageRecord {
    BuiltPageRecord(
      rendered: page, with: facts.facts(of: bytes, at: page.page.address), reading: reads,
      and: commonReads(of: page.page), for: reasons, diagnostics, values, table)
  }

  /// Returns what the code that computed a page read; `nil` for any other page.
  private func commonReads(of page: Page) -> PageReads? {
    site.code(of: page)?.computation.map { computed.reads[$0] }
  }

  /// The capacity for the HTML around the content, in bytes: few templates need more, and then the buffer grows once.
  private static let frameCapacity = 8_192

  /// Renders the template or layout of a page around its content.
  private func renderFrame(_ index: Int, _ assets: RequiredAssets, _ body: RenderedBody?) -> FramedPage {
    let scope = HandleScope(
      site, renderings, page: index, requiredAssets: assets, body: body, reads: ReadRecorder(expecting: 90))
    let page = PageHandle(index, in: scope)
    let (written, range) = site.template(of: index)
    let hasTemplate = site.hasTemplate(written)
    let name = hasTemplate ? written : site.plan.pages[index].kind.rawValue
    var missing: [Diagnostic] = []
    if !hasTemplate {
      // The page depends on the missing template.
      scope.reads.record(.template(written))
      let problem = SiteProblem.missingTemplate(
        written, hasDefault: site.hasTemplate(name), names: site.content.theme.files.library.names)
      missing = [problem.diagnostic(at: range)]
    }
    if let layout = code.layouts.first(where: { $0.name == name }) {
      var environment = scope.viewEnvironment
      environment.assetAddresses = site.content.theme.files.addresses(at: site.address)
      let rendering = layout.view(page, SiteHandle(scope)).rendered(in: environment)
      for asset in rendering.assets { scope.reads.record(Subject(asset)) }
      return FramedPage(
        page: page, bytes: rendering.bytes,
        diagnostics: missing + rendering.diagnostics + scope.diagnostics
          + MissingAssets(site: site).problems(
            of: rendering.assets.filter { !assets.assets.contains($0) }, by: "the layout `\(name)` in Swift"),
        reads: scope.reads.all, views: scope.placedViews)
    }
    guard site.content.theme.files.library[name] != nil else {
      return FramedPage(page: page, bytes: [], diagnostics: missing, reads: scope.reads.all, views: [])
    }
    var report: TemplateReport?
    let bytes = MarkupBuffer.bytes(capacity: (body?.bytes.count ?? 0) + Self.frameCapacity) { output in
      var output = output
      report = site.content.theme.files.library.render(
        name, with: .object(page), within: [.object(RootHandle(page))], into: &output)
      return output
    }
    for template in report?.templates ?? [] { scope.reads.record(.template(template)) }
    return FramedPage(
      page: page, bytes: bytes,
      diagnostics: missing + (report.map { Array($0.diagnostics) } ?? []) + scope.diagnostics,
      reads: scope.reads.all, views: scope.placedViews)
  }
}
