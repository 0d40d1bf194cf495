public import Views

// The screens of an app, and what depends on the size of a screen.

/// Unavailable: a site has pages.
@available(*, unavailable, message: "a site has pages and links: write the content alone")
public struct NavigationStack<Content: View>: View {
  /// Unavailable.
  public init(@ViewBuilder root: () -> Content) {}

  /// Unavailable.
  public init(path: Binding<some Any>, @ViewBuilder root: () -> Content) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a site has pages.
@available(*, unavailable, message: "a site has pages and links: write the content alone")
public struct NavigationView<Content: View>: View {
  /// Unavailable.
  public init(@ViewBuilder content: () -> Content) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a site has pages.
@available(*, unavailable, message: "a site has pages and links: write nav { … } and main { … }")
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  /// Unavailable.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a link has an address.
@available(*, unavailable, message: "a link has an address: write Link(\"Title\", destination: \"/address/\")")
public struct NavigationLink<Label: View, Destination: View>: View {
  /// Unavailable.
  public init(_ title: String, destination: Destination) where Label == Text {}

  /// Unavailable.
  public init(_ title: String, @ViewBuilder destination: () -> Destination) where Label == Text {}

  /// Unavailable.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}

  /// Unavailable.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}

  /// Unavailable.
  public init(_ title: String, value: (some Any)?) where Label == Text, Destination == EmptyView {}

  /// Unavailable.
  public init(value: (some Any)?, @ViewBuilder label: () -> Label) where Destination == EmptyView {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page has tab bars.
@available(
  *, unavailable,
  message: "write TabBar(\"Name\") { … } and childLabel(\"Title\") at each child, or a page for each tab"
)
public struct TabView<Content: View>: View {
  /// Unavailable.
  public init(@ViewBuilder content: () -> Content) {}

  /// Unavailable.
  public init(selection: Binding<some Any>, @ViewBuilder content: () -> Content) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: the browser knows the size.
@available(
  *, unavailable,
  message: "only the browser knows the size: use frame(maxWidth: .infinity), a LazyVGrid, or a stylesheet"
)
public struct GeometryReader<Content: View>: View {
  /// Unavailable.
  public init(@ViewBuilder content: (GeometryProxy) -> Content) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: the browser knows the size.
@available(*, unavailable, message: "only the browser knows the size: write a container query in a stylesheet")
public struct ViewThatFits<Content: View>: View {
  /// Unavailable.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: a page has no toolbar.
@available(*, unavailable, message: "a page has no toolbar: write nav { … }")
public struct ToolbarItem<Content: View>: View {
  /// Unavailable.
  public init(placement: AppValue = .automatic, @ViewBuilder content: () -> Content) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: the stylesheet has gradients.
@available(*, unavailable, message: "write a class and a gradient in a stylesheet: attribute(.class(\"sky\"))")
public struct LinearGradient: View {
  /// Unavailable.
  public init(colors: [Color], startPoint: Alignment, endPoint: Alignment) {}

  /// Nothing.
  public var body: EmptyView { EmptyView() }
}

/// Unavailable: only the browser knows the size.
@available(*, unavailable)
public struct GeometryProxy {
  /// Nothing.
  public let size: (width: Double, height: Double)
}
