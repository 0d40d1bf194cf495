import Garland

extension SitePage {
  /// A page with all books.
  static let books = SitePage("/books/", title: "Books", reads: .recorded) { site in
    p { Text("Books that are worth a second reading.") }
    ul {
      ForEach(site.data("books.json").list) { book in
        li { Text(book.title.text ?? "Without a title") }
      }
    }
  }
}
