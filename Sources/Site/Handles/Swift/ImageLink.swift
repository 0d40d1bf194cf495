import Mustache

/// An image of the site or of a page, such as its cover.
public struct ImageLink: Hashable, Sendable {
  /// The same image in another format, for a `source` element.
  public struct Source: Hashable, Sendable {
    /// The media type, such as `image/avif`.
    public let type: String
    /// The addresses with their widths.
    public let srcset: String
  }

  /// The address for an `img` element.
  public let url: String
  /// The absolute URL, for other sites; `nil` for an image that only the site itself shows.
  public let absolute: String?
  /// The width in pixels, if the image is a file of the site.
  public let width: Int?
  /// The height in pixels, if the image is a file of the site.
  public let height: Int?
  /// The text for readers who do not see the image.
  public let alt: String?
  /// The text below the image.
  public let caption: String?
  /// The addresses of smaller files with their widths, if the site has such files.
  public let srcset: String?
  /// The widths at which pages show the image, for the attribute `sizes`.
  public let sizes: String?
  /// The same image in other formats.
  public let sources: [Source]

  init?(_ value: TemplateValue) {
    guard let url = value["url"].string else { return nil }
    (self.url, absolute) = (url, value["absolute"].string)
    (width, height) = (value["width"].integer, value["height"].integer)
    (alt, caption) = (value["alt"].string, value["caption"].string)
    (srcset, sizes) = (value["srcset"].string, value["sizes"].string)
    sources = value["sources"].elements.map {
      Source(type: $0["type"].string ?? "", srcset: $0["srcset"].string ?? "")
    }
  }
}

/// An icon of the site, for a `link` element in the head.
public struct IconLink: Hashable, Sendable {
  /// The address.
  public let url: String
  /// The relation, such as `icon`.
  public let rel: String
  /// The media type, such as `image/svg+xml`.
  public let type: String?
  /// The sizes in pixels, such as `32x32`.
  public let sizes: String?

  init(_ value: TemplateValue) {
    (url, rel) = (value["url"].string ?? "", value["rel"].string ?? "")
    (type, sizes) = (value["type"].string, value["sizes"].string)
  }
}
