package import Diagnostics

/// A site before its pages are planned: the results of the steps of `SiteReader`.
package struct SiteContent: Sendable {
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
  /// The hashes of all inputs except for the texts of articles.
  package let outline: OutlineHashes
  package let sources: SourceMap
  package let diagnostics: [Diagnostic]
}
