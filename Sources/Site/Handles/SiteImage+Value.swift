import Articles
import Assets
package import Components
package import Mustache
import Planning

extension SiteImage {
  /// Resolves the image in the front matter of an article, which is its cover and the image of link previews.
  init?(of entry: Entry, in site: PlannedSite) {
    guard let written = entry.metadata.image else { return nil }
    self.init(written, from: entry.path, site.content.addressed.links, at: site.address)
  }

  /// Returns the image for templates: its address, its size, and `texts` about it.
  ///
  /// Where the page shows it with a width, the page offers smaller files, too.
  package func value(
    in scope: HandleScope, with texts: [String: String?] = [:], shown: ShownWidth? = nil,
    _ loading: PictureMarkup.Loading = .first
  ) -> TemplateValue {
    var record = texts.mapValues { $0.map { TemplateValue.text($0) } ?? .nothing }
    record["url"] = .text(scope.local(address))
    record["width"] = size.map { .integer($0.width) } ?? .nothing
    record["height"] = size.map { .integer($0.height) } ?? .nothing
    let markup = image.flatMap { image in shown.flatMap { PictureMarkup(image, in: $0, loading) } }
    for need in markup?.needs ?? [] { scope.reads.record(Subject(need)) }
    if let image, image.keepsOriginal { scope.reads.record(.picture(image.address)) }
    record["sources"] = .array(
      markup?.sources.map { .record(["type": .text($0.type), "srcset": .text($0.candidates)]) } ?? [])
    record["srcset"] = markup.flatMap { $0.candidates.isEmpty ? nil : .text($0.candidates) } ?? .nothing
    record["sizes"] = markup.map { .text($0.sizes) } ?? .nothing
    return .record(named: record)
  }
}
