import Diagnostics
import Records

/// A site before its pages are planned: the results of the steps of `SiteReader`.
struct SiteContent: Sendable {
  /// The name of the content folder.
  let folder: String
  let site: SettingsFile
  let addressed: AddressedContent
  let theme: SiteTheme
  let sections: SectionTable
  let texts: ArticleTexts
  /// The menus that the settings define.
  let menus: [SiteMenu]
  let images: SiteImages
  let data: DataFiles
  /// The hash of all inputs except for the texts of articles.
  let outline: ContentHash
  let sources: SourceMap
  let diagnostics: [Diagnostic]
}
