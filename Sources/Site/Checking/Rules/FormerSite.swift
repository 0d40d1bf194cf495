/// What is known of the site as it was published last.
package struct FormerSite: Sendable {
  /// The paths of its files.
  package var paths: [String]
  /// The articles that pages were made of, by the path of the page.
  package var articles: [String: String]

  /// Tells what is known.
  package init(paths: [String] = [], articles: [String: String] = [:]) {
    (self.paths, self.articles) = (paths, articles)
  }
}
