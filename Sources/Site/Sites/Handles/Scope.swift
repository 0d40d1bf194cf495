/// What the handles of one page share: the site, what was drawn of it, and the note of what the page reads.
final class Scope: Sendable {
  let model: SiteModel
  let bodies: ArticleBodies
  let reads = Reads()
  /// The page that is being written; nothing where values are looked at for their own sake.
  let page: Int?
  /// What the page's own body needs.
  let needs: PageNeeds

  /// What the page shows: its article, or what a page in Swift drew.
  let body: DrawnBody?

  init(_ model: SiteModel, _ bodies: ArticleBodies, page: Int?, needs: PageNeeds = PageNeeds(), body: DrawnBody? = nil)
  {
    self.model = model
    self.bodies = bodies
    self.page = page
    self.needs = needs
    self.body = body
  }

  /// A path of the site as pages link to it.
  func local(_ path: String) -> String { model.address.local(path) }
}
