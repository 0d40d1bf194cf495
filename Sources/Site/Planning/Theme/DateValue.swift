package import Dates
package import Mustache

/// A time with the zone and the language in which it is written.
package final class DateValue: TemplateAtom {
  package let instant: Instant
  package let zone: NamedZone
  package let language: DateLanguage

  package init(_ instant: Instant, in zone: NamedZone, language: DateLanguage) {
    self.instant = instant
    self.zone = zone
    self.language = language
  }

  package var text: String { text(as: .date) }
  package var order: TemplateValue { .integer(instant.secondsSince1970) }

  package func text(as format: DateFormat) -> String { format.text(of: instant, in: language, zone: zone) }
}

/// The outermost object of a template, which knows the time zone and the language of dates in data.
package protocol DateScope: TemplateObject {
  func value(of date: CivilDate) -> DateValue
}
