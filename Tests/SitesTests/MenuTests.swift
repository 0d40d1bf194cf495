import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `A menu` {
  /// A site with a menu, whose pages show only that menu.
  private struct MenuSite {
    private let built: BuiltSite

    init(_ menu: String, title: String = "title: Site") {
      let content = [
        "site.yml": "\(title)\nurl: https://example.org/sub/\npage_size: 1\nmenus:\n  main:\n\(menu)\n",
        "about.md": "# About us\n", "draft.md": "---\ndraft: true\n---\n# Later\n", "index.md": "Welcome.\n",
        "manual/_index.md": "---\ntitle: The manual\nholds: pages\n---\n", "manual/start.md": "# Start\n",
        "manual/deep/a.md": "---\nurl: /elsewhere/\n---\n# A\n", "posts/2026-01-01-one.md": "# One\n",
        "posts/2026-01-02-two.md": "# Two\n",
      ]
      let link = "{{title}}={{url}}{{#is_current}}*{{/is_current}}{{#is_page}}!{{/is_page}}{{#is_open}}+{{/is_open}}"
      let base =
        "{{#site.menus.main}}\(link){{#children}}({{title}}={{url}}{{#is_current}}*{{/is_current}}){{/children}} {{/site.menus.main}}"
      built = SiteBuild(
        content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", ["base.mustache": base]),
        options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
      ).run()
    }

    /// The menu on a page.
    subscript(path: String) -> String {
      built.text(of: path)?.trimmingSuffix(" ") ?? "no page"
    }

    var problems: [String] {
      built.diagnostics.filter { $0.code.rawValue.hasPrefix("site.") }.map { diagnostic in
        guard let location = diagnostic.location, let file = built.sources[location.source] else { return "no place" }
        let position = file.position(at: location.bytes.lowerBound)
        let suggestion = diagnostic.suggestion.map { " (\($0.message))" } ?? ""
        return "\(position.line):\(position.column) \(diagnostic.severity) \(diagnostic.code)\(suggestion)"
      }
    }
  }

  @Test(arguments: [
    Case("an address", "    - About: /about/", "About=/sub/about/"),
    Case("a title and an address", "    - {title: About, url: /about/}", "About=/sub/about/"),
    Case("another site", "    - Away: https://example.com/", "Away=https://example.com/"),
    Case("a file", "    - About: about.md", "About=/sub/about/"),
    Case("a file with an address of its own", "    - A: manual/deep/a.md", "A=/sub/elsewhere/"),
    Case("a file of a section", "    - Manual: manual/_index.md", "Manual=/sub/manual/"),
    Case("a file with a fragment", "    - Team: about.md#team", "Team=/sub/about/#team"),
    Case("a file without a title", "    - about.md", "About us=/sub/about/"),
    Case("`file` without a title", "    - file: about.md", "About us=/sub/about/"),
    Case("`file` with a title", "    - {title: Who, file: /about.md}", "Who=/sub/about/"),
    Case("the home page's file", "    - index.md", "Site=/sub/*!+"),
    Case("a group", "    - More: [about.md, {A: /a/}]", "More=(About us=/sub/about/)(A=/sub/a/)"),
    Case(
      "a group with a page of its own", "    - {title: More, url: /more/, children: [about.md]}",
      "More=/sub/more/(About us=/sub/about/)"),
    Case("a draft is left out", "    - About: about.md\n    - draft.md", "About=/sub/about/"),
    Case("a group of drafts is left out", "    - More: [draft.md]\n    - About: about.md", "About=/sub/about/"),
  ])
  func `leads to`(row: Case<String, String>) {
    row.check(MenuSite(row.input)["index.html"])
  }

  @Test(arguments: [
    Case("the page itself", "about/index.html", "About*!+"),
    Case("a page below", "manual/start/index.html", "Start*!+"),
    Case("the page above", "manual/deep/index.html", "Manual*+"),
    Case("the home page only at its own address", "archive/index.html", ""),
    Case("the home page", "index.html", "Home*!+"),
    Case("the second page of the home page", "page/2/index.html", "Home*+"),
    Case("a child, whose group is open", "posts/one/index.html", "More+ Posts*"),
    Case("the second page of a list", "posts/page/2/index.html", "More+ Posts*"),
  ])
  func `has one current link`(row: Case<String, String>) {
    let site = MenuSite(
      "    - Home: /\n    - Manual: manual/_index.md\n    - Start: manual/start.md\n    - About: about.md\n"
        + "    - Again: about.md\n    - More: [{Posts: /posts/}, {Away: 'https://example.com/'}]")
    let links = site[row.input].split { " ()".contains($0) }.filter { $0.contains { "*+".contains($0) } }
    row.check(links.map { $0.replacing(/=[^*!+]*/, with: "") }.joined(separator: " "))
  }

  @Test(arguments: [
    Case("a missing file", "    - About: abuot.md", ["6:14 error site.missing-menu-file (did you mean `about.md`?)"]),
    Case("a draft", "    - draft.md", ["6:7 warning site.unpublished-menu-file"]),
    Case("an address that depends on the page", "    - Posts: posts/", ["6:14 error site.wrong-value"]),
    Case("code", "    - Run: javascript:alert()", ["6:12 error site.wrong-value"]),
    Case("a file outside of the content", "    - Up: ../a.md", ["6:11 error site.wrong-value"]),
    Case("`url` and `file`", "    - {title: A, url: /a/, file: about.md}", ["6:23 error site.wrong-value"]),
    Case("a file that is no article", "    - {title: A, file: a.png}", ["6:24 error site.wrong-value"]),
    Case("children of children", "    - A: [{B: [{C: /c/}]}]", ["6:15 error site.wrong-value"]),
    Case("no list", "    a: b", ["6:5 error site.wrong-value"]),
    Case("a number", "    - 1", ["6:7 error site.wrong-value"]),
    Case("no address", "    - title: A", ["6:7 error site.missing-field"]),
    Case("no title", "    - url: /a/", ["6:7 error site.missing-field"]),
    Case("an unknown key", "    - {title: A, url: /a/, icon: b}", ["6:28 error site.unknown-key"]),
  ])
  func `reports`(row: Case<String, [String]>) {
    row.check(MenuSite(row.input).problems)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
