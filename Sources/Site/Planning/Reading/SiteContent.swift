package import Addresses
package import Dates
package import Diagnostics

/// A site before its pages are planned: the results of the steps of `SiteReader`.
package struct ReadSite: Sendable {
  /// The content of each edition, the one in the main language first.
  package let editions: [SiteContent]
  package let schedule: PublishingSchedule
  /// The files that are never published, whatever refers to them.
  package let unpublishedFiles: [UnpublishedFile]
  /// The paths of files outside of `static` that unpublished articles refer to, each with the first such article.
  package let hiddenReferences: [String: String]
  /// The front matter as it was written, for the next build.
  package let frontMatter: Deferred<FrontMatterIndex>
  /// The old blocks of translations, if the settings ask for them.
  package let oldTranslations: OldTranslations?
  package let sources: SourceMap
  package let diagnostics: [Diagnostic]

  /// Returns the next time after another at which an article becomes due or expires, or an announcement ends.
  package func nextChange(after now: Instant) -> Instant? {
    let ends = editions.compactMap { $0.site.settings.announcement?.end(in: $0.site.settings.zone) }
    return (ends.filter { $0 > now } + [schedule.nextChange].compactMap(\.self)).min()
  }
}

/// An edition of a site before its pages are planned: everything that the site has once for each language.
///
/// A site in one language has one edition. It is a class because thousands of handles pass it on.
package final class SiteContent: Sendable {
  /// The number of the edition; the first one publishes the files that all editions share.
  package let edition: Int
  /// The name of the content folder.
  package let folder: String
  package let site: BuildSettings
  package let addressed: AddressedContent
  package let theme: SiteTheme
  package let sections: SectionTable
  package let texts: ArticleTexts
  /// The menus that the settings define.
  package let menus: [SiteMenu]
  package let images: SiteImages
  /// The social cards; `nil` without them.
  package let cards: SiteCards?
  package let data: DataFiles
  package let rows: RowPages
  /// The hashes of all inputs except for the texts of articles.
  package let outline: OutlineHashes

  init(
    edition: Int, folder: String, site: BuildSettings, addressed: AddressedContent, theme: SiteTheme,
    sections: SectionTable, texts: ArticleTexts, menus: [SiteMenu], images: SiteImages, cards: SiteCards?,
    data: DataFiles, rows: RowPages, outline: OutlineHashes
  ) {
    (self.edition, self.folder, self.site, self.addressed, self.theme) = (edition, folder, site, addressed, theme)
    (self.sections, self.texts, self.menus, self.images, self.cards) = (sections, texts, menus, images, cards)
    (self.data, self.rows, self.outline) = (data, rows, outline)
  }
}
