import Texts

/// Finds properties of CSS that name the left or right side, which are wrong in pages from right to left.
package enum PhysicalSides {
  /// Returns the first declaration that names a side, such as `margin-left`; `nil` if all are logical.
  package static func first(in style: String) -> String? {
    let text = style.lowercased()
    let declarations = text.split { ";{}\n".contains($0) }
    for declaration in declarations {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let property = String(parts[0].trimmed)
      if properties.contains(property) { return property }
      let value = parts[1].words.first.map(String.init) ?? ""
      if ["text-align", "float", "clear"].contains(property), ["left", "right"].contains(value) {
        return "\(property): \(value)"
      }
    }
    return nil
  }

  private static let properties = Set(
    ["left", "right"].flatMap { side in
      [side, "margin-\(side)", "padding-\(side)", "border-\(side)", "border-\(side)-width", "border-\(side)-color"]
    })
}
