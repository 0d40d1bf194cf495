/// A change that can be applied to any view; its body runs once for the view's whole list.
///
/// In the body, `content` is that list. You can modify it, put it into a container, or add views before and after it.
///
/// ```swift
/// struct Numbered: ViewModifier {
///   let number: Int
///   func body(content: Content) -> some View {
///     content
///     Text("(\(number))")
///   }
/// }
///
/// Text("Euclid").modifier(Numbered(number: 1))
/// ```
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The type of the view to modify.
  typealias Content = _ViewModifierContent

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body

  /// Renders the modified view.
  static func _render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  )

  /// Resolves the modified view into a lazy list.
  static func _list<V: View>(_ content: V, _ modifier: Self, _ inputs: ListInputs) -> ViewList

  /// Returns the facts about the resulting list that follow from the types alone.
  static func _shape<V: View>(of content: V.Type, _ budget: inout ShapeBudget) -> ListShape
}

/// The view that a `ViewModifier` modifies, type-erased.
public struct _ViewModifierContent: PrimitiveView {
  let content: AnyView

  /// Renders the view.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    AnyView._render(view.content, at: location, in: &context)
  }

  /// Resolves the view into its list.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    AnyView._list(view.content, inputs)
  }

  /// Returns the unknown shape.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .unknown }
}

extension ViewModifier {
  /// Runs the body and renders its result.
  public static func _render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    guard context.enter(Self.self) else { return }
    let body = modifier.body(content: _ViewModifierContent(content: AnyView(content)))
    Body._render(body, at: location.next, in: &context)
  }

  /// Runs the body and resolves its result into a list.
  public static func _list<V: View>(_ content: V, _ modifier: Self, _ inputs: ListInputs) -> ViewList {
    inputs.descend(into: Self.self) { inputs in
      let body = inputs.evaluate { modifier.body(content: _ViewModifierContent(content: AnyView(content))) }
      return Body._list(body, inputs)
    }
  }

  /// Returns the shape of the body's type.
  @inlinable
  public static func _shape<V: View>(of content: V.Type, _ budget: inout ShapeBudget) -> ListShape {
    budget.shape(ofBody: Body.self)
  }
}

extension View {
  /// Applies a modifier to this view.
  @inlinable @inline(__always)
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a modifier: what `view.modifier(…)` and the functions of `View` return.
///
/// A modifier of several views, such as those of a `Group`, applies to each of them.
public struct ModifiedContent<Content, Modifier> {
  /// The view to modify, before the modifier applies: it is that of the inner modifier in `view.padding().border()`.
  public var content: Content
  /// The modifier, which sees the children of `content` only when they are rendered.
  public var modifier: Modifier

  /// Creates a view that applies `modifier` to `content`.
  @inlinable @inline(__always)
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// An empty view; the modifier renders the content.
  public var body: EmptyView { EmptyView() }

  /// Renders the modified view.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    Modifier._render(view.content, view.modifier, at: location, in: &context)
  }

  /// Resolves the modified view into a lazy list.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    Modifier._list(view.content, view.modifier, inputs)
  }

  /// Returns the shape of the content and the modifier.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    Modifier._shape(of: Content.self, &budget)
  }
}
