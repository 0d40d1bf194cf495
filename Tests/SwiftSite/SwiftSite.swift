import Garland
import Glibc

/// A site with extensions in Swift: a container, a layout for posts, and pages.
///
///     swift run SwiftSite build --content Tests/SwiftSite/Content
@main
enum SwiftSite {
  static func main() {
    GarlandCommand(
      code: SiteCode(
        containers: [.prices], layouts: [.post], pages: [.colophon, .notes], computedPages: [.years],
        buildHooks: [.counting])
    ).run()
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
  /// A layout for posts that uses no template.
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

extension SitePages {
  /// A page for each year.
  static let years = SitePages(reads: .recorded) { site in
    site.posts.grouped(by: \.year).map { year, posts in
      SitePage("/\(year)/", title: "Posts of \(year)", listing: posts) { page, _ in
        ul { ForEach(page.posts) { post in li { Text(post.title) } } }
      }
    }
  }
}

extension BuildHook {
  private struct Failure: Error {}

  /// A hook that adds a line to `runs.txt` in the output folder, and fails if a post has the title "Fail".
  static let counting = BuildHook("counting", reads: .recorded) { build in
    guard let file = unsafe fopen("\(build.output)/runs.txt", "a") else { throw Failure() }
    defer { unsafe fclose(file) }
    unsafe fputs(build.site.posts.map(\.title).joined(separator: ", ") + "\n", file)
    if build.site.posts.contains(where: { $0.title == "Fail" }) { throw Failure() }
  }
}

extension SitePage {
  /// A page with a list of all posts, in the theme's layout for pages.
  static let colophon = SitePage("/colophon/", title: "Colophon", reads: .recorded) { site in
    p { Text("Made in Swift, with \(site.posts.count) posts:") }
    ul {
      ForEach(site.posts, id: \.url) { post in li { a(.href(post.url)) { Text(post.title) } } }
    }
  }

  /// A page that reads a file by itself, so Garland renders it in every build.
  static let notes = SitePage("/notes/", title: "Notes") { _ in
    p { Text(firstLine(ofFile: "notes.txt") ?? "No notes yet.") }
  }

  private static func firstLine(ofFile path: String) -> String? {
    guard let file = unsafe fopen(path, "r") else { return nil }
    defer { unsafe fclose(file) }
    var line: [UInt8] = []
    while case let byte = unsafe fgetc(file), byte != EOF, byte != 10 { line.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: line, as: UTF8.self)
  }
}
