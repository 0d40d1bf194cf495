/// What is known of the site as it was published last.
public struct FormerSite: Sendable {
  /// The paths of its files.
  public var paths: [String]
  /// The articles that pages were made of, by the path of the page.
  public var articles: [String: String]

  /// Tells what is known.
  public init(paths: [String] = [], articles: [String: String] = [:]) {
    (self.paths, self.articles) = (paths, articles)
  }
}
