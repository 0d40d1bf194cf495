import Articles
import Diagnostics
import Mustache
import Records
import Theme

/// The templates and assets of a site: its own files, and for each that it does not have, the one that comes with Garland.
struct ThemeFiles: Sendable {
  private(set) var library: TemplateLibrary
  /// The assets, by their paths.
  private(set) var assets: [String: ThemeAsset] = [:]
  /// What comes before a point in their paths: a template names an asset part by part.
  private(set) var assetBeginnings: Set<String> = []
  /// The containers that are written as templates.
  private(set) var containers: [Container] = []
  /// The hashes of templates by their names.
  private(set) var templateHashes: [String: ContentHash] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Reads the files of a site that is at an address.
  init(
    _ folder: any SourceFolder, filters: FilterRegistry, _ settings: SiteSettings, at address: SiteAddress,
    sources: inout SourceMap
  ) {
    library = TemplateLibrary(filters: filters)
    markdown = ContentHash(of: RecordWriter.bytes(of: settings.markdown))
    self.folder = folder.name
    let own = Set(folder.paths)
    for file in Theme.files where !own.contains(file.path) {
      add(
        SourceFile(path: Self.shownPath(ofBuiltIn: file.path), text: file.text), at: file.path, isOwn: false, &sources)
    }
    for path in folder.paths where Self.isPart(path) {
      do {
        add(SourceFile(path: "\(folder.name)/\(path)", utf8: try folder.read(path)), at: path, isOwn: true, &sources)
      } catch {
        let source = sources.add(SourceFile(path: "\(folder.name)/\(path)", utf8: []))
        diagnostics.append(.unreadable("\(folder.name)/\(path)", error.reason, at: .start(of: source)))
        // Whoever asks for it has nothing to add to that.
        if let name = TemplateName.of(path) {
          _ = library.add(SourceFile(path: path, utf8: []), as: source, named: name)
        }
      }
    }
    assets = ThemeAsset.named(files, at: address)
    assetBeginnings = Set(
      assets.keys.flatMap { path in path.indices.filter { path[$0] == "." }.map { String(path[..<$0]) } })
    containers = heads.map { TemplateContainer.declare($0, library: library, assets: Set(files.map(\.path))) }
    (files, heads) = ([], [])
  }

  /// Where assets are sent from in a site at an address, by the addresses that views name them by.
  func addresses(at address: SiteAddress) -> [String: String] {
    Dictionary(assets.values.map { ("/" + $0.path, address.local($0.address)) }) { first, _ in first }
  }

  /// The hash of the containers that are templates.
  ///
  /// They may include any template, so all templates count.
  var containersHash: ContentHash {
    guard !containers.isEmpty else { return .absent }
    return ContentHash(
      of: templateHashes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.text] } + assets.keys.sorted())
  }

  /// How messages call a file that the program carries.
  static func shownPath(ofBuiltIn path: String) -> String { "(built in)/\(path)" }

  /// The site's own assets, by the paths that authors know them by, with the addresses that they are sent from.
  var ownFiles: [(path: String, address: String)] {
    assets.values.filter(\.isOwn).map { ("\(folder)/\($0.path)", $0.address) }.sorted { $0.path < $1.path }
  }

  private let folder: String
  private let markdown: ContentHash
  private var files: [ThemeAsset.File] = []
  private var heads: [TemplateContainer.Declaration] = []

  private static func isPart(_ path: String) -> Bool {
    !path.split(separator: "/").contains { $0.hasPrefix(".") }
      && (TemplateName.matches(path) || path.hasPrefix("assets/") || path.hasPrefix("containers/"))
  }

  private mutating func add(_ file: SourceFile, at path: String, isOwn: Bool, _ sources: inout SourceMap) {
    guard let name = TemplateName.of(path) else {
      files.append(ThemeAsset.File(path: path, bytes: file.utf8, source: isOwn ? sources.add(file) : nil))
      return
    }
    let source = sources.add(file)
    var offset = 0
    if path.hasPrefix("containers/") {
      let declaration = TemplateContainer.Declaration(
        file, as: source, named: String(name.dropFirst("containers/".count)))
      diagnostics += declaration.diagnostics
      offset = declaration.bodyOffset
      heads.append(declaration)
    }
    // What the filter `markdown` makes of a text depends on more than the text.
    let asksForMarkdown = String(decoding: file.utf8, as: UTF8.self).holds("markdown")
    templateHashes[name] = ContentHash(of: [ContentHash(of: file.utf8).text, asksForMarkdown ? markdown.text : ""])
    diagnostics += library.add(file, as: source, from: offset, named: name).diagnostics
  }
}
