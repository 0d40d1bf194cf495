import Diagnostics
import Markup

/// What can go wrong while views are rendered: every message of this layer.
extension Diagnostic {
  /// An address would run code.
  static func refusedURL(_ attribute: MarkupAttribute) -> Diagnostic {
    Diagnostic(
      .warning, "views.refused-url",
      "the address in `\(attribute.name)` would run code; `about:invalid` stands in its place",
      suggestion: Suggestion("link to a page, or say `.unchecked(_:)` if the address is yours"))
  }

  /// An attribute cannot stand in a page as it was asked for.
  static func refusedAttribute(_ reason: String) -> Diagnostic {
    Diagnostic(.warning, "views.refused-attribute", "\(reason); the attribute is left out")
  }

  /// Elements of one `ForEach` share an id.
  static func repeatedID(of id: AnyHashable) -> Diagnostic {
    Diagnostic(
      .warning, "views.repeated-id", "two elements of one ForEach have the id `\(id.base)`",
      suggestion: Suggestion("give each element an id of its own"))
  }

  /// Elements of one page share an `id` attribute.
  static func repeatedIdentifier(_ identifier: String) -> Diagnostic {
    Diagnostic(.warning, "views.repeated-identifier", "two elements of the page have id=\"\(identifier)\"")
  }

  /// A body holds itself, or views nest beyond reason.
  static func nestingLimit<V>(at type: V.Type) -> Diagnostic {
    let name = "\(type)"
    return Diagnostic(
      .error, "views.nesting-limit", "views nest too deeply; the rest of the page is left out",
      notes: [Note("the level too many is a `\(name.count > 60 ? "\(name.prefix(60))…" : name)`")],
      suggestion: Suggestion("look for a view whose body holds itself"))
  }
}
