import Foundation
import TestSupport
import Testing

/// An independent implementation to compare with: the Python packages `tzdata` and `babel`.
///
/// `.ci/setup --tests` installs them.
enum Oracle {
  /// Whether the packages are installed; tests that need them are skipped otherwise.
  static let isInstalled: Bool = {
    guard let python = Program.python else { return false }
    return (try? Program.run(python, ["-c", "import tzdata, babel"]).status) == 0
  }()

  /// Returns the version of its time zone database.
  static func databaseVersion() throws -> String {
    try run(["-c", "import tzdata; print(tzdata.IANA_VERSION, end='')"])
  }

  /// Returns all its zone names.
  static func zoneNames() throws -> Set<String> {
    let program = "import zoneinfo; zoneinfo.reset_tzpath([]); print(*zoneinfo.available_timezones())"
    return Set(try run(["-c", program]).split { $0.isWhitespace }.map(String.init))
  }

  /// Returns answers to questions such as `Europe/Berlin at 0`; see `clocks.py`.
  static func clocks(_ questions: [String]) throws -> [Int] {
    let input = Data(questions.map { $0 + "\n" }.joined().utf8)
    return try run([script("clocks.py")], input: input).split(separator: "\n").compactMap { Int($0) }
  }

  /// Returns the texts of each date in each format, for each language.
  static func texts(of dates: [String], in tags: [String]) throws -> [[[String: String]]] {
    let input = try JSONEncoder().encode(["tags": tags, "dates": dates])
    return try JSONDecoder().decode(
      [[[String: String]]].self, from: Data(run([script("languages.py")], input: input).utf8))
  }

  /// Returns the plural category and the text of each number, for each language.
  static func numbers(_ numbers: [Int], in tags: [String]) throws -> [[[String]]] {
    let input = try JSONEncoder().encode(Numbers(tags: tags, numbers: numbers))
    let answers = try JSONDecoder().decode(
      [[[String]]].self, from: Data(run([script("plurals.py")], input: input).utf8))
    try #require(answers.count == tags.count)
    return answers
  }

  private struct Numbers: Encodable {
    let tags: [String]
    let numbers: [Int]
  }

  private static func script(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: name).path
  }

  private static func run(_ arguments: [String], input: Data = Data()) throws -> String {
    let outcome = try Program.run(Program.python ?? "python3", arguments, input: input)
    guard outcome.status == 0 else { throw Failure(errors: outcome.errors) }
    return outcome.output
  }

  private struct Failure: Error {
    let errors: String
  }
}
