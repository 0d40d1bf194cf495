import Diagnostics
import Sites

/// A page as readers find it, with what it is made of.
struct CheckedPage: Sendable {
  /// Its path in the folder of the site.
  let path: String
  /// Its address: a path of the site.
  let address: String
  /// The number of the article that it shows.
  let article: Int?
  /// The file of that article, or the one that was copied as it is.
  let source: SourceID?
  let scan: PageScan
  /// What its links lead to, in their order.
  let targets: [LinkTarget]

  init(
    _ path: String, at address: String, article: Int?, from source: SourceID?, _ scan: PageScan, of site: SiteAddress
  ) {
    (self.path, self.address, self.article, self.source, self.scan) = (path, address, article, source, scan)
    targets = scan.links.map { LinkTarget($0.address, onPage: address, of: site) }
  }
}
