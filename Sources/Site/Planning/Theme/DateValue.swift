package import Dates
package import Mustache

/// A time with the zone and the language in which it is written.
package final class DateValue: TemplateAtom {
  package let instant: Instant
  package let zone: NamedZone
  package let language: DateLanguage
  /// The text that stands in data for the time; `nil` for the time of an article.
  private let written: String?

  package init(_ instant: Instant, in zone: NamedZone, language: DateLanguage) {
    self.instant = instant
    self.zone = zone
    self.language = language
    written = nil
  }

  /// Creates the value of a date in data, which is written as it stands there.
  init(_ written: String, _ date: CivilDate, in zone: NamedZone, language: DateLanguage) {
    (instant, self.zone, self.language) = (Instant(date, in: zone), zone, language)
    self.written = written
  }

  package var text: String { written ?? text(as: .date) }
  package var order: TemplateValue { written.map { .text($0) } ?? .integer(instant.secondsSince1970) }

  package func text(as format: DateFormat) -> String { format.text(of: instant, in: language, zone: zone) }
}

/// The outermost object of a template, which knows the time zone and the language of dates in data.
package protocol DateScope: TemplateObject {
  func value(of date: CivilDate) -> DateValue
}
