/// A filter that templates apply to values: `{{title | upper}}`, `{{#posts | limit: 5}}`.
///
///     TemplateFilter("repeat", takes: [TemplateFilter.Parameter("how often", .count)]) {
///       value, arguments throws(FilterError) in
///       .text(String(repeating: try value.text(), count: arguments.count(0)))
///     }
package struct TemplateFilter: Sendable {
  /// The name that templates use.
  package let name: String

  /// The parameters, in order.
  ///
  /// Arguments follow a colon.
  package let parameters: [Parameter]

  /// The behavior for a value that is `.nothing`.
  package let absence: Absence

  /// The number of steps that the filter counts as.
  let steps: Int

  let apply: @Sendable (TemplateValue, FilterArguments) throws(FilterError) -> TemplateValue

  /// Creates a filter.
  ///
  /// If `apply` throws, the error is reported at the filter's position in the template.
  package init(
    _ name: String, takes parameters: [Parameter] = [], absence: Absence = .skipsFilter, steps: Int = 1,
    _ apply: @escaping @Sendable (TemplateValue, FilterArguments) throws(FilterError) -> TemplateValue
  ) {
    self.name = name
    self.parameters = parameters
    self.absence = absence
    self.steps = steps
    self.apply = apply
  }

  /// The parameters, as used in messages.
  var takes: String {
    if parameters.isEmpty { return "no arguments" }
    let needed = parameters.count { !$0.isOptional }
    let count = needed == parameters.count ? "\(needed)" : "\(needed) to \(parameters.count)"
    return "\(count) \(parameters.count == 1 ? "argument" : "arguments"): "
      + parameters.map(\.name).joined(separator: ", ")
  }
}

extension TemplateFilter {
  /// The behavior of a filter for a value that is `.nothing`.
  package enum Absence: Sendable {
    /// The result is `.nothing`, and the filter is not called.
    case skipsFilter
    /// The filter is called.
    case runsFilter
    /// The filter is called, and an unknown name causes no warning.
    case runsFilterSilently
  }

  /// A parameter of a filter.
  package struct Parameter: Sendable {
    /// The description in messages: "the number of items".
    package let name: String
    /// The kind of values that it accepts.
    package let kind: Kind
    /// Whether the argument can be omitted.
    ///
    /// All later parameters must be optional too.
    package let isOptional: Bool

    package init(_ name: String, _ kind: Kind, isOptional: Bool = false) {
      self.name = name
      self.kind = kind
      self.isOptional = isOptional
    }
  }

  /// The kinds of values that a parameter accepts.
  package enum Kind: Sendable {
    /// Any value with plain text.
    case text
    /// An integer that is not negative.
    case count
    /// Any value.
    case any
    /// A name or dotted path in the elements of the list.
    ///
    /// With `isTest`, the filter tests whether the key exists, so it may be missing in all elements.
    case key(isTest: Bool)

    func accepts(_ value: TemplateValue) -> Bool {
      switch (self, value) {
      case (.any, _): true
      case (.count, .integer(let number)): number >= 0
      case (.count, _): false
      case (.text, _), (.key, _): value.plainText != nil
      }
    }

    var expectation: String {
      switch self {
      case .any: "any value"
      case .count: "a whole number that is not negative"
      case .text, .key: "a text"
      }
    }
  }
}

/// The arguments of a filter, already checked against its parameters.
package struct FilterArguments: Sendable {
  let values: [TemplateValue]
  /// The values in which the template looks up names, the innermost last.
  var context: [TemplateValue] = []

  /// Returns the innermost object of a type among those in which the template looks up names.
  package func enclosing<Object>(_ type: Object.Type) -> Object? {
    for case .object(let object) in context.reversed() {
      if let object = object as? Object { return object }
    }
    return nil
  }

  /// Returns the argument at an index, or `nil` if it was omitted.
  package func value(_ index: Int) -> TemplateValue? { index < values.count ? values[index] : nil }

  /// Returns the text of an argument, or `nil` if it was omitted.
  package func text(_ index: Int) -> String? { value(index)?.plainText }

  /// Returns the number of an argument, or zero if it was omitted.
  package func count(_ index: Int) -> Int {
    if case .integer(let number)? = value(index) { max(0, number) } else { 0 }
  }
}

/// An error of a filter.
///
/// Its reason completes a sentence that starts with the filter's name.
///
///     throw FilterError("takes a date, not a text")
package struct FilterError: Error, Sendable {
  /// The rest of the sentence, without a full stop.
  package let reason: String

  /// The index of the wrong argument, or `nil` if the filtered value is wrong.
  package let argument: Int?

  /// The result in spite of a picture that cannot be used, which is a warning; `nil` for an error.
  package let result: TemplateValue?

  /// Creates an error with a reason.
  package init(_ reason: String, argument: Int? = nil, result: TemplateValue? = nil) {
    self.reason = reason
    self.argument = argument
    self.result = result
  }
}

extension TemplateValue {
  /// Returns the plain text, or throws if the value has none.
  package func text() throws(FilterError) -> String {
    guard let text = plainText else { throw FilterError("takes text, not \(kind)") }
    return text
  }

  /// Returns the list, or throws if the value is not a list.
  package func list() throws(FilterError) -> any TemplateList {
    guard case .list(let list) = self else { throw FilterError("takes a list, not \(kind)") }
    return list
  }
}

/// The filters that templates can use.
///
///     let filters = FilterRegistry.standard.adding(dateFilter)
package struct FilterRegistry: Sendable {
  private var filters: [String: TemplateFilter] = [:]

  /// The filters that do not depend on a site.
  package static let standard = FilterRegistry(TemplateFilter.forText + TemplateFilter.forLists + TemplateFilter.forAll)

  /// Creates a registry.
  ///
  /// If two filters have the same name, the later one wins.
  package init(_ filters: [TemplateFilter] = []) {
    for filter in filters { self.filters[filter.name] = filter }
  }

  /// Returns a registry with more filters, which replace filters with the same names.
  package func adding(_ more: TemplateFilter...) -> FilterRegistry {
    FilterRegistry(Array(filters.values) + more)
  }

  /// The filter with a name, or `nil`.
  package subscript(name: String) -> TemplateFilter? { filters[name] }

  /// All names, sorted.
  package var names: [String] { filters.keys.sorted() }
}
