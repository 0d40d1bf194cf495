import Addresses
import Articles
import Converting
import Parsing

/// Ghost: an export file with all posts, and optionally `routes.yaml` and the folder `content/images` or `images`.
struct Ghost: Generator {
  static let name = "Ghost"

  private let found: GhostExport.Found
  /// The posts by the paths that they get in the old site.
  private let posts: [String: GhostPost]
  private let paths: [String]
  private let routes: GhostRoutes

  static func detect(_ site: ForeignSite) -> Ghost? {
    guard let found = GhostExport.find(in: site) else { return nil }
    var (paths, posts): ([String], [String: GhostPost]) = ([], [:])
    if case .export(let export) = found {
      for post in export.posts {
        let stem = "\(export.path)/\(post.isPage ? "" : "posts/")\(post.fileName)"
        let path = posts[stem + ".html"] == nil ? stem + ".html" : "\(stem)-\(paths.count).html"
        posts[path] = post
        paths.append(path)
      }
    }
    return Ghost(found: found, posts: posts, paths: paths, routes: GhostRoutes(site))
  }

  func unpacked(_ site: ForeignSite) -> ForeignSite {
    let posts = posts
    return site.adding(paths) { path in posts[path].map { Array(($0["html"] ?? "").utf8) } }
  }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    guard case .export(let export) = found else {
      if case .invalid(let reason) = found { plan.refusal = reason }
      return plan
    }
    for path in paths {
      if let target = path.path(below: export.path) { plan.addArticle(path, at: target.withoutExtension + ".md") }
    }
    for path in site.paths where posts[path] == nil && path != export.path {
      let isImage = path.hasPrefix("images/") || path.hasPrefix("media/") || path.hasPrefix("files/")
      if path.hasPrefix("content/") && (path.isMedia || !path.hasPrefix("content/themes/")) || isImage {
        plan.addCopy(path, at: "static/" + (isImage ? "content/" : "") + path)
      } else if let source = GhostRedirects.text(of: path, in: site) {
        let redirects = GhostRedirects.read(source)
        for (from, to) in redirects.plain {
          let file = RedirectPage.file(for: from)
          if plan.written[file] == nil {
            plan.written[file] = RedirectPage.html(to: to)
          } else {
            plan.notes.add("`\(from)` has two redirects; the one to `\(to)` is left out", at: path)
          }
        }
        plan.notes += redirects.patterns.map {
          ImportNote(path: path, message: "the redirect `\($0)` is a pattern; it is left out")
        }
      } else if !["routes.yaml", "routes.yml"].contains(path.fileName) {
        plan.omit(path, "not a part of an export of Ghost")
      }
    }
    let settings = GhostSettings(export.settings, authors: export.posts.flatMap(\.authors), routes: routes)
    (plan.settings, plan.notes) = (settings.configuration, plan.notes + settings.notes + routes.notes)
    let tags = posts.values.flatMap(\.tags)
    for tag in tags where !tag.isInternal && Slug.of(tag.name) != tag.slug && !tag.slug.isEmpty {
      plan.written["tags/\(tag.slug).md"] = ArticleKeys(DataMap(texts: ["title": tag.name])).frontMatter
    }
    let hidden = Set(tags.filter(\.isInternal).map(\.name)).sorted()
    if !hidden.isEmpty {
      plan.notes.add("internal tags are left out: " + hidden.prefix(20).joined(separator: ", "))
    }
    let missing = missingFiles(in: Set(plan.copies.map(\.target)))
    let home = plan.settings[.url]?.text ?? ""
    if let first = missing.first {
      let count = missing.count == 1 ? "1 file of the old site is" : "\(missing.count) files of the old site are"
      let start = "\(count) not in the folder, such as `\(first)`. An export has no images: "
      if home.isEmpty {
        plan.notes.add(start + "copy the server's `content/images` to `Content/static/content/images`")
      } else {
        plan.rootFiles["attachments.txt"] = missing.map { home + $0 + "\n" }.joined()
        plan.notes.add(start + "in the new folder, fetch them: `\(Attachments.command(for: home))`")
      }
    }
    return plan
  }

  /// Returns the paths of the files of the old site that are not in the folder.
  private func missingFiles(in copies: Set<String>) -> [String] {
    let used = posts.values.flatMap { post in
      ["html", "feature_image"].flatMap { GhostText.files(in: post[$0] ?? "") }
    }
    return Set(used).filter { !copies.contains("static/" + $0) }.sorted()
  }

  // MARK: Articles

  func readerText(of article: ForeignArticle) -> ReaderText {
    .read(Array((posts[article.source]?["html"] ?? "").utf8), as: .html)
  }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    guard let post = posts[article.source] else {
      return ConvertedArticle(keys: ArticleKeys(article.keys), text: ConvertedText(bytes: article.body))
    }
    let body = GhostBody(of: post, files: context.newPaths)
    var text = ConvertedText(bytes: Array(body.markdown.utf8), notes: body.notes)
    var keys = ArticleKeys(DataMap())
    keys["title"] = .string(post["title"] ?? post.slug)
    keys["date"] = (post["published_at"] ?? post["created_at"]).map { .string($0) }
    keys["description"] = (post["custom_excerpt"] ?? post["meta_description"]).map { .string([.text($0)].words) }
    if !post.isPage, post.authors.count > 0 { keys["authors"] = .texts(post.authors) }
    keys.add(post.tags.filter { !$0.isInternal }.map { Slug.of($0.name) == $0.slug ? $0.name : $0.slug }, to: "tags")
    keys["image"] = image(of: post, context)
    if post.row["featured"]?.value == .bool(true) || post.row["featured"]?.value.integer == 1 {
      keys["featured"] = .bool(true)
    }
    let hiding = reasonsToHide(post)
    if !hiding.isEmpty { keys["draft"] = .bool(true) }
    text.notes += (hiding + unused(post)).map { ConvertedText.Note(message: $0) }
    return ConvertedArticle(keys: keys, text: text, address: routes.address(of: post))
  }

  private func image(of post: GhostPost, _ context: ImportContext) -> DataNode.Value? {
    guard let source = post["feature_image"] else { return nil }
    let caption = post["feature_image_caption"].map { HTMLReader.nodes(of: Array($0.utf8)).words }
    let pairs = [
      ("src", GhostText.local(source, files: context.newPaths)), ("alt", post["feature_image_alt"]),
      ("caption", caption),
    ]
    return .map(DataMap(pairs.compactMap { key, value in value.map { (key, .string($0)) } }))
  }

  /// The reasons why readers of the old site did not see a post; it stays a draft.
  private func reasonsToHide(_ post: GhostPost) -> [String] {
    let status = post["status"] ?? "draft"
    let reason: String? =
      switch status {
      case "published", "draft": nil
      case "scheduled": "it was scheduled for \(post["published_at"] ?? "later"), and is a draft now"
      default: "its status was `\(status)`, and it is a draft now"
      }
    let visibility = post["visibility"] ?? "public"
    let audience = visibility == "public" ? nil : "it was visible to `\(visibility)` only, and is a draft now"
    return status == "draft" ? ["it is a draft, as in the old site"] : [reason, audience].compactMap(\.self)
  }

  /// What a post has and Garland does not use.
  private func unused(_ post: GhostPost) -> [String] {
    let names = [
      ("meta_title", "title for search engines"), ("canonical_url", "canonical address"),
      ("codeinjection_head", "injected code for the head"), ("codeinjection_foot", "injected code for the foot"),
    ]
    return names.compactMap { key, name in
      guard let value = post[key], !(key == "meta_title" && value == post["title"]) else { return nil }
      return key.hasPrefix("code") ? "the \(name) is left out" : "the \(name) is left out: `\(value)`"
    }
  }
}
