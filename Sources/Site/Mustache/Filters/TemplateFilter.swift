/// Something that a template can do to a value: `{{title | upper}}`, `{{#posts | limit: 5}}`.
///
///     TemplateFilter("repeat", takes: [TemplateFilter.Parameter("how often", .count)]) {
///       value, arguments throws(FilterRefusal) in
///       .text(String(repeating: try value.text(), count: arguments.count(0)))
///     }
package struct TemplateFilter: Sendable {
  /// What templates call it.
  package let name: String

  /// What it takes behind its colon, in order.
  package let parameters: [Parameter]

  /// What it makes of nothing.
  package let absence: Absence

  let apply: @Sendable (TemplateValue, FilterArguments) throws(FilterRefusal) -> TemplateValue

  /// Describes a filter; what it throws is an error at its place in the template.
  package init(
    _ name: String, takes parameters: [Parameter] = [], absence: Absence = .stays,
    _ apply: @escaping @Sendable (TemplateValue, FilterArguments) throws(FilterRefusal) -> TemplateValue
  ) {
    self.name = name
    self.parameters = parameters
    self.absence = absence
    self.apply = apply
  }

  /// What it takes, in words.
  var takes: String {
    if parameters.isEmpty { return "no arguments" }
    let needed = parameters.count { !$0.isOptional }
    let count = needed == parameters.count ? "\(needed)" : "\(needed) to \(parameters.count)"
    return "\(count) \(parameters.count == 1 ? "argument" : "arguments"): "
      + parameters.map(\.name).joined(separator: ", ")
  }
}

extension TemplateFilter {
  /// What becomes of a value that is nothing.
  package enum Absence: Sendable {
    /// It stays nothing, and the filter is not asked.
    case stays
    /// The filter is asked.
    case isRead
    /// The filter is asked, and that the name is unknown is no mistake of the author.
    case isExpected
  }

  /// One of the things that a filter takes.
  package struct Parameter: Sendable {
    /// What it is, in words: "the number of items".
    package let name: String
    /// What is accepted.
    package let kind: Kind
    /// Whether it may be left out, as may all behind it.
    package let isOptional: Bool

    /// Describes a parameter.
    package init(_ name: String, _ kind: Kind, isOptional: Bool = false) {
      self.name = name
      self.kind = kind
      self.isOptional = isOptional
    }
  }

  /// What a parameter accepts.
  package enum Kind: Sendable {
    /// Whatever can stand in a line.
    case text
    /// A whole number from zero on.
    case count
    /// Any value.
    case any
    /// The name of something in the elements of the list, or a path; where it is asked whether there is any, an author may
    /// have left it out everywhere.
    case key(isQuestion: Bool)

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

/// Why a filter does nothing with a value: the end of a sentence that begins with its name.
///
///     throw FilterRefusal("takes a date, not a text")
package struct FilterRefusal: Error, Sendable, Equatable {
  /// The rest of the sentence, without a full stop.
  package let reason: String

  /// The argument that is the reason, if it is not the value.
  package let argument: Int?

  /// Gives a reason.
  package init(_ reason: String, argument: Int? = nil) {
    self.reason = reason
    self.argument = argument
  }
}

extension TemplateValue {
  /// The value as plain text, for a filter that needs one.
  package func text() throws(FilterRefusal) -> String {
    guard let text = plainText else { throw FilterRefusal("takes a text, not \(kind)") }
    return text
  }

  /// The value as a list, for a filter that needs one.
  package func list() throws(FilterRefusal) -> any TemplateList {
    guard case .list(let list) = self else { throw FilterRefusal("takes a list, not \(kind)") }
    return list
  }
}

/// The filters that templates can use, by name.
///
///     let filters = FilterRegistry.standard.adding(dateFilter)
package struct FilterRegistry: Sendable {
  private var filters: [String: TemplateFilter] = [:]

  /// The filters that need no site.
  package static let standard = FilterRegistry(TemplateFilter.forText + TemplateFilter.forLists + TemplateFilter.forAll)

  /// Takes filters; of two with the same name the later one counts.
  package init(_ filters: [TemplateFilter] = []) {
    for filter in filters { self.filters[filter.name] = filter }
  }

  /// The same with more of them, which come before those of the same name.
  package func adding(_ more: TemplateFilter...) -> FilterRegistry {
    FilterRegistry(Array(filters.values) + more)
  }

  /// The filter of a name.
  package subscript(name: String) -> TemplateFilter? { filters[name] }

  /// All names, sorted.
  package var names: [String] { filters.keys.sorted() }
}
