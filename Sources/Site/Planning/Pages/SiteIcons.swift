import Assets
import Components
import Pictures

/// The icons of a site: files at the usual addresses, and the files that Garland makes from the image that `icon` names.
///
/// A file of the author at a usual address wins.
package struct SiteIcons: Sendable {
  /// The icons, in the order in which pages link to them.
  package private(set) var links: [SiteIcon] = []
  /// The files that Garland makes.
  private(set) var files: [PlannedFile] = []
  private let own: Set<String>

  /// Plans the icons for the addresses of the author's files, and for an image that was set.
  init(_ image: SiteImage?, besides own: Set<String>, _ pictures: SitePictures) {
    self.own = own
    // The icons of the web app manifest, for home screens and search engines.
    let large = [192, 512].compactMap { width in
      image?.square(width, .png, pictures).map {
        ManifestIcon(address: "/" + $0.path, width: width, picture: $0.picture)
      }
    }
    // Without a size, some browsers prefer this icon to the SVG.
    add("/favicon.ico", "icon", sizes: "32x32", making: image?.square(32, .ico, pictures)?.picture)
    add("/favicon.png", "icon", type: "image/png")
    if let icon = large.first, !own.contains("/favicon.png") {
      links.append(SiteIcon(address: icon.address, relation: "icon", type: "image/png", sizes: icon.sizes))
    }
    add("/favicon.svg", "icon", type: "image/svg+xml", sizes: "any")
    if let image, !links.contains(where: { $0.address == image.address }) {
      let isVector = image.address.hasSuffix(".svg")
      if isVector ? !own.contains("/favicon.svg") : large.isEmpty && !own.contains("/favicon.png") {
        links.append(
          SiteIcon(
            address: image.address, relation: "icon", type: isVector ? "image/svg+xml" : nil,
            sizes: isVector ? "any" : image.size.map { "\($0.width)x\($0.height)" }))
      }
    }
    add("/apple-touch-icon.png", "apple-touch-icon", making: image?.square(180, .opaquePNG, pictures)?.picture)
    if !large.isEmpty {
      files += large.map { PlannedFile(address: $0.address, content: .picture($0.picture)) }
      links.append(SiteIcon(address: "/site.webmanifest", relation: "manifest", type: nil, sizes: nil))
      if !own.contains("/site.webmanifest") {
        files.append(PlannedFile(address: "/site.webmanifest", content: .manifest(large)))
      }
    }
  }

  /// Adds the icon at a usual address: the file of the author, or a picture that Garland makes.
  private mutating func add(
    _ address: String, _ relation: String, type: String? = nil, sizes: String? = nil,
    making picture: DerivedPicture? = nil
  ) {
    guard own.contains(address) || picture != nil else { return }
    links.append(SiteIcon(address: address, relation: relation, type: type, sizes: sizes))
    if let picture, !own.contains(address) { files.append(PlannedFile(address: address, content: .picture(picture))) }
  }
}

/// An icon of the site, shown in tabs, among bookmarks and on home screens.
package struct SiteIcon: Sendable, Equatable {
  /// The address, without the path of the site.
  package let address: String
  /// The `rel` attribute of the link to the icon.
  package let relation: String
  /// The media type, if browsers need it.
  package let type: String?
  package let sizes: String?
}

extension SiteImage {
  /// Returns a square picture with a width, made from the middle of the image, and its path in the output folder.
  ///
  /// Returns `nil` for an SVG, for an image that is smaller, and for one that cannot be decoded.
  fileprivate func square(
    _ width: Int, _ format: PictureFormat, _ pictures: SitePictures
  ) -> (path: String, picture: DerivedPicture)? {
    guard let image, let variants = image.variants, min(image.width, image.height) >= width else { return nil }
    let recipe = PictureRecipe(crop: PictureCrop(width: 1, height: 1), width: width, format: format)
    return pictures.derived([recipe], fromPicturesNamed: variants.name).first
  }
}
