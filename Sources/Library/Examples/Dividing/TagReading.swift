// A root cannot read SwiftUI's own `tag(_:)`, whose trait has no public key. `containerValues.tag(for:)` can: in the new spelling
// directly, in the old one by asking for the children again, as `Group(subviews:)` of themselves, since children that are placed
// again bring their values along. An element of a loop has its id as a tag unless another is written.

public import Garland

/// Shows how a container in the new spelling reads tags: each child with its tag.
public struct TaggedSubviews<Content: View>: View {
  let content: Content

  /// Shows the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Every child, marked.
  public var body: some View {
    ForEach(subviews: content) { subview in
      subview.attribute(.data("tag", subview.containerValues.tag(for: String.self)))
    }
  }
}

/// Shows how a container in the old spelling reads tags: each child with its tag.
public struct TaggedChildren<Content: View>: View {
  let content: Content

  /// Shows the children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Every child, marked.
  public var body: some View {
    _VariadicView.Tree(Root()) { content }
  }

  struct Root: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      Group(subviews: children) { subviews in
        ForEach(subviews) { subview in
          subview.attribute(.data("tag", subview.containerValues.tag(for: String.self)))
        }
      }
    }
  }
}
