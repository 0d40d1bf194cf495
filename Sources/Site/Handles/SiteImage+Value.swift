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
    let markup = image.flatMap { image in shown.flatMap { PictureMarkup(image, in: $0, loading) } }
    for need in image?.needs(for: markup) ?? [] { scope.reads.record(Subject(need)) }
    return .object(
      ImageRecord(
        written, url: scope.local(address), size: size, markup,
        texts: texts.mapValues { $0.map { .text($0) } ?? .nothing }))
  }
}
