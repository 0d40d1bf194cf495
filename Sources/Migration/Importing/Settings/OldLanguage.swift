import Addresses
import Parsing

/// A language of a site for another generator, for `languages` in `site.yml`.
struct OldLanguage {
  /// The tag, such as `pt-BR`.
  let tag: String
  /// The name for readers, such as `Português`.
  var name: String?
  var title: String?
  var description: String?
  var menus: DataNode.Value?
  /// The folder in addresses, and in `Content`; empty at the root.
  let folder: String
}

extension SiteConfiguration {
  /// Sets `languages`, the main one first, if the site has several or its only one has a folder.
  mutating func setLanguages(_ languages: [OldLanguage]) {
    guard let main = languages.first, languages.count > 1 || !main.folder.isEmpty else { return }
    for language in languages {
      let isMain = language.tag == main.tag
      var value = DataMap([("name", .string(language.name ?? language.tag))])
      if !isMain {
        if let title = language.title { value = value.setting("title", to: .string(title)) }
        if let text = language.description { value = value.setting("description", to: .string(text)) }
        if let menus = language.menus { value = value.setting("menus", to: menus) }
      }
      let path = language.folder.isEmpty ? "/" : "/\(language.folder)/"
      if path != EditionNames.path(of: language.tag, isMain: isMain) {
        value = value.setting("path", to: .string(path))
      }
      set(.languages, language.tag, to: value)
    }
  }
}
