/// How a build says what it has to say to whoever reads its standard output.
package enum OutputFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// For people, with annotations that GitHub shows beside the lines of a pull request.
  case github
  /// The whole report, for programs.
  case json
  /// What is wrong or doubtful, for programs that show results of analyses.
  case sarif

  /// The names of all, as a list in words.
  package static var allNames: String {
    let names = allCases.map { "`\($0.rawValue)`" }
    return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }

  /// Whether it is one document, to which nothing may be added.
  package var isForPrograms: Bool { self == .json || self == .sarif }

  /// Whether it holds more of the pages than their number.
  package var tellsPages: Bool { self == .json }
}
