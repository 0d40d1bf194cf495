import Garland

/// A site that adds to Garland in Swift: a container, a layout for its posts, and a page that is a view.
///
///     swift run SwiftSite build --content Tests/SwiftSite/Content
@main
enum SwiftSite {
  static func main() {
    GarlandCommand(code: SiteCode(containers: [.prices], layouts: [.post], pages: [.colophon])).run()
  }
}

extension Container {
  static let currency = ContainerAttribute("currency", default: "$")

  static let prices = Container("prices", attributes: [currency.declaration], labels: .required) { use in
    dl(.class("prices")) {
      ForEach(subviews: use.content) { child in
        dt {
          child.containerValues.childLabel?.view
          Text(": \(child.containerValues.blockTraits["price"] ?? "?") \(use[currency])")
        }
        dd { child }
      }
    }
  }
}

extension SiteLayout {
  /// Posts as a document of their own, without any template.
  static let post = SiteLayout("post") { page, site in
    Document(lang: page.language) {
      title { Text("\(page.title), \(site.title)") }
    } content: {
      HTML.main {
        h1 { Text(page.title) }
        page.article
      }
    }
  }
}

extension SitePage {
  /// A page with a list of all posts, framed by the theme's template for pages.
  static let colophon = SitePage("/colophon/", title: "Colophon") { site in
    p { Text("Made in Swift, with \(site.posts.count) posts:") }
    ul {
      ForEach(site.posts, id: \.url) { post in li { a(.href(post.url)) { Text(post.title) } } }
    }
  }
}
