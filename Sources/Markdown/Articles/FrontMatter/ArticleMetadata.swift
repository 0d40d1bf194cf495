package import Dates
package import Parsing

/// What an article's front matter says of it.
///
///     let (metadata, diagnostics) = ArticleMetadata.read(frontMatter.map, in: source)
///     metadata.title          // Garlands
///     metadata.ranges[.title]  // where that stands
package struct ArticleMetadata: Sendable, Equatable {
  /// The title.
  package var title: String?

  /// What it is about, in a sentence.
  package var description: String?

  /// When it was published, or will be.
  package var date: CivilDate?

  /// When it was last changed in a way that readers should know of.
  package var updated: CivilDate?

  /// From when on it is left out.
  package var expires: CivilDate?

  /// Whether it is left out until it is done.
  package var isDraft = false

  /// Its tags.
  package var tags: [String] = []

  /// Its categories.
  package var categories: [String] = []

  /// The series it is part of.
  package var series: String?

  /// Who wrote it.
  package var authors: [String] = []

  /// The last part of its address.
  package var slug: String?

  /// Its whole address within the site.
  package var url: String?

  /// Former addresses within the site, which lead to it.
  package var aliases: [String] = []

  /// The name of the template that frames it.
  package var template: String?

  /// The name of the template that framed it in another tool, which counts if there is one of that name here.
  package var layout: String?

  /// Where it comes among its neighbours, the lowest first.
  package var order: Int?

  /// The language of its text, such as `en`.
  package var language: String?

  /// The address of the image that stands for it.
  package var image: String?

  /// Whether a table of contents is shown, if the article decides that.
  package var showsTableOfContents: Bool?

  /// The title that decides where it comes in an alphabet.
  package var sortTitle: String?

  /// The comment that ends its excerpt, besides `<!--more-->`.
  package var excerptSeparator: String?

  /// What else the author gave, in order.
  package var parameters = DataMap()

  /// Where the value of each field that is given stands.
  package var ranges = FieldPlaces()

  /// Says nothing of an article.
  package init() {}
}
