import Foundation
import Sites
import TestSupport
import Testing

/// A visit to a site in Chromium: the settings of the browser, and the steps.
struct Visit: Sendable {
  /// An action in the browser, or a query whose result the test checks.
  enum Step: Sendable {
    /// Opens a page of the site: a path without its first slash, perhaps with a query and a fragment.
    case open(String)
    /// Reloads the page.
    case reload
    /// Goes back to the previous page.
    case back
    /// Runs the body of a function in the page and returns its result; promises are awaited.
    case script(String)
    /// Presses keys one after another; `ALT+TAB` presses a key while another is held.
    case keys(String)
    /// Clicks the center of the first element that matches a selector.
    case click(String)
    /// Emulates a medium such as `print`, or features such as `forced-colors: active; prefers-color-scheme: dark`; an
    /// empty text resets both.
    case media(String)
    /// Sets the width of the window.
    case width(Int)
    /// Returns the accessibility problems that axe finds.
    case axe
    /// Returns the accessibility problems with colors that axe finds.
    case colors
    /// Saves a screenshot to a file, for debugging a test.
    case screenshot(String)
    /// Writes a file of a served site, and waits until `garland serve` has told the page about it.
    case edit(String, Data)
    /// Loads the page of a served site again, and writes a file before the page listens for changes.
    case editWhileLoading(String, Data)
    /// Waits at most 20 seconds until an expression is true, also while the page loads again; returns whether it is.
    case until(String)
  }

  var width = 1000
  var isDark = false
  var runsScripts = true
  /// Whether the files are the sources of a site, which `garland serve` builds and shows.
  var servesSources = false

  /// Whether a browser is installed; tests that need it are skipped otherwise.
  static var isPossible: Bool { browser != nil && driver != nil && Program.python != nil }

  private static let browser = Program.find("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
  private static let driver = Program.find("chromedriver")
  /// The browsers: a start takes longer than most visits.
  private static let (browsers, browsersWithoutScripts) = (BrowserPool(script), BrowserPool(script))
  private static let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "drive.py").path

  /// Opens the first page of a site, runs the steps and returns their results; errors in the console fail the test.
  func results(on site: Site, _ steps: [Step]) throws -> [StepResult] {
    try Program.inScratchFolder { folder in
      let texts = site.files.mapValues { Array($0.utf8) }
      for (path, bytes) in texts.merging(site.data, uniquingKeysWith: { $1 }) {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      let request = Request(
        browser: Self.browser ?? "", driver: Self.driver ?? "", folder: folder.path, slow: site.slow.map { "/" + $0 },
        tool: servesSources ? try BuiltTool.path() : nil, width: width, isDark: isDark, runsScripts: runsScripts,
        steps: ([.open("")] + steps).map(Request.Step.init))
      let pool = runsScripts ? Self.browsers : Self.browsersWithoutScripts
      let report = try JSONDecoder().decode(Report.self, from: pool.answer(to: JSONEncoder().encode(request)))
      let errors = report.errors.filter { error in !site.missing.contains { error.contains("/\($0) ") } }
      guard errors.isEmpty else { throw Failure(errors: errors) }
      return Array(report.results.dropFirst())
    }
  }

  /// Runs all rows of a table in one visit, and checks the last result of each row.
  ///
  /// Each row starts with empty local storage. Unless its first step is `open`, it starts at the first page of the
  /// site. The next row keeps the width and the medium of the previous row.
  func check(_ rows: [Case<[Step], StepResult>], on site: Site) throws {
    let steps = rows.map { row in
      var steps: [Step] = [.script("try { localStorage.clear() } catch {}")]
      if case .open = row.input.first {} else { steps.append(.open("")) }
      return steps + row.input
    }
    let results = try self.results(on: site, Array(steps.joined()))
    var end = 0
    for (row, steps) in zip(rows, steps) {
      end += steps.count
      row.check(results[end - 1])
    }
  }

  struct Failure: Error {
    let errors: [String]
  }

  private struct Report: Decodable {
    let results: [StepResult]
    let errors: [String]
  }

  private struct Request: Encodable {
    let browser, driver, folder: String
    let slow: [String]
    let tool: String?
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
        case .colors: (self.do, with) = ("axe", "cat.color")
        case .screenshot(let path): (self.do, with) = ("screenshot", path)
        case .edit(let path, let bytes): (self.do, with) = ("edit", Self.encoded(path, bytes))
        case .editWhileLoading(let path, let bytes):
          (self.do, with) = ("edit while loading", Self.encoded(path, bytes))
        case .until(let expression): (self.do, with) = ("until", expression)
        }
      }

      private static func encoded(_ path: String, _ bytes: Data) -> String {
        "\(path)\n\(bytes.base64EncodedString())"
      }
    }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips tests if no browser is installed.
  static var inBrowser: Self { .enabled(if: Visit.isPossible, "Chromium, its driver or selenium is not installed") }
}
