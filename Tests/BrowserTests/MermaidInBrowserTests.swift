import Foundation
import Garland
import Planning
import Sites
import TestSupport
import Testing

/// The recipe for diagrams, with the files that the manual shows and the newest Mermaid that a registry has.
@Suite(.inBrowser, .serialized, .enabled(if: MermaidFile.text != nil, "`.ci/setup --tests` installs Mermaid"))
struct `Diagrams with Mermaid` {
  private typealias Row = Case<[Visit.Step], StepResult>

  private static let site = site(diagram: "graph LR\n  Mix --> Rest --> Bake\n")

  private static func site(diagram: String) -> Site {
    let article = { (title: String, text: String) in "---\ntitle: \(title)\n---\n\(text)\n\nThe text below.\n" }
    let built = SiteBuild(
      content: FolderInMemory(
        "Content",
        [
          "site.yml": "title: Bakery\nurl: https://example.org/\n", "plain.md": article("Plain", "No diagram."),
          "drawn.md": article("Drawn", ":::mermaid\n```mermaid\n\(diagram)```\n:::"),
        ]), templates: FolderInMemory("Templates", recipe),
      options: SiteOptions(now: Instant("2027-01-01T00:00:00Z") ?? .latest)
    ).run()
    var site = Site(built)
    site.add("mermaid.min.js", MermaidFile.text ?? "")
    return site
  }

  /// The files of the recipe: its code blocks with a title.
  private static let recipe: [String: String] = {
    let page = Program.repository.appending(path: "Content/manual/recipes.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    let blocks = text.matches(of: /\n```\w+ \[Templates\/(containers\/mermaid[^\]]+)\]\n((?:.|\n)+?\n)```\n/)
    return Dictionary(uniqueKeysWithValues: blocks.map { (String($0.1), String($0.2)) })
  }()

  private static let words = Visit.Step.script(
    "return [...document.querySelectorAll('.mermaid svg .nodeLabel')].map((one) => one.textContent.trim()).join()")
  private static let isDrawn = Visit.Step.until("document.querySelector('.mermaid svg .nodeLabel')")
  private static let loaded = Visit.Step.script(
    "return performance.getEntriesByType('resource').filter((one) => one.name.includes('mermaid')).length")

  @Test func `draw the text, and move nothing`() throws {
    try Visit().check(
      [
        Row("drawn", [.open("drawn/"), Self.isDrawn, Self.words], "Mix,Rest,Bake"),
        Row("without a shift", [.open("drawn/"), Self.isDrawn, .shift], 0),
        Row("on a phone", [.width(390), .open("drawn/"), Self.isDrawn, .overflow], false),
        Row(
          "again for the other theme",
          [
            .open("drawn/"), Self.isDrawn, .script("document.querySelector('.mermaid svg').dataset.old = 1"),
            .click(".theme-switch"), .until("!document.querySelector('[data-old]')"), Self.words,
          ], "Mix,Rest,Bake"),
        Row("not loaded by other pages", [.open("plain/"), Self.loaded], 0),
      ], on: Self.site)
  }

  @Test func `show their text without JavaScript`() throws {
    let text = Visit.Step.script("return document.querySelector('.mermaid code').innerText.trim()")
    let steps: [Visit.Step] = [.open("drawn/"), text]
    #expect(
      try Visit(runsScripts: false).results(on: Self.site, steps).last == "graph LR\n  Mix --> Rest --> Bake")
  }
}

/// Mermaid's file for browsers, which a Python module carries.
private enum MermaidFile {
  static let text = Program.pythonFile("mermaidx/assets/mermaid.js").flatMap {
    try? String(contentsOfFile: $0, encoding: .utf8)
  }
}
