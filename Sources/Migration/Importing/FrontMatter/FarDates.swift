import Parsing

/// Dates that are so far in the future that they are no publication dates, such as `2199-01-01`.
///
/// Garland publishes an article on its date. Most generators publish it at once, so it would be lost for now.
enum FarDates {
  private static let lastYear = 2100

  /// Returns the keys without such a date, and a note on it.
  static func removed(
    from keys: ArticleKeys, of article: ForeignArticle, in bytes: [UInt8]
  ) -> (keys: ArticleKeys, note: ImportNote?) {
    guard let date = keys["date"]?.text, let year = Int(date.prefix { $0.isNumber }), (lastYear..<10_000) ~= year else {
      return (keys, nil)
    }
    let line = keys.map.entries.first { $0.key == "date" }.flatMap { article.line(of: $0, in: bytes) }
    let message = "the date `\(date)` is removed: Garland would publish the article on that day"
    var keys = keys
    keys["date"] = nil
    return (keys, ImportNote(path: article.source, line: line, message: message))
  }
}
