// The old spelling can do what the new one does, under the new one's names: a collection that is a view, of elements that are views
// with an identity. Both are composites, which are looked through, so placing them places the children.

public import Garland

/// Shows `Group(subviews:)` for systems that do not have it yet.
public struct BackportGroup<Base: View, Result: View>: View {
  let base: Base
  let transform: (BackportSubviews) -> Result

  /// Gives `transform` all the children of `view` at once.
  public init(subviews view: Base, @ViewBuilder transform: @escaping (BackportSubviews) -> Result) {
    base = view
    self.transform = transform
  }

  /// What the closure makes of them.
  public var body: some View {
    base.variadic { transform(BackportSubviews(children: $0)) }
  }
}

/// Shows `SubviewsCollection` made of a root's children.
public struct BackportSubviews: View, RandomAccessCollection {
  let children: _VariadicView.Children

  /// Where the children start.
  public var startIndex: Int { children.startIndex }

  /// Where the children end.
  public var endIndex: Int { children.endIndex }

  /// The child at a position.
  public subscript(index: Int) -> BackportSubview { BackportSubview(child: children[index]) }

  /// Every child.
  public var body: some View { children }
}

/// Shows `Subview` made of one of a root's children.
public struct BackportSubview: View, Identifiable {
  let child: _VariadicView.Children.Element

  /// What makes it the same child in the next render.
  public var id: AnyHashable { child.id }

  /// The child.
  public var body: some View { child }
}
