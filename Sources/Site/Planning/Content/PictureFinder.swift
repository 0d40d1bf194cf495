package import Articles
package import Components
import Diagnostics
import Pictures

/// Finds the pictures that templates and views of one page name.
package final class PictureFinder: PictureResolver {
  private let links: SiteLinks
  /// The path of the file that relative addresses start from.
  private let file: String
  private let record: @Sendable (_ written: String, AddressResolution) -> Void

  /// Creates a finder that passes each resolution to `record`, so that a build knows that the page depends on it.
  package init(
    _ links: SiteLinks, from file: String, record: @escaping @Sendable (String, AddressResolution) -> Void
  ) {
    (self.links, self.file, self.record) = (links, file, record)
  }

  /// Returns the picture at an address.
  package func picture(_ written: String, part: String?) -> FoundPicture {
    let resolution = links.resolve(written, from: file)
    record(written, resolution)
    switch resolution {
    case .image(let image):
      let problem = image.failure.map { "the picture `\(written)` \($0)" }
      return FoundPicture(
        image.respectingOriginalMark.cropped(to: part.flatMap { PictureCrop(key: $0) }), problem: problem)
    case .unshowablePicture(let address, let reason):
      return FoundPicture(at: address, problem: "the picture `\(written)` \(reason)")
    case .unchanged: return FoundPicture(at: written)
    case .address(let address): return FoundPicture(at: address, problem: problem(with: written))
    case .missingFile, .missingArticle, .missingPart, .unpublishedArticle, .unpublishedFile:
      return FoundPicture(at: written, problem: problem(with: written))
    }
  }

  /// Returns an address on a page as a full URL.
  package func absolute(_ address: String) -> String {
    address.hasPrefix("/") && !address.hasPrefix("//") ? links.address.origin + address : address
  }

  private func problem(with written: String) -> String {
    let suggestion = links.nearestPicture(to: written, from: file).map { "; \(didYouMean($0))" } ?? ""
    return "there is no picture `\(written)`\(suggestion)"
  }
}
