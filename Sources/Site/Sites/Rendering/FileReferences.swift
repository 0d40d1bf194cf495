import Addresses
import Markup
import Parsing
import Planning
import Records
import Texts

/// The references from everything public to the files of the content: they decide which files stay private.
///
/// Pages record what they link to. Settings, data, front matter and the site's own assets are searched, and then every
/// text file that is published. Files in `static` are always published, and so is the page of a folder, `index.html`.
struct FileReferences {
  private let site: ReadSite
  private let content: any SourceFolder
  private let editions: [PlannedSite]
  /// The links on the pages of each edition.
  private let links: [[PageLink]]
  /// The copied files by their paths in the output; several domains may have a file at one path.
  private let files: [String: [String]]
  /// The paths of the copied files outside of `static`.
  private let others: Set<String>
  /// The path in the output of each file.
  private let outputs: [String: String]
  /// The paths in the output of the files with a name.
  private let outputsByName: [Substring: [String]]
  /// The addresses of the site and of its domains.
  private let addresses: Set<SiteAddress>

  init(to site: ReadSite, in content: any SourceFolder, _ editions: [PlannedSite], _ links: [[PageLink]]) {
    (self.site, self.content, self.editions, self.links) = (site, content, editions, links)
    let copies = Dictionary(
      site.editions.flatMap(\.addressed.copies).map { ($0.path, SiteFile.path(of: $0.address)) }
    ) { first, _ in first }
    outputs = copies
    files = Dictionary(grouping: copies.keys) { copies[$0] ?? $0 }
    outputsByName = Dictionary(grouping: files.keys) { $0[...].lastPathComponent }
    addresses = Set(editions.map(\.address))
    others = Set(copies.filter { !$0.key.hasPrefix("static/") && !Self.isPageOfFolder($0.value) }.keys)
  }

  /// Returns whether a path in the output is that of the page of a folder.
  private static func isPageOfFolder(_ path: String) -> Bool { path == "index.html" || path.hasSuffix("/index.html") }

  /// Returns the files that are not published because of what refers to them.
  func unpublished(_ reads: [CombinedReads]) -> [UnpublishedFile] {
    let hidden = site.hiddenReferences
    let candidates =
      editions[0].settings.publishesOnlyNeededFiles
      ? others : others.filter { hidden[$0] != nil || ContentFolder.isShared($0) }
    if candidates.isEmpty { return [] }
    return candidates.subtracting(reached(from: reads, besides: candidates)).map { path in
      hidden[path].map { UnpublishedFile(path, .hidden, article: $0) } ?? UnpublishedFile(path, .unused)
    }
  }

  /// Returns the files outside of `static` that nothing refers to, not even an unpublished article, sorted by path.
  func unused(_ reads: [CombinedReads]) -> [String] {
    if others.isEmpty { return [] }
    return others.subtracting(site.hiddenReferences.keys).subtracting(reached(from: reads, besides: others))
      .sorted { $0.precedesByBytes($1) }
  }

  /// Returns the files to which something public refers; all files but `candidates` are public in any case.
  private func reached(from reads: [CombinedReads], besides candidates: Set<String>) -> Set<String> {
    var reached = Set(outputs.keys).subtracting(candidates)
    var queue = Array(reached)
    let add = { (path: String) in if reached.insert(path).inserted { queue.append(path) } }
    for link in links.joined() { files(at: link.address, on: link.page ?? "/").forEach(add) }
    // A page may offer only smaller files of a picture.
    let pictures = editions[0].content.addressed.links.pictures
    for need in reads.flatMap(\.pictures).compactMap({ PictureNeed($0, avifEncoder: pictures.avifEncoder) }) {
      pictures.derived(for: need).map(\.picture.source).forEach(add)
    }
    namedInSources.forEach(add)
    while let file = queue.popLast() { filesNamed(in: file).forEach(add) }
    return reached
  }

  /// The files that settings, data, front matter and the site's own assets name.
  private var namedInSources: [String] {
    let settings = (try? content.read(SiteSettings.path)).flatMap { YAMLReader.read($0[...]).node?.texts } ?? []
    let links = editions[0].content.addressed.links
    let named = (settings + editions[0].content.data.texts).compactMap { links.file(at: $0, from: SiteSettings.path) }
    let inFrontMatter = editions.flatMap { edition in
      edition.entries.flatMap { entry in
        entry.metadata.writtenAddresses.compactMap { edition.content.addressed.links.file(at: $0, from: entry.path) }
      }
    }
    let assets = editions[0].content.theme.files.assets.values.filter(\.isOwn)
    return named + inFrontMatter
      + assets.flatMap { filesNamed(in: $0.bytes, at: $0.address, isScript: $0.path.hasSuffix(".js")) }
  }

  /// Returns the files that a published file names, if it is a text.
  private func filesNamed(in file: String) -> [String] {
    guard let output = outputs[file], let ending = Self.endings.first(where: file.lowercased().hasSuffix),
      let bytes = try? content.read(file)
    else { return [] }
    return filesNamed(in: bytes, at: SiteFile.address(ofFile: output), isScript: ending.hasSuffix("js"))
  }

  private func filesNamed(in bytes: [UInt8], at address: String, isScript: Bool) -> [String] {
    var found: [String] = []
    let add = { (written: String) in
      found += files(at: written, on: address)
      // A script names a file as its page sees it.
      if isScript, !written.hasPrefix("/") { found += files(endingIn: written) }
    }
    let isPage = address.hasSuffix("/") || address.hasSuffix(".html") || address.hasSuffix(".htm")
    if isPage {
      WrittenAddresses.inPage(bytes, .all) { mark in
        if case .link(_, let written) = mark { add(written) }
        if case .text(let written) = mark { add(written) }
      }
    } else {
      WrittenAddresses.inText(bytes[...], .all, add)
    }
    return found
  }

  /// Returns the files at an address on a page of any domain.
  private func files(at written: String, on page: String) -> [String] {
    addresses.flatMap { site -> [String] in
      guard case .file(let path, _) = LinkTarget(written, onPage: page, of: site) else { return [] }
      return files[path] ?? []
    }
  }

  /// Returns the files whose paths in the output end in a relative path.
  private func files(endingIn written: String) -> [String] {
    let name = written.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").drop { $0 == "." || $0 == ".." }
    guard let last = name.last else { return [] }
    let end = "/" + name.joined(separator: "/")
    return (outputsByName[last] ?? []).filter { "/\($0)".hasSuffix(end) }.flatMap { files[$0] ?? [] }
  }

  /// The ends of the names of files that may refer to others.
  private static let endings = [
    ".html", ".htm", ".xhtml", ".css", ".js", ".mjs", ".cjs", ".svg", ".json", ".geojson", ".gltf", ".webmanifest",
    ".xml", ".txt", ".csv", ".md", ".m3u8", ".mpd", ".vtt",
  ]
}
