import Foundation
import TestSupport
import Testing

/// A visit to a site in Chromium: how the reader reads, and what they do.
struct Visit: Sendable {
  /// What is done, or asked.
  enum Step: Sendable {
    /// Goes to a page of the site: a path without its first slash, with a query and a fragment.
    case open(String)
    /// Loads the page again.
    case reload
    /// Goes back to the page before.
    case back
    /// Runs a function's body in the page, and gives what it returns; promises are waited for.
    case script(String)
    /// Presses keys, one by one, where the focus is; `ALT+TAB` is a key with another one held.
    case keys(String)
    /// Clicks at the middle of the first element that a selector finds.
    case click(String)
    /// Shows the page in a medium, `print`, or with one feature more, `forced-colors: active`; empty, as at first.
    case media(String)
    /// Makes the window wider or narrower.
    case width(Int)
    /// Asks axe for what shuts readers out.
    case axe
    /// Leaves a picture of the window in a file, for whoever writes a test.
    case picture(String)
  }

  var width = 1000
  var isDark = false
  var runsScripts = true

  /// Whether there is a browser to visit with; the tests that need it are skipped, by name, where there is none.
  static var isPossible: Bool { browser != nil && driver != nil && Program.python != nil }

  private static let browser = Program.find("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
  private static let driver = Program.find("chromedriver")
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "drive.py").path

  /// What came of each step, from a site's first page on; an error in the browser's console is one of the test.
  func results(on site: Site, _ steps: [Step]) throws -> [Answer] {
    try Program.inScratchFolder { folder in
      for (path, text) in site.files {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let order = Order(
        browser: Self.browser ?? "", driver: Self.driver ?? "", folder: folder.path, slow: site.slow.map { "/" + $0 },
        width: width, isDark: isDark, runsScripts: runsScripts, steps: ([.open("")] + steps).map(Order.Step.init))
      let answer = try BrowserSession.answer(
        to: JSONEncoder().encode(order), from: runsScripts ? "with scripts" : "without scripts",
        starting: [Program.python ?? "", Self.script])
      let report = try JSONDecoder().decode(Report.self, from: answer)
      let errors = report.errors.filter { error in !site.missing.contains { error.contains("/\($0) ") } }
      guard errors.isEmpty else { throw Failure(errors: errors) }
      return Array(report.answers.dropFirst())
    }
  }

  /// One visit for a whole table, of which each row's last answer is checked.
  ///
  /// A row opens its page, else the first one, and remembers nothing of the rows before; width and medium stay as they are.
  func check(_ rows: [Case<[Step], Answer>], on site: Site) throws {
    let steps = rows.map { row in
      var steps: [Step] = [.script("try { localStorage.clear() } catch {}")]
      if case .open = row.input.first {} else { steps.append(.open("")) }
      return steps + row.input
    }
    let answers = try results(on: site, Array(steps.joined()))
    var end = 0
    for (row, steps) in zip(rows, steps) {
      end += steps.count
      row.check(answers[end - 1])
    }
  }

  struct Failure: Error {
    let errors: [String]
  }

  private struct Report: Decodable {
    let answers: [Answer]
    let errors: [String]
  }

  private struct Order: Encodable {
    let browser, driver, folder: String
    let slow: [String]
    let width: Int
    let isDark, runsScripts: Bool
    let steps: [Step]

    struct Step: Encodable {
      let `do`: String
      let with: String

      init(_ step: Visit.Step) {
        switch step {
        case .open(let path): (self.do, with) = ("open", path)
        case .reload: (self.do, with) = ("reload", "")
        case .back: (self.do, with) = ("back", "")
        case .script(let body): (self.do, with) = ("script", body)
        case .keys(let keys): (self.do, with) = ("keys", keys)
        case .click(let selector): (self.do, with) = ("click", selector)
        case .media(let media): (self.do, with) = ("media", media)
        case .width(let width): (self.do, with) = ("width", String(width))
        case .axe: (self.do, with) = ("axe", "")
        case .picture(let path): (self.do, with) = ("picture", path)
        }
      }
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Where there is no browser, the tests are skipped by name.
  static var inBrowser: Self { .enabled(if: Visit.isPossible, "Chromium, its driver or selenium is not installed") }
}
