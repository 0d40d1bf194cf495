import Articles

/// The location of an article in the content folder, with the role, section and name that follow from its path.
package struct ArticlePlace: Sendable {
  /// The role of an article: the home page, a section's index, or an ordinary article.
  package enum Role: String, Sendable { case home, section, article }

  package let path: String
  /// The path without the name of a language, which the translations of an article share.
  package let plainPath: String
  /// The number of the edition of the site to which the article belongs.
  package let edition: Int
  package let role: Role
  /// The path of the section that contains the article, or an empty string at the top.
  package let section: String
  /// The name of the file or bundle folder: the last part of the address by default.
  package let name: String
  /// Whether the article is in a folder of drafts.
  package let isDraft: Bool
  /// The section in the folder beside the article that has the same name and no index.
  var folderBeside: String?

  /// The role, section and name as a text, which the translations of the article share.
  var translationKey: String {
    switch role {
    case .home: "/"
    case .section: section + "/"
    case .article: section.isEmpty ? name : "\(section)/\(name)"
    }
  }

  /// Returns the location of the same article as the text of the section beside it, if there is one.
  ///
  /// An article with another address than the section stays an article.
  func asTextOfFolder(url: String?, slug: String?) -> ArticlePlace {
    guard let folderBeside, slug ?? name == name else { return self }
    let parts = folderBeside.split(separator: "/").map { AddressPart.inAddress(String($0)) }
    if let url, SiteFile.address(url).lowercased() != "/\(parts.joined(separator: "/"))/" { return self }
    return ArticlePlace(self, asTextOf: folderBeside)
  }

  private init(_ article: ArticlePlace, asTextOf section: String) {
    (path, plainPath, edition) = (article.path, article.plainPath, article.edition)
    (role, self.section, name, isDraft) = (.section, section, article.name, article.isDraft)
  }

  init(_ file: ContentFile, _ stem: String, _ folders: FolderNames) {
    let folder = file.folder
    (path, plainPath, edition) = (file.path, file.plainPath, file.edition ?? 0)
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
