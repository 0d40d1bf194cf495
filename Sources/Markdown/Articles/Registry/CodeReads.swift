/// What the Swift code of a site reads while it renders, which decides when Garland runs the code again.
///
/// Garland records what code reads of the site. It cannot see that code opens a file or reads the clock. So it runs the
/// code in every build, unless the registration says that the code does no such thing:
///
/// ```swift
/// SitePage("/colophon/", title: "Colophon", reads: .recorded) { site in p { Text(site.title) } }
/// ```
public enum CodeReads: Sendable {
  /// Anything, such as files and the clock: the code runs in every build.
  case anything
  /// Only what the code is given, and constants: the code runs if one of the recorded values changed.
  case recorded
}
