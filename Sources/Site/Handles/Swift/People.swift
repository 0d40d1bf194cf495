import Mustache

/// The author of the site, from `author` in `site.yml`.
public struct SiteAuthor: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The address of a page about the author.
  public let url: String?
  /// The email address.
  public let email: String?
  /// The portrait.
  public let image: ImageLink?
  /// Whether the title of the site contains the name.
  public let isInTitle: Bool

  init?(_ value: TemplateValue) {
    guard let name = value["name"].string else { return nil }
    (self.name, url, email) = (name, value["url"].string, value["email"].string)
    (image, isInTitle) = (ImageLink(value["image"]), value["is_in_title"].isSet)
  }
}

/// An author of an article, whose page the taxonomy `authors` has.
public struct AuthorProfile: Hashable, Sendable {
  /// The name.
  public let title: String
  /// The address of the author's page.
  public let url: String
  /// The address of the portrait.
  public let image: String?
  /// The author's profiles on other sites.
  public let social: [ProfileLink]

  init(_ value: TemplateValue) {
    (title, url, image) = (value["title"].string ?? "", value["url"].string ?? "", value["image"].string)
    social = value["social"].elements.map { ProfileLink($0) }
  }
}

/// A link to a profile on another site, from `social` in `site.yml` or on the page of an author.
public struct ProfileLink: Hashable, Sendable {
  /// The name of the service, such as `mastodon`, which is also the name of its icon in `Templates/partials/icons`.
  public let name: String
  /// The title, such as `Mastodon`.
  public let title: String
  /// The address.
  public let url: String
  /// Whether the link opens a program for email.
  public let isEmail: Bool

  init(_ value: TemplateValue) {
    (name, title) = (value["name"].string ?? "", value["title"].string ?? "")
    (url, isEmail) = (value["url"].string ?? "", value["is_email"].isSet)
  }
}
