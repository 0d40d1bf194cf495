import Articles
import Dates

/// The time zone of written dates with a time but without a zone: `naive_dates` in `site.yml`.
///
/// Jekyll reads them in UTC and shows them in the site's zone. A day without a time is always a day of the site's zone.
package enum NaiveDates: String, Sendable, CaseIterable {
  /// The time zone of the site.
  case site
  /// Coordinated Universal Time.
  case utc
}

extension SiteSettings {
  /// The zone of written dates with a time but without a zone.
  var naiveZone: NamedZone { naiveDates == .utc ? .utc : zone }

  /// Reads `naive_dates`.
  mutating func readNaiveDates(from fields: inout FieldReader) {
    let choice = fields.choice("naive_dates", among: NaiveDates.allCases.map(\.rawValue))
    naiveDates = choice.flatMap(NaiveDates.init) ?? naiveDates
  }
}
