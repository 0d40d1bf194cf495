import Foundation
import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Each kind of page` {
  private static let widths = [320, 390, 768, 1280, 1920]

  /// What a look at a page at one width, in light and dark, finds.
  private struct Look {
    let name: String
    let steps: [Visit.Step]

    /// Names the answers to the last steps.
    static let questions = ["layout shift", "horizontal scroll", "axe in light", "axe in dark"]

    init(_ kind: KindsOfPages.Kind, at width: Int) {
      name = "\(kind.name) at \(width)"
      steps =
        [.media(""), .width(width), .open(kind.page)] + [.jump] + kind.steps
        + [.overflow, .axe, .media("prefers-color-scheme: dark"), .colors]
    }

    /// Returns the problems among the answers to the steps.
    func problems(in answers: [StepResult]) -> [String] {
      let results = [answers[3]] + [answers[answers.count - 4], answers[answers.count - 3], answers[answers.count - 1]]
      return zip(Self.questions, results).compactMap { question, result in
        switch result {
        case .flag(false), .list([]): nil
        default: "\(name): \(question): \(result)"
        }
      }
    }
  }

  @Test(.hangGuard)
  func `passes axe in light and dark, and neither moves nor scrolls sideways, at five widths`() throws {
    let looks = Self.widths.flatMap { width in KindsOfPages.all.map { Look($0, at: width) } }
    for problem in try Self.problems(of: looks, on: KindsOfPages.site) { Issue.record("\(problem)") }
  }

  @Test func `does so as a home page with a hero, and in another palette`() throws {
    let pages = KindsOfPages.all.filter { ["home", "tabs and code", "tags"].contains($0.name) }
    let looks = Self.widths.flatMap { width in pages.map { Look($0, at: width) } }
    for problem in try Self.problems(of: looks, on: KindsOfPages.showcase) { Issue.record("\(problem)") }
  }

  @Test(arguments: [
    ("blog", ["", "posts/pictures/", "posts/code/"]),
    ("docs", ["", "guide/", "guide/guides/configure/"]),
    ("portfolio", ["", "about/", "projects/lamps/"]),
  ])
  func `does so in a new site`(kind: String, pages: [String]) throws {
    let folder = Program.repository.appending(path: "Sources/Tool/Command/Starters/\(kind)/Content")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let content = paths.compactMap { path in
      (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)).map { (path, $0) }
    }
    let looks =
      [Look(KindsOfPages.Kind(name: kind, page: ""), at: 1440)]
      + pages.map { Look(KindsOfPages.Kind(name: "\(kind) \($0)", page: $0), at: 390) }
    let site = Site(content: Dictionary(uniqueKeysWithValues: content))
    for problem in try Self.problems(of: looks, on: site) { Issue.record("\(problem)") }
  }

  @Test func `does so with an open menu of languages, from left to right and from right to left`() throws {
    let site = Site(content: [
      "site.yml": """
      title: Bakery
      url: https://example.org/
      language: en
      languages: {en: {name: English}, fr: {name: Français}, ar: {name: العربية}}
      """,
      "about.md": "# About\n\nBread.\n", "about.fr.md": "# À propos\n\nDu pain.\n", "about.ar.md": "# حول\n\nخبز.\n",
      "docs/_index.md": "---\ntitle: Docs\nfallback: true\n---\n", "docs/tour.md": "# Tour\n\nOnly in English.\n",
    ])
    let open = Visit.Step.click(".languages > summary")
    let pages = ["", "about/", "fr/about/", "ar/", "ar/about/", "ar/docs/tour/"]
    let looks = [320, 390, 1280].flatMap { width in
      pages.map { Look(KindsOfPages.Kind(name: "languages at /\($0)", page: $0, steps: [open]), at: width) }
    }
    for problem in try Self.problems(of: looks, on: site) { Issue.record("\(problem)") }
    let shown = Visit.Step.script(
      """
      const { left, right } = document.querySelector('.languages > ul').getBoundingClientRect()
      return left >= 0 && right <= innerWidth
      """)
    for width in [320, 390, 1280] {
      let steps = ["about/", "ar/about/"].flatMap { [.open($0), open, shown] }
      #expect(try Visit(width: width).results(on: site, steps).filter { $0 != nil } == [true, true], "\(width)")
    }
  }

  @Test func `starts small on a phone, with icons in line with the text`() throws {
    let picture = Visit.Step.script(
      """
      const { width, height } = document.querySelector('.hero img').getBoundingClientRect()
      return [height <= 300, Math.round(width / height * 10) / 10]
      """)
    let offsets = Visit.Step.script(
      """
      const left = (selector) => document.querySelector(selector).getBoundingClientRect().left
      return ['.hero', '.site-footer'].map(one => Math.abs(left(`${one} .icon`) - left(one)) < 2)
      """)
    let site = Site(content: [
      "site.yml": "title: Bakery\nurl: https://example.org/\nsocial: https://github.com/example\n",
      "index.md": "---\nhero: {image: /loaf.svg, alt: A loaf}\n---\n",
      "static/loaf.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>"#,
    ])
    try Visit().check(
      [
        Case("the picture", [.width(390), .open(""), picture], [true, 1]),
        Case("the icons", [.open(""), offsets], [true, true]),
      ], on: site)
  }

  @Test func `prints no controls`() throws {
    let controls = Visit.Step.script(
      """
      const controls = 'nav, button, select, input:not([type=checkbox], [type=radio]), .search-link, dialog'
      return [...document.querySelectorAll(controls)].filter(one => one.checkVisibility({ visibilityProperty: true }))
        .map(one => one.className || one.localName)
      """)
    let pages = KindsOfPages.all.filter { !["zoom", "open menu"].contains($0.name) }
    try Visit().check(
      pages.map { Case($0.name, [.media("print"), .open($0.page), controls], []) }, on: KindsOfPages.site)
  }

  /// Returns the problems that a second look confirms.
  ///
  /// A browser on a busy machine paints a page before all of it has arrived, so the footer moves while it grows.
  private static func problems(of looks: [Look], on site: Site) throws -> [String] {
    let doubtful = try zip(looks, answers(to: looks, on: site)).filter { !$0.problems(in: $1).isEmpty }.map(\.0)
    if doubtful.isEmpty { return [] }
    return try zip(doubtful, answers(to: doubtful, on: site)).flatMap { $0.problems(in: $1) }
  }

  private static func answers(to looks: [Look], on site: Site) throws -> [[StepResult]] {
    var answers = try Visit().results(on: site, looks.flatMap(\.steps))[...]
    return looks.map { look in
      defer { answers = answers.dropFirst(look.steps.count) }
      return Array(answers.prefix(look.steps.count))
    }
  }
}

extension Visit.Step {
  /// Returns the elements that moved while the page was loaded, if their layout shifts are a tenth of what counts as good.
  ///
  /// The buttons that share a post appear when their script knows what the browser can do, which moves the lines below by
  /// up to 0.004.
  fileprivate static let jump = Visit.Step.script(
    """
    const moves = []
    let sum = 0
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    const observer = new PerformanceObserver(list => list.getEntries().forEach(({ value, startTime, sources }) => {
      sum += value
      for (const { node, previousRect, currentRect } of sources) {
        moves.push(`${value.toFixed(3)} at ${Math.round(startTime)} ms: ${(node?.outerHTML ?? node?.data ?? '').slice(0, 60)}: `
          + `${place(previousRect)} to ${place(currentRect)}`)
      }
    }))
    observer.observe({ type: 'layout-shift', buffered: true })
    return new Promise(done => requestAnimationFrame(() => setTimeout(() => done(sum < 0.01 ? [] : moves), 40)))
    """)
}
