import Articles

/// Relative links that an import breaks, because it moves the article and the linked file to different folders.
///
/// A translation `bread.fr.md` of Zola or Hugo is in the folder `fr` of the new site, and the images beside it are not.
struct MovedLinks {
  let article: ForeignArticle
  let context: ImportContext

  /// Returns a text in which such links lead to the new place of the file.
  func resolved(in text: MarkdownText) -> MarkdownText {
    text.relinked(link)
  }

  /// Returns the new address for a link, or `nil` to keep it.
  private func link(_ written: String) -> String? {
    guard let first = written.first, !"/#?{".contains(first), !written.contains(":") else { return nil }
    let decoded = SitePath.decoded(written)
    guard decoded.resolved(from: article.target).map(context.newPaths.contains) != true else {
      return nil
    }
    if let old = decoded.resolved(from: article.source), let link = context.link(to: old, from: article) {
      return link.percentEncoded(only: " ")
    }
    // Templates of tags look for images in the folder of static files, too.
    guard UnknownImage.isImageFile(decoded), let path = decoded.resolved(from: "x"),
      context.newPaths.contains("static/" + path)
    else { return nil }
    return "/" + path.percentEncoded(only: " ")
  }
}
