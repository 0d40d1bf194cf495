public import Views

// A site has pages and links instead of screens.
extension View {
  /// Unavailable: a page has no sheets.
  @available(*, unavailable, message: "a page has no sheets: use the element dialog, or a page of its own")
  public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View { self }

  /// Unavailable: a page has no sheets.
  @available(*, unavailable, message: "a page has no sheets: use the element dialog, or a page of its own")
  public func sheet<Item>(item: Binding<Item?>, @ViewBuilder content: (Item) -> some View) -> some View { self }

  /// Unavailable: a page has no sheets.
  @available(*, unavailable, message: "a page has no sheets: use the element dialog, or a page of its own")
  public func fullScreenCover(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View { self }

  /// Unavailable: a page has no sheets.
  @available(*, unavailable, message: "a page has no sheets: use the element dialog, or a page of its own")
  public func popover(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View) -> some View { self }

  /// Unavailable: a page has no sheets.
  @available(*, unavailable, message: "a page has no sheets: use the element dialog, or a page of its own")
  public func alert(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View) -> some View {
    self
  }

  /// Unavailable: a page has no sheets.
  @available(*, unavailable, message: "a page has no sheets: use the element dialog, or a page of its own")
  public func alert(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View,
    @ViewBuilder message: () -> some View
  ) -> some View { self }

  /// Unavailable: a page has no sheets.
  @available(*, unavailable, message: "a page has no sheets: use the element dialog, or a page of its own")
  public func confirmationDialog(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> some View
  ) -> some View { self }

  /// Unavailable: a page has headings.
  @available(
    *, unavailable,
    message: "a page has a title in its front matter or in SitePage, and headings: write h1 { Text(…) }"
  )
  public func navigationTitle(_ title: some Any) -> some View { self }

  /// Unavailable: a page has headings.
  @available(
    *, unavailable,
    message: "a page has a title in its front matter or in SitePage, and headings: write h1 { Text(…) }"
  )
  public func navigationBarTitle(_ title: some Any) -> some View { self }

  /// Unavailable: a page has headings.
  @available(
    *, unavailable,
    message: "a page has a title in its front matter or in SitePage, and headings: write h1 { Text(…) }"
  )
  public func navigationBarTitleDisplayMode(_ mode: AppValue) -> some View { self }

  /// Unavailable: a page has links.
  @available(*, unavailable, message: "use Link, and a page for each value")
  public func navigationDestination<Value>(for type: Value.Type, @ViewBuilder destination: (Value) -> some View)
    -> some View
  { self }

  /// Unavailable: a page has no toolbar.
  @available(*, unavailable, message: "a page has no toolbar: write nav { … }, or add links to the menu in site.yml")
  public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }

  /// Unavailable: a page has no toolbar.
  @available(*, unavailable, message: "a page has no toolbar: write nav { … }, or add links to the menu in site.yml")
  public func toolbar(_ visibility: Visibility) -> some View { self }

  /// Unavailable: a page has no toolbar.
  @available(*, unavailable, message: "a page has no toolbar: write nav { … }, or add links to the menu in site.yml")
  public func tabItem(@ViewBuilder label: () -> some View) -> some View { self }

  /// Unavailable: a page has no menus.
  @available(*, unavailable, message: "a page has no context menus: write the actions as links")
  public func contextMenu(@ViewBuilder menuItems: () -> some View) -> some View { self }

  /// Unavailable: a page has no menus.
  @available(*, unavailable, message: "a page has no context menus: write the actions as links")
  public func swipeActions(@ViewBuilder content: () -> some View) -> some View { self }

  /// Unavailable: the theme searches.
  @available(*, unavailable, message: "the theme has a search of its own; a field of yours is a TextField in a form")
  public func searchable(text: Binding<String>, prompt: String? = nil) -> some View { self }

  /// Unavailable: a page has no safe area.
  @available(*, unavailable, message: "a page has no safe area: remove the line; fullWidth() fills the container")
  public func ignoresSafeArea() -> some View { self }

  /// Unavailable: a page has no safe area.
  @available(*, unavailable, message: "a page has no safe area: remove the line; fullWidth() fills the container")
  public func ignoresSafeArea(_ regions: AppValue, edges: Edge.Set = .all) -> some View { self }

  /// Unavailable: a page has no safe area.
  @available(*, unavailable, message: "a page has no safe area: remove the line; fullWidth() fills the container")
  public func ignoresSafeArea(edges: Edge.Set) -> some View { self }

  /// Unavailable: a page has no safe area.
  @available(*, unavailable, message: "a page has no safe area: remove the line; fullWidth() fills the container")
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Unavailable: a page scrolls.
  @available(*, unavailable, message: "write the view before or after the others; a stylesheet can make it sticky")
  public func safeAreaInset(edge: Edge, @ViewBuilder content: () -> some View) -> some View { self }
}
