public import Views

private enum SiteScopeKey: EnvironmentKey {
  static var defaultValue: HandleScope? { nil }
}

extension EnvironmentValues {
  /// The page and the site as views read them; `nil` outside of a site.
  package var siteScope: HandleScope? {
    get { self[SiteScopeKey.self] }
    set { self[SiteScopeKey.self] = newValue }
  }

  /// The page that is being rendered, for views of a site that do not get it from the view around them.
  ///
  /// ```swift
  /// struct ReadingTime: View {
  ///   @Environment(\.page) private var page
  ///   var body: some View {
  ///     if let page { p { Text("\(page.readingTime) minutes") } }
  ///   }
  /// }
  /// ```
  ///
  /// It is set in layouts, pages, views of templates, hooks, and containers that take `page` and `site`. What a view reads
  /// of it is recorded. It is `nil` in a preview, in a server, and in a container that takes only its use, because such a
  /// container is rendered before the pages of the site are known. It is optional, because the same view may be used
  /// there, and a crash would end a server or a whole build.
  public var page: PageHandle? {
    siteScope.flatMap { scope in scope.page.map { PageHandle($0, in: scope) } }
  }

  /// The site, wherever `page` is set.
  public var site: SiteHandle? { siteScope.map { SiteHandle($0) } }
}
