public import Dates
public import Parsing

/// What an article's front matter says of it.
///
///     let (metadata, diagnostics) = ArticleMetadata.read(frontMatter.map, in: source)
///     metadata.title          // Garlands
///     metadata.ranges[.title]  // where that stands
public struct ArticleMetadata: Sendable, Equatable {
  /// The title.
  public var title: String?

  /// What it is about, in a sentence.
  public var description: String?

  /// When it was published, or will be.
  public var date: CivilDate?

  /// When it was last changed in a way that readers should know of.
  public var updated: CivilDate?

  /// From when on it is left out.
  public var expires: CivilDate?

  /// Whether it is left out until it is done.
  public var isDraft = false

  /// Its tags.
  public var tags: [String] = []

  /// Its categories.
  public var categories: [String] = []

  /// The series it is part of.
  public var series: String?

  /// Who wrote it.
  public var authors: [String] = []

  /// The last part of its address.
  public var slug: String?

  /// Its whole address within the site.
  public var url: String?

  /// Former addresses within the site, which lead to it.
  public var aliases: [String] = []

  /// The name of the template that frames it.
  public var template: String?

  /// The name of the template that framed it in another tool, which counts if there is one of that name here.
  public var layout: String?

  /// Where it comes among its neighbours, the lowest first.
  public var order: Int?

  /// The language of its text, such as `en`.
  public var language: String?

  /// The address of the image that stands for it.
  public var image: String?

  /// Whether a table of contents is shown, if the article decides that.
  public var showsTableOfContents: Bool?

  /// The title that decides where it comes in an alphabet.
  public var sortTitle: String?

  /// The comment that ends its excerpt, besides `<!--more-->`.
  public var excerptSeparator: String?

  /// What else the author gave, in order.
  public var parameters = DataMap()

  /// Where the value of each field that is given stands.
  public var ranges = FieldPlaces()

  /// Says nothing of an article.
  public init() {}
}
