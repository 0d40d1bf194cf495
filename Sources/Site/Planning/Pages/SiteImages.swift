import Articles
package import Assets
import Cards
package import Components
package import Diagnostics
import Pictures

/// The images of a site, apart from those of its articles.
package struct SiteImages: Sendable {
  package let icons: SiteIcons
  /// The image that the header shows instead of the title; `nil` without one, or if its file is missing.
  package let logo: SiteImage?
  /// The image of link previews for pages without an image of their own; `nil` without one, or if its file is missing.
  package let preview: SiteImage?
  /// The portrait of the author; `nil` without one, or if its file is missing.
  package let portrait: SiteImage?
  /// The logo of social cards; `nil` without one, or if it cannot be drawn.
  let cardLogo: CardLogo?
  package let diagnostics: [Diagnostic]

  init(_ site: BuildSettings, _ content: AddressedContent) {
    var diagnostics: [Diagnostic] = []
    func image(_ setting: SiteSettings.Image?) -> SiteImage? {
      guard let setting else { return nil }
      let problem = content.links.problem(ofImage: setting.path, from: SiteSettings.path)
      let image = SiteImage(setting.path, from: SiteSettings.path, content.links, at: site.address)
      if let problem = problem ?? (image == nil ? SiteProblem.missingFile(setting.path, isImage: true) : nil) {
        diagnostics.append(problem.diagnostic(at: setting.range))
      }
      return image
    }
    (logo, preview) = (image(site.settings.logo), image(site.settings.image))
    portrait = image(site.settings.author?.image)
    icons = SiteIcons(
      image(site.settings.icon), besides: Set(content.copies.map(\.address)), content.links.pictures)
    let pictures = content.links.pictures
    switch site.settings.cards?.logo {
    case nil, .off: cardLogo = nil
    case .ofSite: cardLogo = logo?.asCardLogo(site.settings.logo, pictures)
    case .file(let setting):
      let image = image(setting)
      cardLogo = image?.asCardLogo(setting, pictures)
      if cardLogo == nil, image != nil, content.links.problem(ofImage: setting.path, from: SiteSettings.path) == nil {
        let reason =
          site.settings.derivesPictures
          ? "it is no PNG, JPEG or WebP file of the site" : "`pictures: false` turns off everything that reads pictures"
        diagnostics.append(SiteProblem.unusableLogo(setting.path, reason).diagnostic(at: setting.range))
      }
    }
    self.diagnostics = diagnostics
  }
}

extension SiteImage {
  /// Returns the image in the size in which social cards show it; `nil` if it cannot be drawn.
  fileprivate func asCardLogo(_ setting: SiteSettings.Image?, _ pictures: SitePictures) -> CardLogo? {
    guard let setting, let image, let variants = image.variants else { return nil }
    let box = SocialCard.logoBox
    let width = max(1, min(box.width, image.width, box.height * image.width / max(1, image.height)))
    let recipe = PictureRecipe(width: width, format: .pixels)
    return pictures.derived([recipe], fromPicturesNamed: variants.name).first.map {
      CardLogo(setting: setting, picture: $0.picture)
    }
  }
}

/// An image that the settings or the front matter of an article name.
package struct SiteImage: Sendable, Equatable {
  /// The address: a path without the root path of the site, or a URL of another site.
  package let address: String
  package let size: ImageSize?
  /// The image with its smaller files, if it is a file of the site.
  package let image: ResolvedImage?

  /// Resolves an address like that of an image in the text of a file; `nil` if there is no such image.
  package init?(_ written: String, from file: String, _ links: SiteLinks, at site: SiteAddress) {
    switch links.resolve(written, from: file) {
    case .image(let image):
      let image = image.respectingOriginalMark
      address = site.withoutRoot(image.address)
      size = ImageSize(width: image.width, height: image.height)
      self.image = image
    case .address(let address), .unshowablePicture(let address, _):
      (self.address, size, image) = (site.withoutRoot(address), nil, nil)
    case .unchanged: (address, size, image) = (written, nil, nil)
    case .missingFile, .missingArticle, .missingPart, .unpublishedArticle, .unpublishedFile: return nil
    }
  }

  /// The address with which another resolution finds the image.
  package var written: String { image?.keepsOriginal == true ? address + ResolvedImage.originalMark : address }

  /// Texts that determine how a page shows the image.
  package var hashedTexts: [String] {
    [address] + (size.map { ["\($0.width)", "\($0.height)"] } ?? [])
      + (image?.variants.map { [$0.name] + $0.formats.map(\.ending) } ?? [])
  }
}
