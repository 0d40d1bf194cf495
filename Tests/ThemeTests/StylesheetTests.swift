import TestSupport
import Testing
import Theme

@Suite struct `A stylesheet of the theme` {
  private static let paths = Theme.files.map(\.path).filter { $0.hasSuffix(".css") }
  private static let palettes = paths.filter { $0.hasPrefix("assets/palette") }
  private static let others = paths.filter { !$0.hasPrefix("assets/palette") }

  @Test(arguments: others) func `is in the layer garland`(_ path: String) throws {
    let rules = try rules(of: path)
    #expect(rules.count > 1)
    for rule in rules where rule.surroundings.first != "@layer garland" {
      #expect(rule.prelude == "@layer garland", "\(rule.prelude) \(rule.declarations)")
    }
  }

  @Test(arguments: others) func `has no rules for bare elements`(_ path: String) throws {
    let selectors = try rules(of: path).flatMap(\.selectors)
    #expect(!selectors.isEmpty)
    #expect(selectors.filter(\.isBare).map(\.text) == [])
  }

  @Test(arguments: others) func `sets no token, no pair of colors and no font`(_ path: String) throws {
    let tokens = Set(try rules(of: "assets/palette.css").flatMap { $0.declarations.map(\.name) })
    for rule in try rules(of: path) {
      for (name, value) in rule.declarations {
        #expect(!name.hasPrefix("--") || !tokens.contains(name), "\(rule.prelude): \(name)")
        #expect(!name.hasPrefix("--") || !rule.prelude.contains(":root"), "\(rule.prelude): \(name)")
        #expect(!value.contains("light-dark("), "\(rule.prelude): \(name)")
        let isFont = name == "font" || name == "font-family"
        #expect(!isFont || !value.contains(/serif|monospace|system-ui/), "\(rule.prelude): \(value)")
      }
    }
  }

  @Test(arguments: palettes) func `with a palette sets nothing but tokens, and how words break`(_ path: String) throws {
    for rule in try rules(of: path) where rule.prelude != "@media print" {
      #expect(rule.prelude.hasPrefix(":root") && Set(rule.surroundings).isSubset(of: ["@media print"]))
      let others = rule.declarations.map(\.name).filter { !$0.hasPrefix("--") }
      #expect(Set(others).isSubset(of: ["color-scheme", "overflow-wrap"]))
    }
  }

  @Test(arguments: [
    Case("an element", "p { }", true), Case("one of several", ".a, p > a { }", true),
    Case("in a function", ":is(h1, h2) { }", true), Case("in a query", "@media print { p { } }", true),
    Case("with a class", "p.a { }", false), Case("in a class", ":where(.a) :is(p, ul) > li { }", false),
    Case("with an attribute", "pre[tabindex] { }", false), Case("the root", ":root:dir(rtl)::before { }", false),
    Case("a step of an animation", "@keyframes a { from { } }", false), Case("a property", "@property --a { }", false),
  ])
  func `is read rule by rule`(row: Case<String, Bool>) throws {
    row.check(try #require(StyleRule.all(in: row.input)).flatMap(\.selectors).contains(where: \.isBare))
  }

  private func rules(of path: String) throws -> [StyleRule] {
    let stylesheet = try #require(Theme.file(at: path)).text
    let rules = try #require(StyleRule.all(in: stylesheet))
    try #require(!rules.isEmpty)
    return rules
  }
}
