import Markup

/// What a page says to crawlers about itself: JSON-LD in the words of schema.org.
struct StructuredData {
  /// The script element.
  let markup: [UInt8]

  init(_ page: PageHandle) {
    var facts: [(String, JSONText)] = [("@context", .text("https://schema.org"))]
    let isArticle = page.page.kind == .post
    facts.append(("@type", .text(isArticle ? "BlogPosting" : page.page.kind == .home ? "WebSite" : "WebPage")))
    // The home page stands for the site, whatever its own heading says.
    let name = page.page.kind == .home ? page.model.settings.title : page.title
    facts.append((isArticle ? "headline" : "name", .text(name)))
    let description = page.description
    if !description.isEmpty { facts.append(("description", .text(description))) }
    facts.append(("url", .text(page.permalink)))
    facts.append(("inLanguage", .text(page.language)))
    if isArticle {
      if let date = page.date { facts.append(("datePublished", .text("\(date)"))) }
      if let date = page.updated ?? page.date { facts.append(("dateModified", .text("\(date)"))) }
      let authors = page.authors
      if !authors.isEmpty {
        facts.append(("author", .list(authors.map { .object([("@type", .text("Person")), ("name", .text($0))]) })))
      }
      if let image = page.entry.flatMap({ PageImage(of: $0, in: page.model) }) {
        facts.append(("image", .text(page.model.address.absolute(image.address))))
      }
    }
    var buffer = MarkupBuffer(capacity: 1_024)
    buffer.append("<script type=\"application/ld+json\">")
    JSONText.object(facts).write(into: &buffer)
    buffer.append("</script>")
    markup = buffer.bytes
  }
}
