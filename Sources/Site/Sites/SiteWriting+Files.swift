import Diagnostics
import Views

extension SiteWriting {
  /// Writes what a site has besides its pages: feeds and what crawlers read, redirects, assets, and files that are copied.
  ///
  /// Gives what is wrong with that: what assets ask for, and is not there.
  func writeOtherFiles(copying copied: [(path: String, address: String)], withAssets named: Set<String>) -> [Diagnostic]
  {
    let copies = copied.map { SiteOutput(SiteFile.path(of: $0.address), .copy($0.path)) }
    // Whoever has a `robots.txt` of their own means it.
    let own = Set(copies.map(\.path))
    let extras = ExtraFiles(model: model, renderings: renderings, changes: changes)
      .write(besides: own, keeping: keep, handing: take)
    let assets = assets(named: named)
    let others = redirects + assets.map { SiteOutput(String($0.address.dropFirst()), .bytes($0.bytes)) }
    lazy var taken = Set(model.pages.map { SiteFile.path(of: $0.address) } + others.map(\.path) + extras)
    for file in others + copies.filter({ !taken.contains($0.path) }) { take(file) }
    return lostAddresses(of: assets) { taken.contains($0) || own.contains($0) }
  }

  private var redirects: [SiteOutput] {
    model.redirects.map { from, to in
      let redirect = Redirect(
        target: model.address.local(to), canonical: model.address.absolute(to), language: model.settings.language)
      return SiteOutput(SiteFile.path(of: from), .bytes(redirect.rendered().bytes))
    }
  }

  /// The assets that pages name, those of the site's own that are there for whoever knows their names, and what these ask for.
  private func assets(named: Set<String>) -> [ThemeAsset] {
    let assets = model.theme.assets
    var wanted = assets.values.filter { named.contains($0.path) || $0.isOwn && $0.path.hasPrefix("assets/") }
    var found = Set(wanted.map(\.path))
    var sent: [ThemeAsset] = []
    while let asset = wanted.popLast() {
      sent.append(asset)
      for target in asset.references.compactMap({ assets[$0.target] }) where found.insert(target.path).inserted {
        wanted.append(target)
      }
    }
    return sent
  }

  /// What assets ask for and the site does not have, be it only under the name that they know.
  private func lostAddresses(of assets: [ThemeAsset], isThere: (String) -> Bool) -> [Diagnostic] {
    assets.flatMap { asset in
      asset.references.compactMap { reference in
        if model.theme.assets[reference.target] != nil || isThere(SiteFile.path(of: "/" + reference.target)) {
          return nil
        }
        return SiteProblem.missingFile(reference.written).diagnostic(at: reference.range)
      } + [asset.staleName.map { SiteProblem.staleName($0.name).diagnostic(at: $0.file) }].compactMap(\.self)
    }
  }
}
