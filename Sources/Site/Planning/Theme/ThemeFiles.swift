import Addresses
package import Articles
package import Diagnostics
package import Mustache
package import Records
import Theme

/// The templates and assets of a site: its own files, and Garland's built-in files for missing ones.
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

  /// Reads the files in a folder of templates, and adds the built-in files that the folder lacks.
  ///
  /// `indexes` are those of the previous build.
  init(
    _ folder: any SourceFolder, filters: FilterRegistry, _ settings: SiteSettings, at address: SiteAddress,
    after indexes: [AssetIndex], sources: inout SourceMap
  ) {
    library = TemplateLibrary(filters: filters)
    var writer = RecordWriter()
    writer.write(settings.markdown)
    writer.write(settings.levels)
    markdown = ContentHash(of: writer.bytes)
    self.folder = folder.name
    let ownPaths = Set(folder.paths)
    for file in Theme.files where !ownPaths.contains(file.path) && !file.path.hasPrefix(ThemeWords.folder) {
      add(
        SourceFile(path: Self.shownPath(ofBuiltIn: file.path), text: file.text), at: file.path, isOwn: false, &sources)
    }
    for path in folder.paths where Self.isThemeFile(path) {
      do {
        add(SourceFile(path: "\(folder.name)/\(path)", utf8: try folder.read(path)), at: path, isOwn: true, &sources)
      } catch {
        let source = sources.add(SourceFile(path: "\(folder.name)/\(path)", utf8: []))
        diagnostics.append(.unreadable("\(folder.name)/\(path)", error.reason, at: .start(of: source)))
        // An empty template prevents a second diagnostic about a missing template.
        if let name = TemplateName.of(path) {
          _ = library.add(SourceFile(path: path, utf8: []), as: source, named: name)
        }
      }
    }
    let own = files.filter { $0.source != nil }.flatMap { [$0.path, (folder.hash(of: $0.path) ?? .absent).text] }
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
    diagnostics += ThemeChecks.unreadFiles(in: folder, &sources)
    assetPrefixes = Set(
      assets.keys.flatMap { path in path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) } })
    containers = declarations.map { TemplateContainer.declare($0, library: library, assets: Set(files.map(\.path))) }
    diagnostics += ThemeChecks.hooks(ownTemplates.map { (path: $0.path, source: $0.source) }, in: library)
    diagnostics += ThemeChecks.tokens(in: files, templates: ownTemplates.map(\.bytes))
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

  /// The source paths and published addresses of the site's own assets.
  var ownFiles: [(path: String, address: String)] {
    assets.values.filter(\.isOwn).map { ("\(folder)/\($0.path)", $0.address) }.sorted { $0.path < $1.path }
  }

  private let folder: String
  private let markdown: ContentHash
  private var files: [ThemeAsset.File] = []
  private var declarations: [TemplateContainer.Declaration] = []
  private var ownTemplates: [(path: String, source: SourceID, bytes: [UInt8])] = []

  static func isThemeFile(_ path: String) -> Bool {
    !path.split(separator: "/").contains { $0.hasPrefix(".") } && !EditorCopy.matches(path, isFile: { _ in false })
      && (TemplateName.matches(path) || path.hasPrefix("assets/") || path.hasPrefix("containers/"))
  }

  private mutating func add(_ file: SourceFile, at path: String, isOwn: Bool, _ sources: inout SourceMap) {
    guard let name = TemplateName.of(path) else {
      files.append(ThemeAsset.File(path: path, bytes: file.utf8, source: isOwn ? sources.add(file) : nil))
      return
    }
    let source = sources.add(file)
    if isOwn { ownTemplates.append((path, source, file.utf8)) }
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
