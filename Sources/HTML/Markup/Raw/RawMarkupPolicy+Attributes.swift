extension RawMarkupPolicy {
  /// Returns the value of an attribute that is not written in raw HTML, without what the policy does not allow.
  ///
  /// The value is `nil` if the attribute is not allowed. The text is a plain value, without character references.
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
