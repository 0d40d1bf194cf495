public import Markup

/// A modifier that applies to each child of a list separately and keeps the children's number and order.
public protocol ListModifier: ViewModifier where Body == EmptyView {
  /// Returns the inputs for the content's list.
  static func _inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs

  /// Returns the shape of the modified list, given the shape of the content's type.
  static func _shape(_ shape: ListShape) -> ListShape
}

extension ListModifier {
  /// Returns an empty view; the modifier renders the content itself.
  public func body(content: Content) -> EmptyView { EmptyView() }

  /// Resolves the content's list with the modifier applied.
  public static func _list<V: View>(_ content: V, _ modifier: Self, _ inputs: ListInputs) -> ViewList {
    V._list(content, Self._inputs(inputs, for: modifier))
  }

  /// Returns the shape of the content's type, changed by the modifier.
  @inlinable
  public static func _shape<V: View>(of content: V.Type, _ budget: inout ShapeBudget) -> ListShape {
    _shape(V._shape(&budget))
  }

  /// Returns the shape unchanged.
  public static func _shape(_ shape: ListShape) -> ListShape { shape }
}

/// A modifier that adds an attribute to the element of every child; a child without an element gets one.
///
/// Classes and styles are joined with those of inner modifiers. Any other attribute replaces the inner one.
public struct AttributeModifier: ListModifier, Equatable {
  @usableFromInline let attribute: MarkupAttribute

  /// Creates a modifier that adds `attribute` to every child.
  @inlinable
  public init(_ attribute: MarkupAttribute) {
    self.attribute = attribute
  }

  /// Renders the content, whose elements take the pending attribute.
  @inlinable
  public static func _render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    let outer = context.pending
    context.pending = PendingModifiers.adding(modifier.attribute, inside: outer)
    V._render(content, at: location, in: &context)
    context.pending = outer
  }

  /// Adds the attribute to every child of the content.
  public static func _inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    var inputs = inputs
    inputs.attributes.insert(modifier.attribute, at: 0)
    return inputs
  }
}

extension View {
  /// Makes `id` a part of the identity of every child of this view.
  ///
  /// The id is not written to the page. Use `.attribute(.id("x"))` for an `id` attribute.
  public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, IdentityModifier<ID>> {
    ModifiedContent(content: self, modifier: IdentityModifier(id: id))
  }
}

/// A modifier that sets an explicit identity for the children of a view.
public struct IdentityModifier<ID: Hashable>: ListModifier, Equatable {
  let id: ID

  /// Renders the content at a location that includes the id.
  public static func _render<V: View>(
    _ content: V, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    let location = context.cache == nil ? location : location.child(modifier.id.hashValue)
    V._render(content, at: location, in: &context)
  }

  /// Adds the id to the path of the content.
  public static func _inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    inputs.at(.explicit(AnyHashable(modifier.id)))
  }

  /// Returns the same shape, except that it may contain an explicit identity.
  public static func _shape(_ shape: ListShape) -> ListShape {
    var shape = shape
    shape.mayHoldIdentity = true
    return shape
  }
}

/// The attributes and traits that outer modifiers add to the children that the renderer renders next.
@usableFromInline
final class PendingModifiers {
  /// The attributes, the innermost modifier's first.
  let attributes: [MarkupAttribute]
  /// The traits, tags and container values.
  @usableFromInline let traits: TraitBag

  init(attributes: [MarkupAttribute], traits: TraitBag) {
    self.attributes = attributes
    self.traits = traits
  }

  /// Creates a copy of `pending` with other traits.
  @usableFromInline
  init(_ pending: PendingModifiers?, carrying traits: TraitBag) {
    attributes = pending?.attributes ?? []
    self.traits = traits
  }

  @usableFromInline
  static func adding(_ attribute: MarkupAttribute, inside outer: PendingModifiers?) -> PendingModifiers {
    PendingModifiers(attributes: [attribute] + (outer?.attributes ?? []), traits: outer?.traits ?? TraitBag())
  }

  /// Returns a child's own attributes, followed by the attributes of outer modifiers, with the child's own traits.
  ///
  /// If the child has neither attributes nor traits, the result is `outer`.
  static func joining(
    _ attributes: [MarkupAttribute], _ traits: TraitBag, inside outer: PendingModifiers?
  ) -> PendingModifiers? {
    if attributes.isEmpty, traits.isEmpty { return outer }
    return PendingModifiers(attributes: attributes + (outer?.attributes ?? []), traits: traits)
  }

  /// A copy without the traits, because traits outside of a container do not affect its children.
  @usableFromInline
  var withoutTraits: PendingModifiers? {
    attributes.isEmpty ? nil : PendingModifiers(attributes: attributes, traits: TraitBag())
  }

  /// Whether both have equal attributes and equal traits.
  func isSame(as other: PendingModifiers?) -> Bool {
    guard let other else { return false }
    return attributes == other.attributes && traits.isSame(as: other.traits)
  }
}
