import Diagnostics
import Garland
import Sites
import TestSupport
import Testing

@Suite struct `A link to a heading of the original` {
  private static let original = "## Install\n\n### With Linux\n\n## Use {#use}\n"

  /// Returns the target of the link `x` in the French article `a`, and what the build reports of links.
  private static func link(
    _ written: String, at path: String = "a.fr.md", to translation: String, original: String = original,
    after before: BuiltSite? = nil
  ) -> (site: BuiltSite, target: String, warnings: [String]) {
    let site = LanguageSite.build(
      [
        "about.md": LanguageSite.article("About", "", original),
        "about.fr.md": LanguageSite.article("À propos", "", translation),
        path: LanguageSite.article("A", "", "[x](\(written))"),
      ], after: before)
    let link = site.text(of: "fr/a/index.html")?.firstMatch(of: /<a href="([^"]*)"[^>]*>x<\/a>/)
    let warnings = site.diagnostics.filter { $0.code == "check.missing-part" }
    return (site, link.map { String($0.1) } ?? "none", warnings.map(\.message))
  }

  @Test(arguments: [
    Case("has the same place", "about.md#install", "/fr/about/#installer"),
    Case("is an inner heading", "about.md#with-linux", "/fr/about/#avec-linux"),
    Case("has an id of its own in both", "about.md#use", "/fr/about/#use"),
    Case("is named as in the translation", "about.md#avec-linux", "/fr/about/#avec-linux"),
    Case("is in the file of the translation", "about.fr.md#install", "/fr/about/#installer"),
    Case("is in no article", "about.md#nothing", "/fr/about/#nothing"),
    Case("is not named", "about.md#", "/fr/about/#"),
  ])
  func `leads to the translated heading, if it`(row: Case<String, String>) {
    let text = "## Installer\n\n### Avec Linux\n\n## Utiliser {#use}\n"
    for path in ["a.fr.md", "fr/a.md"] {
      let link = Self.link(row.input, at: path, to: text)
      row.check(link.target)
      #expect(link.warnings.count == (row.input.hasSuffix("#nothing") ? 1 : 0), "\(link.warnings)")
    }
  }

  @Test(arguments: [
    Case("another number of headings", "## Installer\n", ["/fr/about/#install"]),
    Case("other levels", "## Installer\n\n## Avec Linux\n\n### Utiliser\n", ["/fr/about/#install"]),
    Case("no headings", "Texte.", ["/fr/about/#install"]),
  ])
  func `leads to the page, with a warning, if the translation has`(row: Case<String, [String]>) {
    let link = Self.link("about.md#install", to: row.input)
    row.check([link.target])
    #expect(link.warnings == ["broken link `about.md#install`: the linked article has no such heading or id"])
  }

  @Test func `leads from the original to a translated heading, too`() {
    let site = LanguageSite.build([
      "about.md": LanguageSite.article("About", "", "## Install"),
      "about.fr.md": LanguageSite.article("À propos", "", "## Installer"),
      "a.md": LanguageSite.article("A", "", "[x](about.fr.md#installer)"),
    ])
    #expect(site.text(of: "a/index.html")?.contains("href=\"/about/#install\"") == true)
  }

  @Test func `follows the headings of both articles in later builds`() {
    let (french, other) = ("## Installer\n\n### Avec Linux\n\n## Utiliser\n", "## Mettre\n\n### Linux\n\n## Marche\n")
    let first = Self.link("about.md#install", to: french)
    let second = Self.link("about.md#install", to: other, after: first.site)
    #expect(second.target == "/fr/about/#mettre")
    let third = Self.link("about.md#install", to: other, original: "## Install\n", after: second.site)
    #expect(third.target == "/fr/about/#install" && third.warnings.count == 1)
    let unchanged = Self.link("about.md#install", to: other, original: "## Install\n", after: third.site)
    #expect(unchanged.site.pages.allSatisfy { !$0.isRendered } && unchanged.warnings.count == 1)
  }
}
