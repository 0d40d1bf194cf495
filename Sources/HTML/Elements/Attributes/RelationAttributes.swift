// `rel`: what the page a link leads to is to this one.

extension Attribute where T: TakesHyperlink {
  /// What it leads to is to this page.
  @inlinable @inline(__always)
  public static func rel(_ relations: HTML.AnchorRelation...) -> Self { Self(" rel=\"", keywords: relations) }

  /// What it leads to is to this page, in words separated by spaces.
  @inlinable @inline(__always)
  public static func rel(_ relations: String?) -> Self { Self(" rel=\"", text: relations) }
}

extension Attribute where T == Tags.link {
  /// What the resource is to this page.
  @inlinable @inline(__always)
  public static func rel(_ relations: HTML.LinkRelation...) -> Self { Self(" rel=\"", keywords: relations) }

  /// What the resource is to this page, in words separated by spaces.
  @inlinable @inline(__always)
  public static func rel(_ relations: String?) -> Self { Self(" rel=\"", text: relations) }
}

extension Attribute where T == Tags.form {
  /// What the page that the form is sent to is to this one.
  @inlinable @inline(__always)
  public static func rel(_ relations: HTML.FormRelation...) -> Self { Self(" rel=\"", keywords: relations) }

  /// What the page that the form is sent to is to this one, in words separated by spaces.
  @inlinable @inline(__always)
  public static func rel(_ relations: String?) -> Self { Self(" rel=\"", text: relations) }
}

extension HTML {
  /// What a hyperlink leads to.
  public enum AnchorRelation: String, Sendable {
    /// Another version of the page.
    case alternate
    /// Who wrote the page.
    case author
    /// The address under which the article stays.
    case bookmark
    /// Another site.
    case external
    /// Help.
    case help
    /// Under which terms the content may be used.
    case license
    /// The next page of a series.
    case next
    /// A page that this site does not recommend.
    case nofollow
    /// A page that cannot reach this one.
    case noopener
    /// A page that is not told of this one.
    case noreferrer
    /// A page that can reach this one from its new window.
    case opener
    /// The page before in a series.
    case prev
    /// What becomes of the data of readers.
    case privacyPolicy = "privacy-policy"
    /// A search of the site.
    case search
    /// What is said on the same subject.
    case tag
    /// The terms of the site.
    case termsOfService = "terms-of-service"
  }
}

extension HTML {
  /// What a linked resource is to the page.
  public enum LinkRelation: String, Sendable {
    /// Another version of the page, such as a feed.
    case alternate
    /// Who wrote the page.
    case author
    /// The address that the page is best known by.
    case canonical
    /// What later answers of the site are compressed against.
    case compressionDictionary = "compression-dictionary"
    /// A host whose name is looked up ahead.
    case dnsPrefetch = "dns-prefetch"
    /// An element that must be there before the page is shown.
    case expect
    /// Help.
    case help
    /// The icon of the page.
    case icon
    /// Under which terms the content may be used.
    case license
    /// The manifest of the site as an application.
    case manifest
    /// An icon in one colour.
    case maskIcon = "mask-icon"
    /// Another page of the same person.
    case me
    /// A module that is loaded ahead.
    case modulepreload
    /// The next page of a series.
    case next
    /// Who is told of links to the page.
    case pingback
    /// A host that is connected to ahead.
    case preconnect
    /// A resource that the next page needs.
    case prefetch
    /// A resource that this page needs soon.
    case preload
    /// The page before in a series.
    case prev
    /// What becomes of the data of readers.
    case privacyPolicy = "privacy-policy"
    /// A search of the site.
    case search
    /// A style sheet.
    case stylesheet
    /// The terms of the site.
    case termsOfService = "terms-of-service"
  }
}

extension HTML {
  /// What the page that a form is sent to is to this one.
  public enum FormRelation: String, Sendable {
    /// Another site.
    case external
    /// Help.
    case help
    /// Under which terms the content may be used.
    case license
    /// The next page of a series.
    case next
    /// A page that this site does not recommend.
    case nofollow
    /// A page that cannot reach this one.
    case noopener
    /// A page that is not told of this one.
    case noreferrer
    /// A page that can reach this one from its new window.
    case opener
    /// The page before in a series.
    case prev
    /// A search of the site.
    case search
  }
}
