import Assets
import Mustache

/// What other places show where somebody links to a page: Open Graph, and Twitter's own names.
struct SocialTags {
  let value: TemplateValue

  init(_ page: PageHandle) {
    let isArticle = page.page.kind == .post
    var tags: [(key: String, name: String, content: String)] = [
      ("property", "og:type", isArticle ? "article" : "website"),
      ("property", "og:title", page.page.kind == .home ? page.model.settings.title : page.title),
      ("property", "og:url", page.permalink),
      ("property", "og:site_name", page.model.settings.title),
      ("property", "og:locale", page.language.split(separator: "-").joined(separator: "_")),
    ]
    if isArticle, let date = page.date { tags.append(("property", "article:published_time", "\(date)")) }
    if isArticle, let date = page.updated { tags.append(("property", "article:modified_time", "\(date)")) }
    let description = page.description
    if !description.isEmpty { tags.append(("property", "og:description", description)) }
    let image = page.entry.flatMap { PageImage(of: $0, in: page.model) }
    if let image {
      tags.append(("property", "og:image", page.model.address.absolute(image.address)))
      if let size = image.size {
        tags += [("property", "og:image:width", "\(size.width)"), ("property", "og:image:height", "\(size.height)")]
      }
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
}
