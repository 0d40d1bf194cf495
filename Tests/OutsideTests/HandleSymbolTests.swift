import Handles
import Planning
import TestSupport
import Testing

/// What templates read, compared with what Swift reads.
@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct `A value of templates` {
  /// Names of templates whose value has another name in Swift, or a view.
  private static let otherNames: [String: String] = [
    "toc": "PageHandle.outline", "menus": "SiteHandle.menu(_:)",
    // Swift has the plain text.
    "titleHTML": "PageHandle.title",
    // `kind` says all of these.
    "isHome": "PageHandle.kind", "isPage": "PageHandle.kind", "isPost": "PageHandle.kind",
    "isSection": "PageHandle.kind", "isTaxonomy": "PageHandle.kind", "isTerm": "PageHandle.kind",
    "isArchive": "PageHandle.kind", "isContents": "PageHandle.kind", "isSearch": "PageHandle.kind",
    "isNotFound": "PageHandle.kind",
    // The links in the head.
    "styles": "SiteHead", "earlyScripts": "SiteHead", "scripts": "SiteHead", "modules": "SiteHead",
    "styleBundles": "SiteHead", "scriptBundles": "SiteHead",
  ]

  @Test func `is a member in Swift`() throws {
    let names = Set(try Compiler.publicSymbols(of: ["Handles"]).map(\.name))
    let properties =
      PageProperty.allCases.map { ("PageHandle", "\($0)") }
      + SiteHandle.Property.allCases.map { ("SiteHandle", "\($0)") }
      + SectionHandle.Property.allCases.map { ("SectionHandle", "\($0)") }
      + TaxonomyHandle.Property.allCases.map { ("TaxonomyHandle", "\($0)") }
      + TermHandle.Property.allCases.map { ("TermHandle", "\($0)") }
    try #require(properties.count > 100)
    let missing = properties.filter { type, name in
      !names.contains("\(type).\(name)") && !(Self.otherNames[name].map(names.contains) ?? false)
    }
    #expect(missing.isEmpty, "\(missing)")
  }

  @Test func `has no second name in the list without need`() throws {
    let names = Set(try Compiler.publicSymbols(of: ["Handles"]).map(\.name))
    let needless = Self.otherNames.keys.filter { names.contains("PageHandle.\($0)") }
    #expect(needless.isEmpty, "\(needless)")
  }
}
