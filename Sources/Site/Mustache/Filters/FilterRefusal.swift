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
