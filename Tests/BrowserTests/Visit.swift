import Foundation
import TestSupport

/// A visit to a page in Chromium: how the reader reads, and what they do.
struct Visit: Encodable, Sendable {
  /// What is done, or asked.
  enum Step: Sendable {
    /// Runs a function's body in the page, and gives what it returns; promises are waited for.
    case script(String)
    /// Presses keys, one by one, where the focus is.
    case keys(String)
    /// Asks axe for what shuts readers out.
    case axe
  }

  var width = 1000
  var isDark = false
  var runsScripts = true

  /// Whether there is a browser to visit with; the tests that need it are skipped, by name, where there is none.
  static var isPossible: Bool { browser != nil && driver != nil && Program.python != nil }

  private static let browser = Program.find("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
  private static let driver = Program.find("chromedriver")
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "drive.py").path

  /// What came of each step, as JSON.
  func results(on page: String, _ steps: [Step]) throws -> [Answer] {
    try Program.inScratchFolder { folder in
      let file = folder.appending(path: "page.html")
      try Data(page.utf8).write(to: file)
      let order = Order(
        browser: Self.browser ?? "", driver: Self.driver ?? "", page: file.absoluteString, width: width, isDark: isDark,
        runsScripts: runsScripts, steps: steps.map(Order.Step.init))
      let outcome = try Program.run(Program.python ?? "", [Self.script], input: JSONEncoder().encode(order))
      guard outcome.status == 0 else { throw Failure(errors: outcome.errors) }
      return try JSONDecoder().decode([Answer].self, from: Data(outcome.output.utf8))
    }
  }

  struct Failure: Error {
    let errors: String
  }

  private struct Order: Encodable {
    let browser, driver, page: String
    let width: Int
    let isDark, runsScripts: Bool
    let steps: [Step]

    struct Step: Encodable {
      let `do`: String
      let with: String

      init(_ step: Visit.Step) {
        switch step {
        case .script(let body): (self.do, with) = ("script", body)
        case .keys(let keys): (self.do, with) = ("keys", keys)
        case .axe: (self.do, with) = ("axe", "")
        }
      }
    }
  }
}

/// What a step gave.
enum Answer: Decodable, Equatable, Sendable {
  case nothing
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Answer])

  /// The members of a list.
  var members: [Answer] { if case .list(let members) = self { members } else { [] } }

  /// A text; of anything else, nothing.
  var text: String { if case .text(let text) = self { text } else { "" } }

  /// A number; of anything else, none.
  var number: Double { if case .number(let number) = self { number } else { .nan } }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .list(try container.decode([Answer].self))
    }
  }
}
