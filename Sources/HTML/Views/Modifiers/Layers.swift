public import Markup

/// What modifiers further out have written for the next children: attributes to land on them and values for them to carry.
@usableFromInline
final class Layers {
  /// The attributes, the innermost modifier's first.
  let attributes: [MarkupAttribute]
  /// The values.
  @usableFromInline let traits: TraitBag

  init(attributes: [MarkupAttribute], traits: TraitBag) {
    self.attributes = attributes
    self.traits = traits
  }

  /// The attributes of other layers, with other values.
  @usableFromInline
  init(_ layers: Layers?, carrying traits: TraitBag) {
    attributes = layers?.attributes ?? []
    self.traits = traits
  }

  @usableFromInline
  static func adding(_ attribute: MarkupAttribute, inside outer: Layers?) -> Layers {
    Layers(attributes: [attribute] + (outer?.attributes ?? []), traits: outer?.traits ?? TraitBag())
  }

  /// What a child brings, with the attributes written further out around it; nil where there is nothing.
  static func joining(_ attributes: [MarkupAttribute], _ traits: TraitBag, inside outer: Layers?) -> Layers? {
    if attributes.isEmpty, traits.isEmpty { return outer }
    return Layers(attributes: attributes + (outer?.attributes ?? []), traits: traits)
  }

  /// The attributes alone: values do not enter a container.
  @usableFromInline
  var withoutTraits: Layers? {
    attributes.isEmpty ? nil : Layers(attributes: attributes, traits: TraitBag())
  }
}
