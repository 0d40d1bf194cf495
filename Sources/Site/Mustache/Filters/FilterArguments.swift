/// What a filter is given behind its colon; the template's author was already told what does not fit the parameters.
package struct FilterArguments: Sendable {
  let values: [TemplateValue]

  /// The value at a position, if it was not left out.
  package func value(_ index: Int) -> TemplateValue? { index < values.count ? values[index] : nil }

  /// The text at a position, or nothing where it was left out.
  package func text(_ index: Int) -> String? { value(index)?.plainText }

  /// The number at a position, or zero where it was left out.
  package func count(_ index: Int) -> Int {
    if case .integer(let number)? = value(index) { max(0, number) } else { 0 }
  }
}
