import Dates
import Mustache

/// A time with the zone and the language in which it is written.
final class DateValue: TemplateAtom {
  let instant: Instant
  let zone: NamedZone
  let language: DateLanguage

  init(_ instant: Instant, in zone: NamedZone, language: DateLanguage) {
    self.instant = instant
    self.zone = zone
    self.language = language
  }

  var text: String { text(as: .date) }
  var order: TemplateValue { .integer(instant.secondsSince1970) }

  func text(as format: DateFormat) -> String { format.text(of: instant, in: language, zone: zone) }
}
