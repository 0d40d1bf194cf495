/// What a page is; templates are named for it.
public enum PageKind: String, Sendable, CaseIterable {
  case home, page, post, section, taxonomy, term, archive
  case notFound = "404"
}

extension PageKind {
  /// The address of the page for what is not found: where servers of files look for it.
  public static let notFoundAddress = "/404.html"

  /// The address of the archive.
  static let archiveAddress = "/archive/"
}
