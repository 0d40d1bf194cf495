package import Diagnostics
package import Views

/// Reads the texts of views as a site reads articles: with its containers, links, variables and files.
package protocol TextReading: Sendable {
  /// Returns the blocks of a text; `name` says in messages what the text is.
  func blocks(of markdown: String, named name: String) -> AnyView?
}

private enum TextReaderKey: EnvironmentKey {
  static var defaultValue: (any TextReading)? { nil }
}

extension EnvironmentValues {
  /// The site that reads the texts of views; `nil` outside of a site.
  package var textReader: (any TextReading)? {
    get { self[TextReaderKey.self] }
    set { self[TextReaderKey.self] = newValue }
  }
}

extension Article {
  /// The problems of a text that is a part of Swift code: their lines are those of the text.
  package func problems(named name: String) -> [Diagnostic] {
    diagnostics.map { problem in
      guard let place = problem.location, place.source == source else { return problem }
      let position = file.position(at: place.bytes.lowerBound)
      var problem = problem
      problem.location = nil
      // The text of an `Include` has two lines.
      let isLong = position.line > 1 || file.lineCount > 2
      problem.message = "\(name)\(isLong ? ", line \(position.line)" : ""): \(problem.message)"
      return problem
    }
  }
}
