/// Names a value that a child carries to the container it stands in.
///
/// ```swift
/// struct RankKey: _ViewTraitKey {
///   static var defaultValue: Int { 0 }
/// }
/// ```
public protocol _ViewTraitKey {
  /// What is carried.
  associatedtype Value

  /// What is read where nothing was written.
  static var defaultValue: Value { get }
}

extension View {
  /// Gives every child of this view a value under `key`; of several writers the innermost wins.
  ///
  /// With `isEnabled: false` nothing is written.
  public func _trait<Key: _ViewTraitKey>(
    _ key: Key.Type, _ value: Key.Value, isEnabled: Bool = true
  ) -> ModifiedContent<Self, TraitModifier> {
    carrying { if isEnabled { $0[key] = value } }
  }

  /// Changes the values that every child of this view carries, before the children's own writers run.
  func carrying(_ write: @escaping (inout TraitBag) -> Void) -> ModifiedContent<Self, TraitModifier> {
    ModifiedContent(content: self, modifier: TraitModifier(write: write))
  }
}

/// A value written on every child of a view.
public struct TraitModifier: ListModifier {
  let write: (inout TraitBag) -> Void

  /// Writes the content; containers in its list see the value.
  public static func render<Content: View>(
    _ content: Content, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    let outer = context.layers
    var traits = outer?.traits ?? TraitBag()
    modifier.write(&traits)
    context.layers = Layers(outer, carrying: traits)
    Content._render(content, at: location, in: &context)
    context.layers = outer
  }

  /// Resolves the content with the value on every child.
  public static func inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    var inputs = inputs
    modifier.write(&inputs.traits)
    return inputs
  }
}
