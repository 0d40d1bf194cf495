import Articles
import Assets
import Diagnostics

/// The image that the header shows instead of the title of the site.
struct SiteLogo: Sendable, Equatable {
  /// The URL for pages of the site.
  let url: String
  let size: ImageSize?

  /// Finds the file of a logo, which is relative to the content folder.
  ///
  /// If there is no such file, the header shows the title, and a warning names the file.
  static func find(_ setting: SiteSettings.Logo?, _ links: SiteLinks) -> (logo: SiteLogo?, diagnostics: [Diagnostic]) {
    guard let setting else { return (nil, []) }
    switch links.resolve(setting.path, from: SiteSettings.path) {
    case .image(let url, let width, let height):
      return (SiteLogo(url: url, size: ImageSize(width: width, height: height)), [])
    case .address(let url): return (SiteLogo(url: url, size: nil), [])
    case .unchanged: return (SiteLogo(url: setting.path, size: nil), [])
    case .missingFile, .missingArticle, .missingPart, .unpublishedArticle:
      return (nil, [SiteProblem.missingFile(setting.path).diagnostic(at: setting.range)])
    }
  }

  /// Texts that determine how the header shows the logo.
  var hashedTexts: [String] { [url] + (size.map { ["\($0.width)", "\($0.height)"] } ?? []) }
}
