/// A change that can be made to any view; its body runs once for the view's whole list.
///
/// `content` stands for that list: it can be modified, placed in a container, or followed by something.
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
  /// What the modified view is made of.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = _ViewModifierContent

  /// What becomes of `content`.
  @ViewBuilder func body(content: Content) -> Body

  /// Writes what the modifier makes of `content`.
  static func _render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  )

  /// Resolves what the modifier makes of the list of `content`.
  static func _list<V: View>(_ content: V, _ modifier: Self, _ inputs: ListInputs) -> ViewList

  /// What the types tell about the resulting list.
  static func _shape<V: View>(of content: V.Type, _ budget: inout ShapeBudget) -> ListShape
}

/// The view that a modifier is given, whatever its type.
public struct _ViewModifierContent: PrimitiveView {
  let content: AnyView

  /// Writes the view.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    AnyView._render(view.content, at: location, in: &context)
  }

  /// Resolves to the view's list.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    AnyView._list(view.content, inputs)
  }

  /// Nothing is known of the view.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .unknown }
}

extension ViewModifier {
  /// Runs the body and writes what it gives.
  public static func _render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    guard context.enter(Self.self) else { return }
    let body = modifier.body(content: _ViewModifierContent(content: AnyView(content)))
    Body._render(body, at: location.next, in: &context)
  }

  /// Runs the body and resolves to its list.
  public static func _list<V: View>(_ content: V, _ modifier: Self, _ inputs: ListInputs) -> ViewList {
    inputs.deeper(Self.self) { inputs in
      let body = inputs.evaluate { modifier.body(content: _ViewModifierContent(content: AnyView(content))) }
      return Body._list(body, inputs)
    }
  }

  /// Looks into the body's type.
  @inlinable
  public static func _shape<V: View>(of content: V.Type, _ budget: inout ShapeBudget) -> ListShape {
    budget.shape(ofBody: Body.self)
  }
}

extension View {
  /// Puts a modifier round this view.
  @inlinable @inline(__always)
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
