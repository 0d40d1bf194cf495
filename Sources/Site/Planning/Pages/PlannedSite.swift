import Addresses
package import Articles
package import Records

/// An edition of a site that was read and planned, before a page is rendered.
///
/// A site in one language has one edition.
package final class PlannedSite: Sendable {
  package let content: SiteContent
  package let plan: SitePlan
  // Stored, because a computed property copies the whole value for each read of a part.
  package let (settings, address): (SiteSettings, SiteAddress)
  /// The published articles, by path.
  package let entries: [Entry]
  /// The versions of the pages in the languages of the site.
  package let translations: PageTranslations
  package let options: SiteOptions
  package let code: RegisteredCode
  /// The alphabet of lists by first letter.
  package let alphabet: Alphabet
  /// The hashes of what pages show of the whole site, and of what the list of the search depends on.
  package let (planHash, searchHash): (Deferred<ContentHash>, Deferred<ContentHash>)
  /// The names in the parameters of pages and of the site.
  package let (pageParameters, siteParameters): (Deferred<ParameterNames>, Deferred<ParameterNames>)

  private init(
    _ content: SiteContent, _ plan: SitePlan, _ translations: PageTranslations, _ options: SiteOptions,
    _ code: RegisteredCode
  ) {
    (self.content, self.plan, self.translations) = (content, plan, translations)
    (self.options, self.code) = (options, code)
    let (settings, entries) = (content.site.settings, content.texts.entries)
    (self.settings, address, self.entries) = (settings, content.site.address, entries)
    alphabet = Alphabet(of: settings.language)
    planHash = .lazily { plan.hash(of: entries, in: content) }
    searchHash = .lazily { entries.searchHash }
    pageParameters = .lazily { ParameterNames(entries.map(\.metadata.parameters)) }
    siteParameters = .lazily { ParameterNames([settings.parameters]) }
  }

  /// Plans the editions of a site, one after the other, each with its pages in Swift.
  package static func planning(_ site: ReadSite, _ options: SiteOptions, _ code: [RegisteredCode]) -> [PlannedSite] {
    var claims = AddressClaims(capacity: site.editions.reduce(0) { $0 + $1.texts.entries.count } * 2)
    var plans: [SitePlan] = []
    for (content, code) in zip(site.editions, code) {
      let planned = SitePlanner.plan(content, code, after: consume claims)
      plans.append(planned.plan)
      claims = planned.claims
    }
    plans[0].conflicts = claims.conflicts
    let pages = zip(plans, site.editions).map { PageTranslations.pages(of: $0, $1) }
    for edition in plans.indices.dropFirst() where !site.editions[edition].site.settings.hasOwnMenus {
      let addresses = pages[0].addresses(in: pages[edition])
      plans[edition].menus = plans[edition].menus.map { menu in menu.translated { addresses[$0] } }
    }
    return zip(plans, site.editions).enumerated().map { edition, planned in
      let translations = PageTranslations(
        edition, of: pages.map { $0.addressed(from: planned.1.site.address) }, planned.1.site.settings.languages)
      return PlannedSite(planned.1, planned.0, translations, options, code[edition])
    }
  }

  /// The address of the folder in the output: `/fr/` for a language with a domain of its own.
  package var folder: String { content.site.folder }

  /// Returns the address of a page below the output folder.
  package func outputAddress(of page: Page) -> String { SiteFile.address(page.address, below: folder) }

  /// The address of the home page, without the path of the site.
  package var home: String { settings.addresses.home }

  /// Returns the code of a page in Swift; `nil` for any other page.
  package func code(of page: Page) -> RegisteredCode.Page? { page.code.map { code.pages[$0] } }

  /// Returns the title of a page, with its code.
  package func heading(of page: Page) -> Title {
    code(of: page).map { Title($0.title) } ?? plan.heading(of: page, in: content)
  }

  /// Returns the address of a page's text as Markdown; `nil` if the page or the site has none.
  package func markdownAddress(ofPage index: Int) -> String? {
    settings.publishesMarkdown ? plan.pages[index].markdownAddress(of: entries) : nil
  }

  /// Whether the site has a search.
  package var hasSearch: Bool { settings.search.isOn }
}
