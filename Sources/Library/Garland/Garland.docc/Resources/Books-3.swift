import Garland

extension SitePage {
  /// A page with all books.
  static let books = SitePage("/books/", title: "Books", reads: .recorded) { site in
    p { Text("Books that are worth a second reading.") }
    ul {
      ForEach(site.data("books.json").list) { book in
        li {
          Entry(
            title: book.title.text ?? "Without a title", author: book.author.text,
            stars: book.stars.integer ?? 0)
        }
      }
    }
  }
}

/// A book in the list.
private struct Entry: View {
  let title: String
  let author: String?
  let stars: Int

  var body: some View {
    cite { Text(title) }
    if let author { Text(" by \(author)") }
    if stars > 0 { span(.class("stars")) { Text(" \(stars) of 5") } }
  }
}
