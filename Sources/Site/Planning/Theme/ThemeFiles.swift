import Addresses
package import Articles
package import Diagnostics
package import Mustache
package import Records
import Theme

/// The templates and assets of a site: its own files, then those of its Swift code, then Garland's built-in files.
package struct ThemeFiles: Sendable {
  package private(set) var library: TemplateLibrary
  /// The assets, by path.
  package private(set) var assets: [String: ThemeAsset] = [:]
  /// The bundles of assets.
  package private(set) var bundles = AssetBundles(of: [:], KnownAssets())
  /// The hash of everything that decides how the assets are published, besides the program.
  package private(set) var assetsHash = ContentHash.absent
  /// The prefixes of asset paths that end before a dot.
  ///
  /// A template reads `asset.site.css` part by part, so a lookup must recognize the prefix `site`.
  package private(set) var assetPrefixes: Set<String> = []
  /// The containers that are defined as templates.
  package private(set) var containers: [Container] = []
  /// The hashes of templates, by name.
  package private(set) var templateHashes: [String: ContentHash] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  /// Reads the files in a folder of templates, and adds those of Swift code and of Garland that the folder lacks.
  ///
  /// `indexes` are those of the previous build.
  init(
    _ folder: any SourceFolder, _ code: RegisteredCode, filters: FilterRegistry, _ settings: SiteSettings,
    at address: SiteAddress, after indexes: [AssetIndex], sources: inout SourceMap
  ) {
    library = TemplateLibrary(filters: filters)
    var writer = RecordWriter()
    writer.write(settings.markdown)
    writer.write(settings.levels)
    markdown = ContentHash(of: writer.bytes)
    self.folder = folder.name
    let ownPaths = Set(folder.paths)
    let packaged = code.files.filter { !ownPaths.contains($0.key) }
    self.packaged = Set(packaged.keys)
    for file in Theme.files
    where !ownPaths.contains(file.path) && code.files[file.path] == nil && !file.path.hasPrefix(ThemeWords.folder) {
      add(SourceFile(path: Self.shownPath(ofBuiltIn: file.path), text: file.text), at: file.path, .builtIn, &sources)
    }
    for (path, bytes) in packaged.sorted(by: { $0.key < $1.key }) {
      add(SourceFile(path: Self.shownPath(ofCode: path), utf8: bytes), at: path, .code, &sources)
    }
    unread = ownPaths.filter { !Self.isThemeFile($0) && code.files[$0] == nil }
    for path in folder.paths where !unread.contains(path) {
      do {
        add(SourceFile(path: "\(folder.name)/\(path)", utf8: try folder.read(path)), at: path, .site, &sources)
      } catch {
        let source = sources.add(SourceFile(path: "\(folder.name)/\(path)", utf8: []))
        diagnostics.append(.unreadable("\(folder.name)/\(path)", error.reason, at: .start(of: source)))
        // An empty template prevents a second diagnostic about a missing template.
        if let name = TemplateName.of(path) {
          _ = library.add(SourceFile(path: path, utf8: []), as: source, named: name)
        }
      }
    }
    let own = files.filter { $0.source != nil }.flatMap { file in
      [file.path, (packaged[file.path].map { ContentHash(of: $0) } ?? folder.hash(of: file.path) ?? .absent).text]
    }
    assetsHash = ContentHash(of: [address.root] + own)
    let known = KnownAssets(among: indexes, ofThemeWith: assetsHash)
    assets = ThemeAsset.assets(files, at: address, known)
    bundles = AssetBundles(of: assets, known)
    if let palette = settings.palette, assets[BaseAssets.palette(named: palette.name)] == nil {
      let names = BaseAssets.palettes(among: assets.keys)
      let problem = SettingsProblem.wrong(
        "palette", palette.name, "one of \(names.map { "`\($0)`" }.joined(separator: ", "))", known: names)
      diagnostics.append(problem.diagnostic(at: palette.range))
    }
    diagnostics += ThemeChecks.unreadFiles(unread, in: folder.name, &sources)
    assetPrefixes = Set(
      assets.keys.flatMap { path in path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) } })
    containers = declarations.map { TemplateContainer.declare($0, library: library, assets: Set(files.map(\.path))) }
    diagnostics += ThemeChecks.hooks(ownTemplates.map { (path: $0.path, source: $0.source) }, in: library)
    diagnostics += ThemeChecks.tokens(
      in: files, except: self.packaged,
      templates: ownTemplates.map(\.bytes) + packaged.filter { TemplateName.matches($0.key) }.values)
    (files, declarations, ownTemplates) = ([], [], [])
  }

  /// Returns the asset or the bundle with a path.
  package func asset(at path: String) -> ThemeAsset? { assets[path] ?? bundles.bundle(at: path) }

  /// Returns the published URLs of all assets, by the URLs that views use.
  package func addresses(at address: SiteAddress) -> [String: String] {
    Dictionary(assets.values.map { ("/" + $0.path, address.local($0.address)) }) { first, _ in first }
  }

  /// Returns a container in Swift, which requires the stylesheet and the script with its name if the theme has them.
  func styled(_ container: Container) -> Container {
    container.requiring(TemplateContainer.assets(of: container.name, among: assets.keys))
  }

  /// Returns the hash of the containers that are templates, and of the assets of all containers of the site.
  ///
  /// A container may include any template and link to any asset. So the hash covers all templates and the asset paths.
  package func hash(ofContainersBeside code: RegisteredCode) -> ContentHash {
    guard !containers.isEmpty || !code.containers.isEmpty else { return .absent }
    let templates = containers.isEmpty ? [] : templateHashes.sorted { $0.key < $1.key }
    return ContentHash(of: templates.flatMap { [$0.key, $0.value.text] } + assets.keys.sorted())
  }

  /// Returns the path of a built-in file for diagnostics.
  package static func shownPath(ofBuiltIn path: String) -> String { "(built in)/\(path)" }

  /// Returns the path of a file of Swift code for diagnostics.
  package static func shownPath(ofCode path: String) -> String { "(in code)/\(path)" }

  /// Returns where a missing asset is, if the site's folder has it in a place that is not read.
  package func unreadPlace(ofAssetAt url: String) -> String? {
    let path = String(url.dropFirst())
    return unread.contains(path) ? "\(folder)/\(path)" : nil
  }

  /// The source paths and published addresses of the site's own assets.
  var ownFiles: [(path: String, address: String)] {
    assets.values.filter(\.isOwn).map { asset in
      (packaged.contains(asset.path) ? Self.shownPath(ofCode: asset.path) : "\(folder)/\(asset.path)", asset.address)
    }.sorted { $0.path < $1.path }
  }

  /// The paths of the files that come from Swift code.
  package private(set) var packaged: Set<String> = []
  /// The paths in the site's folder that are neither templates nor assets.
  private var unread: Set<String> = []
  private let folder: String
  private let markdown: ContentHash
  private var files: [ThemeAsset.File] = []
  private var declarations: [TemplateContainer.Declaration] = []
  private var ownTemplates: [(path: String, source: SourceID, bytes: [UInt8])] = []

  static func isThemeFile(_ path: String) -> Bool {
    !path.split(separator: "/").contains { $0.hasPrefix(".") } && !EditorCopy.matches(path, isFile: { _ in false })
      && (TemplateName.matches(path) || path.hasPrefix("assets/") || path.hasPrefix("containers/"))
  }

  /// Where a file of the theme comes from.
  private enum Origin { case builtIn, code, site }

  private mutating func add(_ file: SourceFile, at path: String, _ origin: Origin, _ sources: inout SourceMap) {
    guard let name = TemplateName.of(path) else {
      files.append(ThemeAsset.File(path: path, bytes: file.utf8, source: origin == .builtIn ? nil : sources.add(file)))
      return
    }
    let source = sources.add(file)
    if origin == .site { ownTemplates.append((path, source, file.utf8)) }
    var offset = 0
    if path.hasPrefix("containers/") {
      let declaration = TemplateContainer.Declaration(
        file, as: source, named: String(name.dropFirst("containers/".count)))
      diagnostics += declaration.diagnostics
      offset = declaration.bodyOffset
      declarations.append(declaration)
    }
    // The result of the filter `markdown` also depends on the settings for Markdown and on the levels, which decide
    // whether a problem in the text makes the filter fail.
    let mayUseMarkdown = String(decoding: file.utf8, as: UTF8.self).holds("markdown")
    templateHashes[name] = ContentHash(of: [ContentHash(of: file.utf8).text, mayUseMarkdown ? markdown.text : ""])
    diagnostics += library.add(file, as: source, from: offset, named: name).diagnostics
  }
}

/// Converts between the name of a template and the path of its file.
package enum TemplateName {
  private static let fileExtension = ".mustache"

  /// Returns the name of the template in a file, or `nil` if the file is not a template.
  package static func of(_ path: String) -> String? {
    matches(path) ? String(path.dropLast(fileExtension.count)) : nil
  }

  /// Returns whether the file at a path is a template.
  package static func matches(_ path: String) -> Bool { path.hasSuffix(fileExtension) }

  /// Returns the path of a template's file.
  package static func file(of name: String) -> String { name + fileExtension }
}
