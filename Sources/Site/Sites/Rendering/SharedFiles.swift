import Addresses
import Diagnostics
import Planning
import Theme

/// The files that pages of all editions share: the pictures that they offer, and the assets that they link to.
struct SharedFiles {
  /// The editions of the site.
  let editions: [PlannedSite]
  /// The paths of the assets that pages link to.
  let named: Set<String>
  /// The pictures that pages need.
  let pictures: [String]
  let sink: OutputSink

  private var theme: ThemeFiles { editions[0].content.theme.files }
  private var planned: [PlannedFile] { editions.flatMap(\.plan.files) }

  /// Adds the files to the sink, and returns the index of the assets, and a warning for each missing file that one of
  /// them refers to.
  func render() -> (assets: AssetIndex, problems: [Diagnostic]) {
    // Several pages can offer one picture in different widths.
    var derived: [String: DerivedPicture] = [:]
    let known = editions[0].content.addressed.links.pictures
    for need in pictures.compactMap({ PictureNeed($0, avifEncoder: known.avifEncoder) }) {
      for (path, picture) in known.derived(for: need) { derived[path] = picture }
    }
    for file in planned {
      if case .picture(let picture) = file.content { derived[file.path] = picture }
    }
    // In this order, the formats of one width follow each other, and a worker resizes once for them.
    for (path, picture) in derived.sorted(by: { $0.key < $1.key }) { sink.add(SiteOutput(path, .picture(picture))) }
    let copies = Set(planned.filter(\.isCopy).map(\.path))
    let assets = publishedAssets.filter { !copies.contains(String($0.address.dropFirst())) }
    publish(assets)
    lazy var addresses = editions.flatMap { $0.plan.pages.map(\.address) + $0.plan.files.map(\.address) }
    lazy var paths = Set(addresses.map { SiteFile.path(of: $0) } + assets.map { String($0.address.dropFirst()) })
    let problems =
      missingFiles(of: assets) { paths.contains($0) }
      + assets.flatMap(\.unclosedBraces).map { SiteProblem.unclosedBrace.diagnostic(at: $0) }
      + unlinkedStyles(among: assets)
    return (AssetIndex(of: assets, in: theme), problems)
  }

  /// Adds assets to the sink; one with the address of the previous build also has the same bytes.
  private func publish(_ assets: [ThemeAsset]) {
    let paths = assets.map { String($0.address.dropFirst()) }
    let known = paths.indices.filter { assets[$0].isKnown }
    let kept = Set(zip(known, sink.reuse(known.map { paths[$0] })).filter(\.1).map(\.0))
    for index in assets.indices where !kept.contains(index) {
      sink.add(SiteOutput(paths[index], .bytes(assets[index].bytes)))
    }
  }

  /// Returns the assets that pages link to, all of the site's own `assets/`, and every asset that these refer to.
  private var publishedAssets: [ThemeAsset] {
    let assets = theme.assets
    let bundles = named.sorted().filter { assets[$0] == nil }.compactMap { theme.asset(at: $0) }
    var queue = bundles + assets.values.filter { named.contains($0.path) || $0.isOwn && $0.path.hasPrefix("assets/") }
    var found = Set(queue.map(\.path))
    var published: [ThemeAsset] = []
    while let asset = queue.popLast() {
      published.append(asset)
      for target in asset.targets.compactMap({ assets[$0] }) where found.insert(target.path).inserted {
        queue.append(target)
      }
    }
    return published
  }

  /// Returns a warning for each stylesheet of the site that neither a page nor another file links.
  private func unlinkedStyles(among assets: [ThemeAsset]) -> [Diagnostic] {
    let linked = Set(
      named.compactMap { theme.asset(at: $0) }.flatMap(\.paths)
        + assets.flatMap(\.targets))
    return assets.compactMap { asset in
      // A palette can be a file for later, and a file of the theme is linked where it is needed.
      guard theme.assets[asset.path] != nil, let style = asset.ownStyle,
        !linked.contains(asset.path), !theme.packaged.contains(asset.path),
        !asset.path.hasPrefix(BaseAssets.palettes),
        Theme.file(at: asset.path) == nil
      else { return nil }
      return SiteProblem.unlinkedStyle(asset.path).diagnostic(at: .start(of: style))
    }
  }

  /// Returns a warning for each missing file that an asset refers to.
  private func missingFiles(of assets: [ThemeAsset], isThere: (String) -> Bool) -> [Diagnostic] {
    assets.flatMap { asset in
      asset.ownReferences.compactMap { reference in
        if theme.assets[reference.target] != nil
          || isThere(SiteFile.path(of: "/" + reference.target))
        {
          return nil
        }
        return SiteProblem.missingFile(reference.written, isImage: false).diagnostic(at: reference.range)
      } + [asset.staleName.map { SiteProblem.staleName($0.name).diagnostic(at: $0.file) }].compactMap(\.self)
    }
  }
}
