// A title is written on the content and shown by the container, so it is a value the child carries. The root is
// unary: a title of its own, or of a container further out, never mixes with those of its children.

public import Garland

enum NavigationTitleKey: _ViewTraitKey {
  static var defaultValue: String? { nil }
}

extension View {
  /// Says what the `NavigationView` around this view is called.
  public func navigationTitle(_ title: String) -> some View {
    _trait(NavigationTitleKey.self, title)
  }
}

/// Shows a part of the page under the title its content asks for.
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Holds `content`.
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
