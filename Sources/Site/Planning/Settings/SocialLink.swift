import Markup
package import Mustache

/// A link to a profile on another site, from `social` in `site.yml` or in the front matter of an author.
///
/// ```yaml
/// social:
///   - https://github.com/ada
///   - "@ada@mastodon.example"
///   - Garden diary: https://garden.example/
/// ```
package struct SocialLink: Sendable, Equatable {
  let service: SocialService
  /// The name for readers.
  package let title: String
  package let url: String

  /// Creates a link from a web address, an email address, or a name on Mastodon; `nil` for any other text.
  ///
  /// `name` is the name of a service, or a title.
  init?(_ written: String, name: String? = nil) {
    guard let url = Self.url(of: written) else { return nil }
    self.url = url
    let named = name.flatMap { SocialService(rawValue: $0.lowercased()) }
    service = named ?? SocialService(of: url)
    title = named?.title ?? name ?? service.title ?? URLParts(url).host
  }

  private static func url(of written: String) -> String? {
    guard !written.contains(where: \.isWhitespace) else { return nil }
    let lower = written.lowercased()
    if lower.hasPrefix("https://") || lower.hasPrefix("http://") {
      return URLParts(written).host.isEmpty || URLScheme.hasUser(written) ? nil : written
    }
    let parts = written.split(separator: "@", omittingEmptySubsequences: false)
    if lower.hasPrefix("mailto:"), parts.count == 2 { return written }
    guard !written.contains(where: { "/:?#".contains($0) }) else { return nil }
    if parts.count == 3, parts[0].isEmpty, !parts[1].isEmpty, parts[2].contains(".") {
      return "https://\(parts[2])/@\(parts[1])"
    }
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".") ? "mailto:\(written)" : nil
  }

  /// The link as templates see it.
  package var value: TemplateValue {
    .record([
      "name": .text(service.rawValue), "icon": .text("partials/icons/\(service.rawValue)"), "title": .text(title),
      "url": .text(url), "is_email": .flag(service == .email),
    ])
  }
}

/// A service for profiles, each with an icon in `Templates/partials/icons`.
enum SocialService: String, Sendable, CaseIterable {
  case mastodon, bluesky, x, linkedin, github, gitlab, youtube, instagram, email, website

  /// The name of the service, if it has one.
  var title: String? {
    switch self {
    case .mastodon: "Mastodon"
    case .bluesky: "Bluesky"
    case .x: "X"
    case .linkedin: "LinkedIn"
    case .github: "GitHub"
    case .gitlab: "GitLab"
    case .youtube: "YouTube"
    case .instagram: "Instagram"
    case .email: "Email"
    case .website: nil
    }
  }

  /// Detects the service of an address.
  init(of url: String) {
    let parts = URLParts(url)
    func isAt(_ hosts: String...) -> Bool { hosts.contains { parts.host == $0 || parts.host.hasSuffix(".\($0)") } }
    self =
      if url.lowercased().hasPrefix("mailto:") {
        .email
      } else if isAt("github.com") {
        .github
      } else if isAt("gitlab.com") || parts.host.hasPrefix("gitlab.") {
        .gitlab
      } else if isAt("bsky.app") {
        .bluesky
      } else if isAt("x.com", "twitter.com") {
        .x
      } else if isAt("linkedin.com") {
        .linkedin
      } else if isAt("youtube.com") {
        .youtube
      } else if isAt("instagram.com") {
        .instagram
      } else if parts.path.hasPrefix("/@"), !isAt("tiktok.com", "threads.net", "threads.com", "medium.com") {
        .mastodon
      } else {
        .website
      }
  }
}

/// The host and the path of a URL.
private struct URLParts {
  /// The host in small letters, without `www.`.
  let host: String
  let path: Substring

  init(_ url: String) {
    guard let slashes = url.firstRange(of: "://") else {
      (host, path) = ("", "")
      return
    }
    let rest = url[slashes.upperBound...]
    let authority = rest.prefix { !"/?#".contains($0) }
    path = rest.dropFirst(authority.count)
    let name = authority.split(separator: "@").last.map { $0.prefix { $0 != ":" } } ?? ""
    host = name.lowercased().hasPrefix("www.") ? String(name.lowercased().dropFirst(4)) : name.lowercased()
  }
}
