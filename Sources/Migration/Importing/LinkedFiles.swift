import Articles
import Parsing

/// The files that the articles of a site show or link to.
///
/// Generators such as VitePress publish no other files, and a folder without a generator may hold keys and passwords.
struct LinkedFiles {
  private let site: ForeignSite
  private let names: WikiFiles
  /// The folders in which addresses with a slash at the start begin.
  private let roots: [String]
  /// What the generator accepts as front matter.
  private let forms: Set<FrontMatterForm>

  /// Leaves out the copied files that no article names, and reports their number by folder.
  ///
  /// `isPublic` decides which other files of the old site are published.
  static func keepOnly(
    in plan: inout ImportPlan, of site: ForeignSite, roots: [String], forms: Set<FrontMatterForm>,
    besides isPublic: (String) -> Bool
  ) {
    let others = Set(plan.copies.map(\.source).filter { !isPublic($0) })
    guard !others.isEmpty else { return }
    let files = LinkedFiles(site: site, names: WikiFiles(site), roots: roots, forms: forms)
    let left = others.subtracting(files.reached(from: plan.articles.map(\.source)))
    plan.copies.removeAll { left.contains($0.source) }
    plan.notes += Dictionary(grouping: left, by: \.folderPath).sorted { $0.key < $1.key }.map { folder, paths in
      let example = "`\(paths.min()?.fileName ?? "")`"
      let files = paths.count == 1 ? "\(example) is" : "\(paths.count) files are"
      return ImportNote(
        path: folder.isEmpty ? nil : folder + "/",
        message:
          "\(files) left out, because no article links to \(paths.count == 1 ? "it" : "them, such as \(example)")")
    }
  }

  /// Returns the files that articles name, and those that these pages and stylesheets name.
  private func reached(from articles: [String]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = articles
    while let path = waiting.popLast() {
      guard let bytes = site.read(path) else { continue }
      for name in path.isMarkdown || path.fileExtension == "mdx" ? inArticle(bytes, path) : LinkedNames.all(in: bytes) {
        guard let file = file(name, from: path), reached.insert(file).inserted else { continue }
        if ["html", "htm", "css", "svg"].contains(file.fileExtension) { waiting.append(file) }
      }
    }
    return reached
  }

  private func inArticle(_ bytes: [UInt8], _ path: String) -> [String] {
    let article = ForeignFrontMatter.article(bytes, at: path, forms)
    let text = MarkdownText.read(article.body)
    let imports = path.fileExtension == "mdx" ? MDXModule.read(text).imports : [:]
    let inKeys = article.keys.entries.flatMap { Self.texts(in: $0.value.value) }.filter(\.isMedia)
    return LinkedNames.all(in: text.bytes, without: text.code) + imports.values + inKeys
  }

  private static func texts(in value: DataNode.Value) -> [String] {
    switch value {
    case .list(let nodes): nodes.flatMap { texts(in: $0.value) }
    case .map(let map): map.entries.flatMap { texts(in: $0.value.value) }
    default: value.text.map { [$0] } ?? []
    }
  }

  /// Returns the file that a name in an article means, or `nil`.
  private func file(_ name: String, from path: String) -> String? {
    // Pelican writes `{static}/a.png`.
    let bare = !"{|".contains(name.prefix(1)) ? name : name.replacing(/^(\{\w+\}|\|\w+\|)/, with: "")
    guard !bare.contains("://"), !bare.isEmpty else { return nil }
    let address = SitePath.decoded(String(bare.prefix { $0 != "#" && $0 != "?" }))
    let inner = String(address.drop { "/@~".contains($0) })
    let inRoots = inner.hasPrefix("..") ? [] : roots.map { "x".inside($0) }
    let bases = (address == inner ? [path] : []) + inRoots
    return bases.lazy.compactMap { inner.resolved(from: $0) }.first(where: site.has)
      ?? (address.contains("/") ? nil : names.path(named: address))
  }
}

/// The names of files in a text of Markdown, HTML or CSS.
enum LinkedNames {
  /// The attributes of HTML whose values are addresses.
  private static let attributes: Set<String> = ["src", "href", "srcset", "poster", "data", "data-src"]
  private static let lengthLimit = 2_000
  private static let signs: ByteSet = "(:[="

  /// Returns the names outside of code.
  static func all(in text: [UInt8], without code: CodeRegions = CodeRegions(ranges: [])) -> [String] {
    var names: [String] = []
    for at in text.indices.dropFirst() where signs.contains(text[at]) {
      let before = text[at - 1]
      let rest = text[(at + 1)...].prefix(lengthLimit)
      var found: [String] = []
      switch (text[at], before) {
      case (UInt8(ascii: "("), UInt8(ascii: "]")), (UInt8(ascii: ":"), UInt8(ascii: "]")): found = [destination(rest)]
      case (UInt8(ascii: "("), _) where text[..<at].suffix(3).elementsEqual("url".utf8):
        found = [
          String(decoding: rest.prefix { $0 != UInt8(ascii: ")") }, as: UTF8.self).filter { !"\"' ".contains($0) }
        ]
      case (UInt8(ascii: "["), UInt8(ascii: "[")):
        found = [String(decoding: rest.prefix { !"]|#\n\\".utf8.contains($0) }, as: UTF8.self).trimmed]
      case (UInt8(ascii: "="), _): found = attribute(named: text[..<at], rest)
      default: continue
      }
      guard found.contains(where: { !$0.isEmpty }), code.region(at: at) == nil else { continue }
      names += found
    }
    return names
  }

  /// Returns the destination of a link: up to a space, `>` or a bracket that was not opened in it.
  private static func destination(_ text: ArraySlice<UInt8>) -> String {
    let start = text.drop { $0 == 0x20 || $0 == 0x09 }
    if start.first == UInt8(ascii: "<") {
      return String(decoding: start.dropFirst().prefix { !">\n".utf8.contains($0) }, as: UTF8.self)
    }
    var depth = 0
    let end = start.firstIndex { byte in
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      return depth < 0 || byte <= 0x20
    }
    return String(decoding: start[..<(end ?? start.endIndex)], as: UTF8.self).filter { $0 != "\\" }
  }

  /// Returns the addresses in an attribute; of an attribute with another name, those of images and the like.
  private static func attribute(named head: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> [String] {
    let name = String(
      decoding: head.suffix(10).reversed().prefix { $0 > 0x20 && !"<\"'".utf8.contains($0) }.reversed(), as: UTF8.self)
    let start = text.drop { $0 == 0x20 || $0 == UInt8(ascii: "{") }
    guard let quote = start.first else { return [] }
    let isQuoted = "\"'`".utf8.contains(quote)
    let value =
      isQuoted ? start.dropFirst().prefix { $0 != quote } : start.prefix { $0 > 0x20 && !">}".utf8.contains($0) }
    let written = String(decoding: value, as: UTF8.self)
    let addresses =
      name.lowercased() == "srcset"
      ? written.split(separator: ",").compactMap { $0.words.first.map(String.init) }
      : [written]
    return attributes.contains(name.lowercased()) ? addresses : addresses.filter(\.isMedia)
  }
}
