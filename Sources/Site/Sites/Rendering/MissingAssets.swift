import Addresses
import Articles
import Diagnostics
import Handles
import Planning
import Views

/// The check for assets that a view requires and that are no files of the site.
///
/// A browser would only log the failed request, so a missing asset is an error of the build.
struct MissingAssets {
  let site: PlannedSite

  /// Returns the errors for the assets of an article, at the containers that require them.
  func problems(of body: RenderedBody, from entry: Int) -> [Diagnostic] {
    let assets = missing(among: body.assets)
    if assets.isEmpty { return [] }
    let environment = site.content.theme.words.list(in: site.entries[entry].placed.textLanguage).environment
    return zip(assets, site.content.texts.article(of: entry).ranges(requiring: assets, in: environment)).map {
      asset, range in
      problem(asset, by: nil).diagnostic(at: range)
    }
  }

  /// Returns the errors for the assets of a view in Swift, which `user` names.
  func problems(of assets: [Asset], by user: String) -> [Diagnostic] {
    missing(among: assets).map { problem($0, by: user).diagnostic() }
  }

  private func missing(among assets: [Asset]) -> [Asset] {
    assets.filter { asset in
      // The site makes pictures itself, and other sites have their own files.
      if asset.kind == .picture { return false }
      if asset.url.hasPrefix("//") || asset.url.holds("://") { return false }
      return site.content.theme.files.assets[String(asset.url.dropFirst())] == nil
        && !site.content.addressed.links.hasFile(at: asset.url)
    }
  }

  private func problem(_ asset: Asset, by user: String?) -> SiteProblem {
    let theme = site.content.theme.files
    return .missingAsset(
      asset.url, names: theme.assets.keys.map { "/" + $0 }.sorted(), unread: theme.unreadPlace(ofAssetAt: asset.url),
      by: user)
  }
}
