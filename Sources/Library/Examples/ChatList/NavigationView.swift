// The content sets the title, and the container shows it. So the title is a trait of a child. The root is unary, so the
// children do not see a title that is set on this container for an outer container.

public import Garland

enum NavigationTitleKey: _ViewTraitKey {
  static var defaultValue: String? { nil }
}

extension View {
  /// Sets the title of the `NavigationView` around this view.
  public func navigationTitle(_ title: String) -> some View {
    _trait(NavigationTitleKey.self, title)
  }
}

/// A section under the title that its content sets.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Creates a view with `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A section.
  public var body: some View {
    _VariadicView.Tree(Root()) { content }
  }

  struct Root: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let titles = children.lazy.compactMap { $0[NavigationTitleKey.self] }
      section(.class("navigation")) {
        if let title = titles.first {
          h1 { Text(title) }
        }
        children
      }
    }
  }
}
