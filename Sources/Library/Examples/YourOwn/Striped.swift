// The same in SwiftUI's older spelling: a root is given the children as a collection, and its kind says how many views the
// result counts for. It needs no registration to be used in Swift, and the same one to be used in Markdown.

public import Garland

/// Shows children as rows, of which every other one stands on a ground of its own.
public struct Striped<Content: View>: View {
  let content: Content

  /// Lists `content`.
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
