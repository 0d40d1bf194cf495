import Views

/// What finds the pictures that views and templates name.
package protocol PictureResolver: AnyObject, Sendable {
  /// Returns the picture at an address; `part` is the key of the part to show, such as `16x9-top-left`.
  func picture(_ written: String, part: String?) -> FoundPicture

  /// Returns an address on a page as a full URL, for feeds.
  func absolute(_ address: String) -> String
}

/// The result of looking for a picture.
package struct FoundPicture: Sendable {
  /// The picture; `nil` without a file of the site that is one.
  package let image: ResolvedImage?
  package let address: String
  /// The problem with the file, as a sentence.
  package let problem: String?

  /// Creates a result for an image of the site.
  package init(_ image: ResolvedImage, problem: String?) {
    (self.image, address, self.problem) = (image, image.address, problem)
  }

  /// Creates a result without an image of the site.
  package init(at address: String, problem: String? = nil) {
    (image, self.address, self.problem) = (nil, address, problem)
  }
}

private enum PictureResolverKey: EnvironmentKey {
  static var defaultValue: (any PictureResolver)? { nil }
}

extension EnvironmentValues {
  /// What finds the files of pictures; `nil` outside of a site.
  package var pictureResolver: (any PictureResolver)? {
    get { self[PictureResolverKey.self] }
    set { self[PictureResolverKey.self] = newValue }
  }
}
