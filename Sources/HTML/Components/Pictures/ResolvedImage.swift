package import Views

/// An image of the site: its address, its size in pixels, and smaller files with the same picture.
///
/// With the size, browsers reserve space for an image before they load it.
package struct ResolvedImage: Sendable, Equatable {
  /// The address.
  package let address: String
  /// The width.
  package let width: Int
  /// The height.
  package let height: Int
  /// The format of the file at the address, if it has variants.
  package let format: PictureFormat?
  /// The files that browsers can load instead, in any order.
  package let variants: [PictureVariant]

  /// Creates an image at an address.
  package init(
    _ address: String, width: Int, height: Int, format: PictureFormat? = nil, variants: [PictureVariant] = []
  ) {
    (self.address, self.width, self.height) = (address, width, height)
    (self.format, self.variants) = (format, variants)
  }

  /// The fragment of an address that shows the file as it is: `photo.png#original`.
  private static let originalMark = "#original"

  /// The image without variants if its address ends with `#original`, and without that fragment.
  package var respectingOriginalMark: ResolvedImage {
    guard address.hasSuffix(Self.originalMark) else { return self }
    return ResolvedImage(String(address.dropLast(Self.originalMark.count)), width: width, height: height)
  }
}

/// A format that browsers show and that has variants.
package enum PictureFormat: String, Sendable, CaseIterable {
  case avif, webp, jpeg, png

  /// The media type for the `type` attribute of a source.
  package var mediaType: String { "image/\(rawValue)" }
}

/// A file with the same picture as another file, in a format and a width.
package struct PictureVariant: Sendable, Equatable {
  /// The address, without spaces.
  package let address: String
  /// The format.
  package let format: PictureFormat
  /// The width in pixels.
  package let width: Int

  /// Creates a variant at an address.
  package init(_ address: String, _ format: PictureFormat, width: Int) {
    (self.address, self.format, self.width) = (address, format, width)
  }
}

/// The function that finds the image at an address that a view names, such as `/cat.png`.
package struct PictureLookup: Sendable {
  let find: @Sendable (String) -> ResolvedImage?

  /// Creates a lookup.
  package init(_ find: @escaping @Sendable (String) -> ResolvedImage?) {
    self.find = find
  }
}

private enum PictureLookupKey: EnvironmentKey {
  static var defaultValue: PictureLookup? { nil }
}

private enum BelowPictureKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The images that views name by their addresses.
  package var pictures: PictureLookup? {
    get { self[PictureLookupKey.self] }
    set { self[PictureLookupKey.self] = newValue }
  }

  /// Whether the page shows a picture above this view, such as the cover of a post.
  ///
  /// The first picture of a page is loaded at once, all others when a reader comes near them.
  package var isBelowPicture: Bool {
    get { self[BelowPictureKey.self] }
    set { self[BelowPictureKey.self] = newValue }
  }
}
