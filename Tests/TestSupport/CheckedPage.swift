import Testing

/// One page that the checker is given, under a name that is a file's name, too.
package struct CheckedPage: CustomTestStringConvertible, Sendable {
  /// The name.
  package let name: String
  /// The markup.
  package let html: String
  /// What kept its article from being read; a page with errors is no page.
  package var errors: [String] = []

  /// A page under a name.
  package init(name: String, html: String, errors: [String] = []) {
    self.name = name
    self.html = html
    self.errors = errors
  }

  /// The name.
  package var testDescription: String { name }

  /// A line of it, counted from 1 as the checker counts; of what is no line, nothing.
  package func text(ofLine number: Int) -> Substring {
    html.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(number - 1).first ?? ""
  }
}
