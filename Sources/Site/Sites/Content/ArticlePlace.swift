/// Where an article lies, and what that makes of it.
struct ArticlePlace: Sendable {
  /// What an article is by its place.
  enum Role: String, Sendable { case home, section, article }

  let path: String
  let role: Role
  /// The section it lies in: its folders, joined by slashes; nothing at the top.
  let section: String
  /// The name that its address ends in, unless it says otherwise: of its file or its folder.
  let name: String
  /// Whether it lies in a folder of drafts.
  let isDraft: Bool

  init(_ path: String, _ folder: ContentFolder, _ stem: String, _ folders: FolderNames) {
    self.path = path
    isDraft = folder.isDraft
    let isIndex = stem == "_index" || stem == "index"
    if !isIndex {
      (role, section, name) = (.article, folder.section, stem)
    } else if let last = folder.sections.last {
      let isSection = stem == "_index" || folders.isSection(folder.path)
      let above = isSection ? folder.section : folder.sections.dropLast().joined(separator: "/")
      (role, section, name) = (isSection ? .section : .article, above, last)
    } else {
      (role, section, name) = (.home, "", "")
    }
  }
}
