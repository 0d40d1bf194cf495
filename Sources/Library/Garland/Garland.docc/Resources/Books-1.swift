import Garland

extension SitePage {
  /// A page with all books.
  static let books = SitePage("/books/", title: "Books") { site in
    p { Text("Books that are worth a second reading.") }
  }
}
