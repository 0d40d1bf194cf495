import Diagnostics
import Markup

/// The diagnostics that rendering can report.
extension Diagnostic {
  /// The diagnostic for an address that would run code.
  static func refusedURL(_ attribute: MarkupAttribute) -> Diagnostic {
    Diagnostic(
      .warning, "views.refused-url",
      "the address in `\(attribute.name)` would run code; it is replaced by `about:invalid`",
      suggestion: Suggestion("link to a page, or use `.unchecked(_:)` if you wrote the address yourself"))
  }

  /// The diagnostic for an attribute that HTML cannot express.
  static func refusedAttribute(_ reason: String) -> Diagnostic {
    Diagnostic(.warning, "views.refused-attribute", "\(reason); the attribute is left out")
  }

  /// The diagnostic for a custom element whose name HTML does not allow.
  static func refusedElement(_ name: String) -> Diagnostic {
    Diagnostic(
      .warning, "views.refused-attribute", "HTML allows no custom element `\(name)`; only its content is shown",
      suggestion: Suggestion("write lower-case letters with a hyphen, such as `star-rating`"))
  }

  /// The diagnostic for elements of one `ForEach` that share an id.
  static func repeatedID(of id: AnyHashable) -> Diagnostic {
    Diagnostic(
      .warning, "views.repeated-id", "two elements of one ForEach have the id `\(id.base)`",
      suggestion: Suggestion("give each element a unique id"))
  }

  /// The diagnostic for HTML elements that share an `id` attribute.
  static func repeatedIdentifier(_ identifier: String) -> Diagnostic {
    Diagnostic(.warning, "views.repeated-identifier", "two elements of the page have id=\"\(identifier)\"")
  }

  /// The diagnostic for views that nest too deeply, often because a body contains its own view.
  static func nestingLimit<V>(at type: V.Type) -> Diagnostic {
    let name = "\(type)"
    return Diagnostic(
      .error, "views.nesting-limit", "views nest too deeply; the rest of the page is left out",
      notes: [Note("the limit was reached at a `\(name.count > 60 ? "\(name.prefix(60))…" : name)`")],
      suggestion: Suggestion("look for a view whose body contains the view itself"))
  }
}
