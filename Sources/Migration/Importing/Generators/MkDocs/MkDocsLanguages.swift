import Dates
import Parsing

/// The languages of a site: `docs/en` beside `docs/ja`, or `en/` beside `ja/` in the folder of the pages.
struct MkDocsLanguages: Sendable {
  /// The folders of translations beside that of the pages, by their folders in the new site, such as `ja`.
  private var roots: [(folder: String, root: String)] = []
  /// The folders in addresses, that of the main language first; empty for that of the pages.
  private(set) var folders: [String] = []
  /// The files with settings of translations, which are not read.
  private(set) var settings: [String] = []

  /// Finds the languages of a site at an address, with its pages in the folder `docs`.
  init(of site: ForeignSite, at address: String?, docs: String, pages: Set<String>) {
    let parts = docs.split(separator: "/").map(String.init)
    if let place = parts.lastIndex(where: Self.isLanguage) {
      let parent = parts[..<place].joined(separator: "/")
      let end = parts[(place + 1)...].map { "/" + $0 }.joined()
      let siblings = Set(site.paths.compactMap { $0.path(below: parent)?.prefix { $0 != "/" } }).map(String.init)
      for sibling in siblings.sorted() where sibling != parts[place] && Self.isLanguage(sibling) {
        // A folder with settings for another host is another site.
        let file = "mkdocs.yml".inside(sibling.inside(parent))
        let own = site.map(file)
        if let url = own?["site_url"]?.value.text, let address, Self.host(url) != Self.host(address) { continue }
        let root = sibling.inside(parent) + end
        guard site.paths(in: root).contains(where: \.isMarkdown) else { continue }
        roots.append((sibling, root))
        if own != nil { settings.append(file) }
      }
      if !roots.isEmpty { folders = [""] + roots.map(\.folder) }
      return
    }
    let inner = Set(pages.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }).filter(Self.isLanguage)
    // Translations have the pages of their originals; `it` and `hr` can be departments.
    let paths = inner.map { folder in Set(pages.compactMap { $0.path(below: folder) }) }
    let largest = paths.max { $0.count < $1.count } ?? []
    let areTranslations = paths.allSatisfy { $0.count > 1 && largest.intersection($0).count * 2 > $0.count }
    // Beside its languages, such a site has at most a page that leads to one of them.
    let others = pages.count { page in !inner.contains { page.path(below: $0) != nil } }
    if inner.count > 1, areTranslations, others < 3 {
      folders = inner.sorted { ($0 == "en" ? "" : $0) < ($1 == "en" ? "" : $1) }
    }
  }

  /// The folders with the settings of translations.
  func settingsFolders(beside configurationFolder: String) -> Set<String> {
    let parent = configurationFolder.folderPath
    return Set(roots.map { $0.folder.inside(parent) })
  }

  /// Returns the path that a file of a translation has below the folder of the pages, such as `ja/oven.md`.
  func path(of file: String) -> String? {
    roots.lazy.compactMap { folder, root in file.path(below: root).map { folder + "/" + $0 } }.first
  }

  /// Returns the path of the page that a page translates: `oven.md` for `ja/oven.md`.
  func original(of page: String) -> String {
    roots.lazy.compactMap { folder, _ in page.path(below: folder) }.first ?? page
  }

  /// Returns the settings of the languages; `main` is the language of the site.
  func all(main: String) -> [OldLanguage] {
    folders.map { folder in
      let tag = folder.isEmpty ? main : Self.tag(of: folder) ?? folder
      return OldLanguage(tag: tag, folder: folder)
    }
  }

  private static func host(_ address: String) -> Substring? {
    address.split(separator: "/").first { $0.contains(".") }
  }

  private static func isLanguage(_ folder: String) -> Bool { tag(of: folder) != nil }

  /// Returns the tag for the name of a folder, such as `zh-Hant` for `zh-hant`.
  private static func tag(of folder: String) -> String? {
    let parts = folder.split(separator: folder.contains("_") ? "_" : "-")
    guard let first = parts.first, (2...3).contains(first.count), parts.count < 3,
      NaturalLanguage.value(for: String(first), of: { $0.tag.isEmpty ? nil : $0.tag }) != nil
    else { return nil }
    let rest = parts.dropFirst().map { part in
      part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst().lowercased() : part.uppercased()
    }
    return ([first.lowercased()] + rest).joined(separator: "-")
  }
}
