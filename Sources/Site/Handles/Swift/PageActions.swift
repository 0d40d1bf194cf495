import Mustache

/// A place to share a page, from `share` in `site.yml`.
public struct ShareTarget: Hashable, Sendable {
  /// The name, such as `mastodon`, which is also the name of its icon in `Templates/partials/icons`.
  public let name: String
  /// The title of the service; `nil` for `email` and `copy`, which the theme names in the language of the page.
  public let title: String?
  /// The address that shares the page; `nil` for `copy`, which needs a script.
  public let url: String?
  /// Whether the address opens a program for email.
  public let isEmail: Bool
  /// Whether a script copies the address of the page.
  public let isCopy: Bool

  init(_ value: TemplateValue) {
    (name, title, url) = (value["name"].string ?? "", value["title"].string, value["url"].string)
    (isEmail, isCopy) = (value["is_email"].isSet, value["is_copy"].isSet)
  }
}

/// The comments of a page, which another site keeps.
public struct CommentsLink: Hashable, Sendable {
  /// The name of the other site.
  public let host: String
  /// The address of a frame that shows the comments.
  public let frame: String
  /// The address of a page that shows the comments.
  public let url: String

  init?(_ value: TemplateValue) {
    guard let url = value["url"].string else { return nil }
    (host, frame, self.url) = (value["host"].string ?? "", value["frame"].string ?? "", url)
  }
}

/// A `meta` element that other sites read for a preview of the page, such as `og:title`.
public struct MetadataTag: Hashable, Sendable {
  /// The name in the attribute `property`; `nil` if the element has a `name`.
  public let property: String?
  /// The name in the attribute `name`.
  public let name: String?
  /// The value.
  public let content: String

  init(_ value: TemplateValue) {
    (property, name, content) = (value["property"].string, value["name"].string, value["content"].string ?? "")
  }
}
