extension RawMarkupPolicy {
  /// Returns the allowed part of an attribute from outside of raw HTML, such as `{width=300}` behind an image.
  ///
  /// The returned value is `nil` if the attribute is not allowed. `value` has no character references.
  ///
  /// ```swift
  /// RawMarkupPolicy.safe().checked("onclick", "x()", on: "img").value  // nil
  /// ```
  package func checked(
    _ name: String, _ value: String, on element: String
  ) -> (value: String?, findings: [RawMarkupFinding.Kind]) {
    if self == .trusted { return (value, []) }
    if name == "style" {
      let style = SafeStyle(value)
      let findings = style.removed.map {
        RawMarkupFinding.Kind.removedStyle($0.property, on: element, isForValue: $0.isForValue)
      }
      return (style.allowed.isEmpty ? nil : style.allowed, findings)
    }
    switch AllowedMarkup.verdict(on: name, of: element, Array(value.utf8)[...]) {
    case .allowed: return (value, [])
    case .refused: return (nil, [.removedAttribute(name, on: element)])
    case .unsafe: return (nil, [.removedAddress(attribute: name, on: element)])
    }
  }
}
