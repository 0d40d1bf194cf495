import Articles
import Mustache
import Parsing
import Planning

extension PageHandle {
  /// The address at which readers edit the article.
  var editValue: TemplateValue {
    guard let entry, let repository = site.settings.repository else { return .nothing }
    return .text(repository.editAddress(of: site.content.rows.writtenPath(of: entry.path), in: site.content.folder))
  }

  /// Whether the page has targets to share it with: only posts do.
  var hasShareTargets: Bool { page.kind == .post && !site.settings.share.isEmpty }

  /// The targets to share the page with.
  var shareTargets: TemplateValue {
    guard hasShareTargets else { return .array([]) }
    return .array(
      site.settings.share.map { target in
        .record([
          "name": .text(target.rawValue), "icon": .text("partials/icons/\(target.rawValue)"),
          "title": target.title.map { .text($0) } ?? .nothing,
          "url": target.address(sharing: title, at: permalink).map { .text($0) } ?? .nothing,
          "is_email": .flag(target == .email), "is_copy": .flag(target == .copy),
        ])
      })
  }

  /// Whether the page has comments: posts do unless they have `comments: false`, and pages only with `comments: true`.
  var hasComments: Bool {
    guard site.settings.comments != nil, let entry else { return false }
    let choice = entry.metadata.parameters["comments"]?.value
    return page.kind == .post && choice != .bool(false) || page.kind == .page && choice == .bool(true)
  }

  /// The place where the comments of the page are.
  var commentsValue: TemplateValue {
    guard hasComments, let settings = site.settings.comments else { return .nothing }
    let place = CommentPlace(
      title: title, permalink: permalink, path: SitePath.encodedURI(site.address.local(page.address)),
      language: language)
    return .record([
      "host": .text(settings.host), "frame": .text(place.frame(of: settings)),
      "url": .text(place.discussion(of: settings)),
    ])
  }
}

extension PlannedSite {
  /// The addresses of other sites where readers share, edit or discuss pages, without queries.
  package var actionAddresses: Set<String> {
    let shares = settings.share.compactMap { $0.address(sharing: "", at: "") }
    let edits = settings.repository.map { repository in
      entries.map { repository.editAddress(of: content.rows.writtenPath(of: $0.path), in: content.folder) }
    }
    let place = CommentPlace(title: "", permalink: "", path: "/", language: "")
    let discussion = settings.comments.map { place.discussion(of: $0) }
    return Set((shares + (edits ?? []) + [discussion].compactMap(\.self)).map(\.withoutQuery))
  }
}

extension String {
  /// The address without its query and its fragment.
  package var withoutQuery: String { String(prefix { $0 != "?" && $0 != "#" }) }
}
