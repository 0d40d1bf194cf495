package import Dates

/// The time zone of written dates with a time but without a zone: `naive_dates` in `site.yml`.
///
/// Jekyll reads them in UTC and shows them in the site's zone. A day without a time is always a day of the site's zone.
package enum NaiveDates: String, Sendable, CaseIterable {
  /// The time zone of the site.
  case site
  /// Coordinated Universal Time.
  case utc

  /// Returns the zone of such dates in a site with a time zone.
  package func zone(in zone: NamedZone) -> NamedZone { self == .utc ? .utc : zone }
}
