package import Markup

extension SiteComparison {
  /// The report as JSON.
  package var json: JSONText {
    .object([
      ("pages", .number(pageCount)),
      ("articles", .number(articles.count)),
      ("articlesWithSameWords", .number(articles.count(where: \.isEqual))),
      ("oldArticles", .number(losses.articles)), ("movedArticles", .number(losses.movedArticles)),
      ("words", .number(losses.words)), ("missingWords", .number(losses.missingWords)),
      ("missingFeeds", .number(losses.missingFeeds)), ("changedFeeds", .number(losses.changedFeeds)),
      ("changedFeedEntries", .number(losses.changedFeedEntries)), ("missingImages", .number(losses.missingImages)),
      ("faithful", .flag(isFaithful)),
      ("articleWords", .list(articles.map(\.json))),
      ("differences", .list(differences.map(\.json))),
    ])
  }
}

extension ComparedArticle {
  fileprivate var json: JSONText {
    .object([("page", .text(address)), ("words", .number(words)), ("missing", .number(missingWords))])
  }
}

extension Difference {
  fileprivate var json: JSONText {
    .object(
      [
        ("kind", .text(key)), ("severe", .flag(kind.isSevere)), ("page", .text(page)), ("message", .text(message)),
      ]
        + (place.map { place in
          [
            ("site", .text(place.isOld ? "old" : "new")), ("file", .text(place.path)), ("line", .number(place.line)),
          ]
        } ?? []))
  }

  private var key: String {
    switch kind {
    case .address: "address"
    case .unread: "unread"
    case .leftover: "leftover"
    case .words: "words"
    case .images: "images"
    case .feedIDs: "feedIDs"
    case .added: "added"
    case .elements: "elements"
    case .ids: "ids"
    case .order: "order"
    case .feeds: "feeds"
    case .attributes: "attributes"
    }
  }
}
