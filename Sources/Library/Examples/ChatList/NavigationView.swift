// A title is written on the content and shown by the container, so it is a trait of the child. The root is unary, so
// that the title of a container outside does not mix with the titles of its children.

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
