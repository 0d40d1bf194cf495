/// Which pages a site has: of articles, of sections, of what articles are sorted under, and the rest.
struct SitePlan: Sendable {
  /// The sections, by path.
  var sections: [Section] = []
  var taxonomies: [Taxonomy] = []
  var pages: [Page] = []
  /// Former addresses, with the pages that they lead to.
  var redirects: [(from: String, to: String)] = []
  /// The posts, the newest first.
  var posts: [Int] = []
  /// The other articles, in the order of their authors.
  var plainPages: [Int] = []
}
