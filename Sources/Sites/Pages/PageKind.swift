/// What a page is; templates are named for it.
public enum PageKind: String, Sendable, CaseIterable {
  case home, page, post, section, taxonomy, term, archive
  case notFound = "404"
}
