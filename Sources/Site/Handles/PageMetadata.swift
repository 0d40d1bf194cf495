import Assets
import Cards
import Markup
import Mustache
import Planning

/// The metadata that other sites show for a link to a page: Open Graph tags and Twitter cards.
struct SocialTags {
  let value: TemplateValue

  init(_ page: PageHandle) {
    let isArticle = page.page.kind == .post
    var tags: [(key: String, name: String, content: String)] = [
      ("property", "og:type", isArticle ? "article" : "website"),
      ("property", "og:title", page.page.kind == .home ? page.site.settings.title : page.title),
      ("property", "og:url", page.canonical),
      ("property", "og:site_name", page.site.settings.title),
      ("property", "og:locale", OpenGraphLocale.of(page.language)),
    ]
    page.recordRead(of: .translations)
    for version in page.site.translations.versions(ofPage: page.index)
    where version.edition != page.site.translations.edition && !page.isFallback {
      let tag = page.site.translations.languages[version.edition].tag
      tags.append(("property", "og:locale:alternate", OpenGraphLocale.of(tag)))
    }
    if isArticle, let date = page.date { tags.append(("property", "article:published_time", "\(date)")) }
    if isArticle, let date = page.updated { tags.append(("property", "article:modified_time", "\(date)")) }
    let description = page.description
    if !description.isEmpty { tags.append(("property", "og:description", description)) }
    let image = Self.image(of: page)
    if let image {
      tags.append(("property", "og:image", page.site.address.absolute(image.address)))
      if let size = image.size {
        tags += [("property", "og:image:width", "\(size.width)"), ("property", "og:image:height", "\(size.height)")]
      }
      if let alt = image.alt, !alt.isEmpty { tags.append(("property", "og:image:alt", alt)) }
    }
    tags.append(("name", "twitter:card", image == nil ? "summary" : "summary_large_image"))
    value = .array(
      tags.map { tag in
        .record([
          "property": tag.key == "property" ? .text(tag.name) : .nothing,
          "name": tag.key == "name" ? .text(tag.name) : .nothing,
          "content": .text(tag.content),
        ])
      })
  }

  /// Returns the image of the article, else the social card of the page, else the image of the site.
  private static func image(of page: PageHandle) -> (address: String, size: ImageSize?, alt: String?)? {
    if let own = page.ownImage {
      return (own.address, own.size, page.text(ofImage: "image_alt"))
    }
    if let card = page.site.plan.card(of: page.page, in: page.site.content) {
      let size = ImageSize(width: SocialCard.width, height: SocialCard.height)
      return (SiteCards.address(of: page.page), size, card.title)
    }
    return page.site.content.images.preview.map { ($0.address, $0.size, page.site.settings.image?.alt) }
  }
}

/// The metadata of a page for search engines: JSON-LD with the schema.org vocabulary.
struct StructuredData {
  /// The script element.
  let markup: [UInt8]

  init(_ page: PageHandle) {
    var facts: [(String, JSONText)] = [("@context", .text("https://schema.org"))]
    let isArticle = page.page.kind == .post
    facts.append(("@type", .text(isArticle ? "BlogPosting" : page.page.kind == .home ? "WebSite" : "WebPage")))
    // The home page represents the site, so the site's title takes precedence over a heading.
    let name = page.page.kind == .home ? page.site.settings.title : page.title
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
      if let image = page.ownImage {
        facts.append(("image", .text(page.site.address.absolute(image.address))))
      }
    }
    var buffer = MarkupBuffer(capacity: 1_024)
    buffer.append("<script type=\"application/ld+json\">")
    JSONText.object(facts).write(into: &buffer)
    buffer.append("</script>")
    markup = buffer.bytes
  }
}
