import Testing

/// Something that the checker refuses, and that stays as it is.
package struct Tolerance: CustomTestStringConvertible, Sendable {
  /// The message, whole, as a regular expression.
  package let message: String
  /// What is on the line that the message is about.
  package var line = ""
  /// Why it stays.
  package let reason: String

  /// The message.
  package var testDescription: String { message }

  /// Whether a complaint is that one.
  package func covers(_ complaint: Complaint, in page: CheckedPage) -> Bool {
    let isMeant = (try? Regex(message).wholeMatch(in: complaint.message)) != nil
    return isMeant && (line.isEmpty || page.text(ofLine: complaint.line).contains(line))
  }
}

extension Tolerance {
  /// All that is tolerated; whatever no page needs any more goes.
  package static let all = [
    Tolerance(message: #"The “align” attribute on the “t[dh]” element is obsolete\. Use CSS instead\."#, reason: gfm),
    Tolerance(message: #"Attribute “name” not allowed on element “details” at this point\."#, reason: age),
    Tolerance(message: #"Attribute “media” not allowed on element “meta” at this point\."#, reason: age),
    Tolerance(message: #"CSS: “color-scheme”: Property “color-scheme” doesn't exist\."#, reason: age),
    Tolerance(message: #"CSS: “(.+-)?(inline|block)(-start|-end|-size)?”: Property “.+” doesn't exist\."#, reason: age),
    Tolerance(message: #"CSS: “.+”: “light-dark\(.+\)” is not a “.+” value\."#, reason: age),
    Tolerance(message: #"CSS: “.+”: “#[0-9a-f]+” is not a “color” value\."#, line: "light-dark(", reason: age),
    Tolerance(message: #"CSS: “border-color”: “Canvas” is not a “border-color” value\."#, reason: age),
    Tolerance(message: "CSS: .+", line: "color-mix(", reason: age),
    Tolerance(message: #"CSS: “.+”: Cannot invoke ".+" because ".+" is null\."#, line: "var(--", reason: age),
    Tolerance(message: #"CSS: “content”: “/” is not a “content” value\."#, line: #" / """#, reason: age),
    Tolerance(message: #"CSS: Parse Error\."#, line: ":has(", reason: age),
    Tolerance(message: #"CSS: Unknown pseudo-element or pseudo-class “:(dir|:details-content)”\.?"#, reason: age),
    Tolerance(message: #"CSS: “(content-visibility|overscroll-behavior)”: Property “.+” doesn't exist\."#, reason: age),
    Tolerance(message: #"CSS: “border-end-(start|end)-radius”: Property “.+” doesn't exist\."#, reason: age),
  ]

  private static let age = "the checker is of 2020, and what the standards say since then is new to it"
  private static let gfm = "the specification of GFM wants these bytes"
}
