import Foundation
import TestSupport

/// What others know of dates: the Python packages `tzdata` and `babel`, which `.ci/setup --tests` installs.
enum Oracle {
  /// Whether it can be asked; the tests that need it are skipped, by name, where it cannot.
  static let isInstalled: Bool = {
    guard let python = Program.python else { return false }
    return (try? Program.run(python, ["-c", "import tzdata, babel"]).status) == 0
  }()

  /// The version of the time zone database it has.
  static func databaseVersion() throws -> String {
    try run(["-c", "import tzdata; print(tzdata.IANA_VERSION, end='')"])
  }

  /// All names of zones it has.
  static func zoneNames() throws -> Set<String> {
    let program = "import zoneinfo; zoneinfo.reset_tzpath([]); print(*zoneinfo.available_timezones())"
    return Set(try run(["-c", program]).split { $0.isWhitespace }.map(String.init))
  }

  /// Its answers to questions such as `Europe/Berlin at 0`, which the script explains.
  static func clocks(_ questions: [String]) throws -> [Int] {
    let input = Data(questions.map { $0 + "\n" }.joined().utf8)
    return try run([script("clocks.py")], input: input).split(separator: "\n").compactMap { Int($0) }
  }

  /// For each language and each date, what it writes in each format.
  static func texts(of dates: [String], in tags: [String]) throws -> [[[String: String]]] {
    let input = try JSONEncoder().encode(["tags": tags, "dates": dates])
    return try JSONDecoder().decode(
      [[[String: String]]].self, from: Data(run([script("languages.py")], input: input).utf8))
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
