import Parsing

/// A folder of Markdown files without a generator.
struct PlainFolder: Generator {
  static let name = "Markdown"

  static func detect(_ site: ForeignSite) -> PlainFolder? { PlainFolder() }

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings["title"] = .string("Untitled")
    for path in site.paths {
      if path.isMarkdown {
        let isIndex = path.fileStem.lowercased() == "readme" && !site.has(path.folderPath + "/index.md")
        let name = isIndex ? "index.md" : path.fileStem + ".md"
        plan.articles.append(
          ImportPlan.Move(source: path, target: path.folderPath.isEmpty ? name : "\(path.folderPath)/\(name)"))
      } else if ["rst", "adoc", "org", "textile", "mdx"].contains(path.fileExtension) {
        plan.omitted.append(ImportPlan.Omission(path: path, reason: "convert it to Markdown first"))
      } else {
        plan.copies.append(ImportPlan.Move(source: path, target: path))
      }
    }
    return plan
  }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    ConvertedArticle(keys: ArticleKeys(article.keys), text: ConvertedText(bytes: article.body))
  }
}
