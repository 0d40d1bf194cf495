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
