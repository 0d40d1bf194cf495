public import Garland

// A root cannot read SwiftUI's `tag(_:)`, because the trait key for tags is not public. Read the tag with
// `containerValues.tag(for:)` instead. In the new API, every subview has `containerValues`. In the old API, pass the
// children to `Group(subviews:)` to get subviews. By default, the tag of a `ForEach` element is the element's id.

/// A container in the new API that reads the tag of each child.
public struct TaggedSubviews<Content: View>: View {
  let content: Content

  /// The children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Every child with its tag as an attribute.
  public var body: some View {
    ForEach(subviews: content) { subview in
      subview.attribute(.data("tag", subview.containerValues.tag(for: String.self)))
    }
  }
}

/// A container in the old API that reads the tag of each child.
public struct TaggedChildren<Content: View>: View {
  let content: Content

  /// The children of `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Every child with its tag as an attribute.
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

// The old API is enough to implement the new API. `BackportSubviews` is a view and a collection, and its elements are
// identifiable views. The bodies of these views are the children of a root.

/// A version of `Group(subviews:)` for systems without it.
public struct BackportGroup<Base: View, Result: View>: View {
  let base: Base
  let transform: (BackportSubviews) -> Result

  /// Creates a view from the children of `view` at once.
  public init(subviews view: Base, @ViewBuilder transform: @escaping (BackportSubviews) -> Result) {
    base = view
    self.transform = transform
  }

  /// The result of the closure.
  public var body: some View {
    base.variadic { transform(BackportSubviews(children: $0)) }
  }
}

/// A version of `SubviewsCollection` made of a root's children.
public struct BackportSubviews: View, RandomAccessCollection {
  let children: _VariadicView.Children

  /// The position of the first child.
  public var startIndex: Int { children.startIndex }

  /// The position after the last child.
  public var endIndex: Int { children.endIndex }

  /// The child at a position.
  public subscript(index: Int) -> BackportSubview { BackportSubview(child: children[index]) }

  /// Every child.
  public var body: some View { children }
}

/// A version of `Subview` made of a child of a root.
public struct BackportSubview: View, Identifiable {
  let child: _VariadicView.Children.Element

  /// The identity of the child across renders.
  public var id: AnyHashable { child.id }

  /// The child.
  public var body: some View { child }
}
