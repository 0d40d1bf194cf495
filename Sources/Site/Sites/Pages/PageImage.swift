import Articles
import Assets

/// The image that stands for a page where others link to it.
struct PageImage {
  /// Its address: a path of the site, or that of another place.
  let address: String
  let size: ImageSize?

  /// The image that the front matter names, if it is there; a path is looked up as in the text.
  init?(of entry: Entry, in model: SiteModel) {
    guard let written = entry.metadata.image else { return nil }
    switch model.links.resolve(written, from: entry.path) {
    case .image(let address, let width, let height):
      self.address = model.address.withoutRoot(address)
      size = ImageSize(width: width, height: height)
    case .address(let address): (self.address, size) = (model.address.withoutRoot(address), nil)
    case .unchanged: (address, size) = (written, nil)
    case .missingFile, .missingArticle, .missingPart, .unpublishedArticle: return nil
    }
  }
}
