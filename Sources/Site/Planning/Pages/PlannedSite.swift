import Addresses
import Articles

/// A site that was read and planned, before a page is rendered.
package final class PlannedSite: Sendable {
  package let content: SiteContent
  package let plan: SitePlan
  package let options: SiteOptions
  package let code: RegisteredCode
  /// The alphabet of lists by first letter.
  package let alphabet: Alphabet
  /// The names in the parameters of pages and of the site.
  package let (pageParameters, siteParameters): (Deferred<ParameterNames>, Deferred<ParameterNames>)

  /// Plans a site, with the pages of a Swift program.
  package init(_ content: SiteContent, _ options: SiteOptions, _ code: RegisteredCode) {
    (self.content, self.options, self.code) = (content, options, code)
    plan = SitePlanner.plan(content, code)
    let (settings, entries) = (content.site.settings, content.texts.entries)
    alphabet = Alphabet(of: settings.language)
    pageParameters = .lazily { ParameterNames(entries.map(\.metadata.parameters)) }
    siteParameters = .lazily { ParameterNames([settings.parameters]) }
  }

  package var settings: SiteSettings { content.site.settings }
  package var address: SiteAddress { content.site.address }
  /// The published articles, by path.
  package var entries: [Entry] { content.texts.entries }

  /// Whether the site has a search.
  package var hasSearch: Bool { settings.search.isOn }
}
