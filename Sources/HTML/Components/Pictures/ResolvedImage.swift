package import Views

/// An image of the site: its address, its size in pixels, and smaller files with the same picture.
///
/// With the size, browsers reserve space for an image before they load it.
package struct ResolvedImage: Sendable, Equatable {
  package let address: String
  package let width: Int
  package let height: Int
  /// The files that browsers can load instead, if there are any.
  package let variants: PictureVariants?
  /// What is wrong with the file, as the end of a sentence such as "cannot be decoded: …"; `nil` without a problem.
  package let failure: String?
  /// Whether the author asked for the file at the address.
  package let keepsOriginal: Bool

  /// Creates an image at an address.
  package init(
    _ address: String, width: Int, height: Int, variants: PictureVariants? = nil, failure: String? = nil,
    keepsOriginal: Bool = false
  ) {
    (self.address, self.width, self.height) = (address, width, height)
    (self.variants, self.failure, self.keepsOriginal) = (variants, failure, keepsOriginal)
  }

  /// Returns the files that a page needs for the image, besides the image itself.
  package func needs(for markup: PictureMarkup?) -> [Asset] {
    (markup?.needs ?? []) + (keepsOriginal ? [.picture(unchangedAt: address)] : [])
  }

  /// The fragment of an address that shows the file as it is: `photo.png#original`.
  package static let originalMark = "#original"

  /// The image without variants if its address ends with `#original`, and without that fragment.
  package var respectingOriginalMark: ResolvedImage {
    guard address.hasSuffix(Self.originalMark) else { return self }
    return ResolvedImage(
      String(address.dropLast(Self.originalMark.count)), width: width, height: height, failure: failure,
      keepsOriginal: true)
  }
}

/// The smaller files with the same picture as an image, of any width.
package struct PictureVariants: Sendable, Equatable {
  /// A format of the files.
  package struct Format: Sendable, Equatable {
    /// The media type; `nil` for the format of the image itself.
    package let type: String?
    /// The end of an address, after the width.
    package let ending: String

    package init(type: String?, ending: String) { (self.type, self.ending) = (type, ending) }
  }

  /// The address of the folder of the files.
  package let folder: String
  /// The start of the names of the files, which identifies the picture.
  package let name: String
  /// The formats, the best first.
  package let formats: [Format]
  /// Whether the files show only a part of the image, so that the image itself cannot replace them.
  package private(set) var isPart = false

  /// Creates the variants of a picture.
  package init(folder: String, name: String, formats: [Format]) {
    (self.folder, self.name, self.formats) = (folder, name, formats)
  }

  /// Returns the files that show a part of the picture; `key` identifies the part.
  package func cropped(to key: String) -> PictureVariants {
    var part = PictureVariants(
      folder: folder, name: name, formats: formats.map { Format(type: $0.type, ending: "-\(key)\($0.ending)") })
    part.isPart = true
    return part
  }

  /// Returns the address of a file, without spaces.
  func address(width: Int, _ format: Format) -> String { "\(folder)\(name)w\(width)\(format.ending)" }
}

private enum BelowPictureKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the page shows a picture above this view, such as the cover of a post.
  ///
  /// The first picture of a page is loaded at once, all others when a reader comes near them.
  package var isBelowPicture: Bool {
    get { self[BelowPictureKey.self] }
    set { self[BelowPictureKey.self] = newValue }
  }
}
