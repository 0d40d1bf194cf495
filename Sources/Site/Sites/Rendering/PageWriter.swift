import Articles
import Components
import Diagnostics
import Markup
import Mustache
import Parsing
import Records
import Views

/// Writes pages: the body of the article first, since the head names what it needs, then the template or the layout around it.
struct PageWriter: Sendable {
  let model: SiteModel
  let bodies: ArticleBodies
  let values: ValueHashes
  let table: SubjectTable

  /// A frame with what stands in it.
  private struct Frame {
    let page: PageHandle
    let bytes: [UInt8]
    let diagnostics: [Diagnostic]
    let reads: Reads.Found
  }

  /// Writes a page; why that is done is noted.
  func write(_ index: Int, for reasons: [RenderReason]) -> (bytes: [UInt8], page: BuiltPageRecord) {
    var needs = PageNeeds()
    let page = model.pages[index]
    let body = page.entry.map { bodies.body(of: $0) }
    if let body { needs.add(body.assets) }
    let code = page.code.map { drawn($0, on: index) }
    if let code { needs.add(code.rendering.assets) }
    let shown = body ?? code.map { DrawnBody($0.rendering) }
    let first = frame(index, needs, shown)
    // What a list shows of its articles is known once it is written; where that needs more, the head is written again.
    var all = needs
    for entry in entries(in: first.reads, as: .content) where entry != page.entry {
      all.add(bodies.listed(entry).assets)
    }
    for entry in entries(in: first.reads, as: .excerpt) where entry != page.entry {
      all.add(bodies.excerpt(of: entry).assets)
    }
    var (frame, reads) = (first, first.reads)
    if all != needs {
      frame = self.frame(index, all, shown)
      reads.add(frame.reads)
    }
    if let code { reads.add(code.reads) }
    let diagnostics = (code?.rendering.diagnostics ?? []) + frame.diagnostics
    return (
      frame.bytes, BuiltPageRecord(rendered: frame.page, reading: reads, for: reasons, diagnostics, values, table)
    )
  }

  /// The entries of which a page showed the text, or how it begins, in the byte order of their addresses: what they need is sent in
  /// that order, and of what else they are in an order by, such as the names of their files, the page has read nothing.
  private func entries(in reads: Reads.Found, as property: PageProperty) -> [Int] {
    let found = reads.pages.compactMap { page, read in
      read.contains(PageProperties(property)) ? model.pages[page].entry : nil
    }
    return Set(found).inByteOrder { model.entries[$0].address }
  }

  private func drawn(_ code: Int, on index: Int) -> (rendering: Rendering, reads: Reads.Found) {
    let scope = Scope(model, bodies, page: index)
    let rendering = model.code.pages[code].view(SiteHandle(scope)).rendered()
    return (rendering, scope.reads.all)
  }

  /// How many bytes most frames have at most, besides the article; what is larger is copied once.
  private static let frameRoom = 8_192

  private func frame(_ index: Int, _ needs: PageNeeds, _ body: DrawnBody?) -> Frame {
    let scope = Scope(model, bodies, page: index, needs: needs, body: body)
    let page = PageHandle(index, in: scope)
    let (name, place) = model.template(of: index)
    if let layout = model.code.layouts.first(where: { $0.name == name }) {
      var environment = EnvironmentValues()
      environment.assetAddresses = model.theme.addresses(at: model.address)
      let rendering = layout.view(page, SiteHandle(scope)).rendered(in: environment)
      for asset in rendering.assets { scope.reads.note(.asset(String(asset.url.dropFirst()))) }
      return Frame(page: page, bytes: rendering.bytes, diagnostics: rendering.diagnostics, reads: scope.reads.all)
    }
    guard model.theme.library[name] != nil else {
      let problem = SiteProblem.missingTemplate(name, names: model.theme.library.names)
      return Frame(page: page, bytes: [], diagnostics: [problem.diagnostic(at: place)], reads: scope.reads.all)
    }
    var report: TemplateReport?
    let bytes = MarkupBuffer.bytes(capacity: (body?.bytes.count ?? 0) + Self.frameRoom) { output in
      var output = output
      report = model.theme.library.render(
        name, with: .object(page), within: [.object(RootHandle(page))], into: &output)
      return output
    }
    for template in report?.templates ?? [] { scope.reads.note(.template(template)) }
    return Frame(
      page: page, bytes: bytes, diagnostics: report.map { Array($0.diagnostics) } ?? [], reads: scope.reads.all)
  }
}
