// The same container in SwiftUI's older API: a root receives the children as a collection. A unary root returns one
// view, and a multi-view root returns several views. Only Markdown needs the `Container` declaration.

public import Garland

/// Children as rows with alternating backgrounds.
public struct Striped<Content: View>: View {
  let content: Content

  /// Creates rows with the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// One list.
  public var body: some View {
    _VariadicView.Tree(StripedRoot()) { content }
  }
}

struct StripedRoot: _VariadicView.UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ul(.class("striped")) {
      ForEach(children.indices, id: \.self) { index in
        li(.class("stripe", if: index % 2 == 1)) { children[index] }
      }
    }
  }
}

extension Container {
  /// `:::striped`.
  public static let striped = Container("striped", takesListItems: true) { use in Striped { use.content } }
}
