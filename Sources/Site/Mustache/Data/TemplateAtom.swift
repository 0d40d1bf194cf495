/// A value that only the site understands, such as a date; templates write it, order it, and hand it to filters.
///
///     final class Day: TemplateAtom {
///       let date: CivilDate
///       var text: String { date.description }
///       var order: TemplateValue { .integer(date.days) }
///     }
package protocol TemplateAtom: AnyObject, Sendable {
  /// What is written where no filter says otherwise.
  var text: String { get }

  /// What it is compared by, a number or a text.
  var order: TemplateValue { get }
}

extension TemplateAtom {
  /// The text.
  package var order: TemplateValue { .text(text) }
}
