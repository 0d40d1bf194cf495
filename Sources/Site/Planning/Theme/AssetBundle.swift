import Assets
import Synchronization

/// Joins the stylesheets or scripts of a page into one file, so that a page needs few requests.
///
/// A bundle is an asset like any other. Its path names its parts, `assets/page.css?assets/site.css&containers/tabs.css`,
/// so a page that read a bundle in the previous build can be compared with the bundle of this build.
package final class AssetBundles: Sendable {
  private let assets: [String: ThemeAsset]
  private let known: KnownAssets
  private let bundles = Mutex<[String: ThemeAsset]>([:])

  init(of assets: [String: ThemeAsset], _ known: KnownAssets) { (self.assets, self.known) = (assets, known) }

  /// Returns the bundle with a path, or `nil` if it is not the path of a bundle, or if a part is missing.
  func bundle(at path: String) -> ThemeAsset? {
    if let bundle = bundles.withLock({ $0[path] }) { return bundle }
    guard let names = Self.parts(of: path) else { return nil }
    let parts = names.compactMap { assets[$0] }
    guard parts.count == names.count else { return nil }
    // Compute without the lock: if two threads make the same bundle, both get the same result.
    let bundle = ThemeAsset(joining: parts, at: path, known)
    bundles.withLock { $0[path] = bundle }
    return bundle
  }

  /// Returns the paths to link instead of some paths: each run of files that can be joined becomes a bundle.
  ///
  /// A file that occurs again stays at its first place only: `palette.css`, which containers require too, would undo the
  /// palette that follows it.
  /// A file of the site's own stays alone if an error in it could break the others, as any error in a script does.
  package func joined(_ paths: [String]) -> [String] {
    var result: [String] = []
    var run: [String] = []
    func endRun() {
      if let first = run.first { result.append(run.count == 1 ? first : Self.path(of: run)) }
      run = []
    }
    var seen: Set<String> = []
    for path in paths where seen.insert(path).inserted {
      if let asset = assets[path], asset.isJoinable {
        run.append(path)
      } else {
        endRun()
        result.append(path)
      }
    }
    endRun()
    return result
  }

  private static func path(of parts: [String]) -> String {
    let isStyle = parts.first?.hasSuffix(".css") ?? false
    return (isStyle ? "assets/page.css?" : "assets/page.js?") + parts.joined(separator: "&")
  }

  /// Returns the paths of the parts of a bundle; `nil` for any other path.
  static func parts(of path: String) -> [String]? {
    guard path.hasPrefix("assets/page."), let mark = path.firstIndex(of: "?") else { return nil }
    return path[path.index(after: mark)...].split(separator: "&").map(String.init)
  }
}

/// The files of the theme that every page links to, besides those that its content requires.
package enum BaseAssets {
  /// A part of some pages that has its own stylesheet.
  package enum Part { case announcement, badge, comments, grid, hero, languages, layout, menuGroups, progress, sidebar }

  /// Returns the stylesheets before those that the content requires.
  package static func styles(of kind: PageKind, with parts: Set<Part>, palette: String?) -> [String] {
    ["assets/palette.css"] + (palette.map { [self.palette(named: $0)] } ?? [])
      + ["assets/site.css", "assets/menu.css"] + (parts.contains(.menuGroups) ? ["assets/menu-groups.css"] : [])
      + ["assets/lists.css"] + (kind.isOverview ? ["assets/overview.css"] : [])
      + (parts.contains(.grid) ? ["assets/grid.css"] : [])
      + (kind == .home ? ["assets/home.css"] : [])
      + (kind.isArticle ? ["assets/article.css", "assets/post-end.css"] : [])
      + (kind == .term ? ["assets/profile.css"] : []) + (kind == .search ? ["assets/search.css"] : [])
      + (parts.contains(.languages) ? ["assets/languages.css"] : [])
      + (parts.contains(.announcement) ? ["assets/announcement.css"] : [])
      + (parts.contains(.badge) ? ["assets/badge.css"] : [])
      + (parts.contains(.comments) ? ["assets/comments.css"] : [])
      + (parts.contains(.progress) ? ["assets/progress.css"] : [])
      + (parts.contains(.sidebar) ? ["assets/sidebar.css"] : [])
      + (parts.contains(.hero) ? ["assets/hero.css"] : [])
      + (!parts.isDisjoint(with: [.grid, .layout]) || kind == .home ? ["assets/layouts.css"] : [])
  }

  /// The site's own stylesheet, which comes last, if the site has one.
  package static let custom = "assets/custom.css"
  /// The scripts of every page.
  package static let scripts = ["assets/site.js", "assets/menu.js"]
  /// The script and the stylesheet of the button that opens the search.
  package static let (searchScript, searchStyle) = ("assets/search-open.js", "assets/search-open.css")
  /// The script of articles.
  package static let articleScript = "assets/article.js"
  /// The script of pages with a sidebar.
  package static let sidebarScript = "assets/sidebar.js"
  /// The script of pages with targets to share them with.
  package static let shareScript = "assets/share.js"
  /// The script of pages with comments.
  package static let commentsScript = "assets/comments.js"
  /// The script of pages with a button that copies their Markdown.
  package static let markdownScript = "assets/copy-markdown.js"

  /// The folder of the palettes.
  package static let palettes = "assets/palettes/"

  /// Returns the path of the stylesheet with a palette.
  package static func palette(named name: String) -> String { "\(palettes)\(name).css" }

  /// Returns the names of the palettes among some paths.
  package static func palettes(among paths: some Sequence<String>) -> [String] {
    paths.filter { $0.hasPrefix(palettes) && $0.hasSuffix(".css") }
      .map { String($0.dropFirst(palettes.count).dropLast(".css".count)) }.sorted()
  }
}
