extension ArticleMetadata {
  /// A field by its name in front matter.
  package enum Field: String, Sendable, CaseIterable {
    /// The title.
    case title
    /// What it is about.
    case description
    /// When it was published.
    case date
    /// When it was last changed.
    case updated
    /// From when on it is left out.
    case expires
    /// Whether it is left out for now.
    case draft
    /// Its tags.
    case tags
    /// Its categories.
    case categories
    /// The series it is part of.
    case series
    /// Who wrote it; `author` is the same.
    case authors
    /// The last part of its address.
    case slug
    /// Its whole address.
    case url
    /// Former addresses.
    case aliases
    /// The template that frames it.
    case template
    /// The template that frames it, if there is one of that name.
    case layout
    /// Where it comes among its neighbours; `weight` is the same.
    case order
    /// The language of its text.
    case lang
    /// The image that stands for it.
    case image
    /// Whether a table of contents is shown.
    case toc
    /// The title to sort by.
    case sortTitle = "sort_title"
    /// The comment that ends its excerpt.
    case excerptSeparator = "excerpt_separator"
  }
}

extension ArticleMetadata.Field {
  /// A second name for the field.
  package var alternative: String? {
    switch self {
    case .authors: "author"
    case .order: "weight"
    default: nil
    }
  }
}
