/// A view with a modifier round it.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// Puts `modifier` round `content`.
  @inlinable @inline(__always)
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Nothing: the modifier decides what is written.
  public var body: EmptyView { EmptyView() }

  /// Writes what the modifier makes of the content.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    Modifier._render(view.content, view.modifier, at: location, in: &context)
  }

  /// Resolves what the modifier makes of the content's list.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    Modifier._list(view.content, view.modifier, inputs)
  }

  /// What the content's and the modifier's types tell.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    Modifier._shape(of: Content.self, &budget)
  }
}
