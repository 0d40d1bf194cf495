import Planning
import Articles
import Assets
package import Mustache

extension SiteImage {
  /// Resolves the image in the front matter of an article, which is its cover and the image of link previews.
  init?(of entry: Entry, in site: PlannedSite) {
    guard let written = entry.metadata.image else { return nil }
    self.init(written, from: entry.path, site.content.addressed.links, at: site.address)
  }

  /// Returns the image for templates: its address, its size, and `texts` about it.
  package func value(in scope: HandleScope, with texts: [String: String?] = [:]) -> TemplateValue {
    var record = texts.mapValues { $0.map { TemplateValue.text($0) } ?? .nothing }
    record["url"] = .text(scope.local(address))
    record["width"] = size.map { .integer($0.width) } ?? .nothing
    record["height"] = size.map { .integer($0.height) } ?? .nothing
    return .record(named: record)
  }
}
