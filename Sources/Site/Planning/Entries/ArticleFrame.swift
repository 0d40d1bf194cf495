package import Addresses
import Articles
package import Components
import Parsing
package import Records
package import Views

/// How the theme frames an article, as far as this decides how wide its pictures are, and which one readers see first.
package struct ArticleFrame: Sendable {
  package var layout: ShownWidth.Layout
  /// Whether the page shows a picture above the text: the cover of a post, or the picture of a hero.
  var hasPictureAbove: Bool

  init(layout: ShownWidth.Layout, hasPictureAbove: Bool) {
    (self.layout, self.hasPictureAbove) = (layout, hasPictureAbove)
  }

  package init(_ article: PlacedArticle) {
    let metadata = article.metadata
    // A sidebar is planned later. Beside it, only containers that extend into the margin are narrower than here.
    layout = metadata.isWide ? .wide : metadata.tableOfContents == .right ? .contentsAtRight : .article
    let hasCover = article.isPost && metadata.image != nil && metadata.parameters["hide_cover"]?.value != .bool(true)
    hasPictureAbove = hasCover || metadata.parameters[Hero.key]?.map?["image"] != nil
  }

  /// Returns the environment of the article, with the words of the theme and what finds its pictures.
  package func environment(_ words: WordList, _ pictures: PictureFinder) -> EnvironmentValues {
    var environment = words.environment
    environment.pictureResolver = pictures
    environment.shownWidth = .text(in: layout)
    environment.isBelowPicture = hasPictureAbove
    return environment
  }
}

extension ArticleFrame: RecordEncodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(layout.rawValue)
    writer.write(hasPictureAbove)
  }
}
