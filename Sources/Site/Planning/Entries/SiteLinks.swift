import Addresses
package import Articles
import Assets
import Components
import Diagnostics
package import Records
import Synchronization

/// Resolves the links that authors write, to articles and to copied files.
package final class SiteLinks: Sendable {
  /// The addresses of articles, by path.
  ///
  /// The path of an article in another edition leads to its translation, or else to the article itself.
  private let articles: [String: String]
  /// The paths of the translations of articles in other editions, by the path of the other article.
  private let counterparts: [String: String]
  /// The paths of articles without the name of a language, by path, where these differ.
  private let plainPaths: [String: String]
  /// The addresses of copied files, by path.
  private let copies: [String: String]
  /// The paths of copied files, by address.
  private let origins: [String: String]
  /// The addresses of sections, by path.
  private let sections: [String: String]
  /// The addresses of articles and sections.
  private let pages: Set<String>
  /// The settings for addresses.
  private let settings: AddressSettings
  /// The addresses of articles that are not published in this build, such as drafts, by path.
  private let unpublished: [String: String]
  /// The files that are not published, by path and by address, with the path of the article to which they belong.
  private let unpublishedFiles: [String: String?]
  let address: SiteAddress
  /// The pictures that links can lead to.
  package let pictures: SitePictures
  /// The paths of articles and of copied files, for suggestions.
  private let articlePaths, copyPaths: Deferred<NameList>
  /// The hash of everything that a link can resolve to.
  package let hash: ContentHash

  /// Creates the links of an edition with some articles.
  ///
  /// `others` are the articles of the other editions, with the addresses that lead to them.
  init(
    _ placedArticles: [PlacedArticle], besides others: [(article: PlacedArticle, address: String)],
    unpublished: [PlacedArticle], _ unpublishedFiles: [String: String?], sections: SectionAddresses,
    copies: [(path: String, address: String)], at address: SiteAddress, _ pictures: SitePictures
  ) {
    var articles = Dictionary(placedArticles.map { ($0.place.path, $0.address) }) { first, _ in first }
    counterparts = Self.counterparts(of: others.map(\.article), among: placedArticles)
    for (article, other) in others where articles[article.place.path] == nil {
      let address = counterparts[article.place.path].flatMap { articles[$0] } ?? other
      for path in [article.place.path, article.place.plainPath] where articles[path] == nil {
        articles[path] = address
      }
    }
    if !others.isEmpty {
      for article in placedArticles { articles[article.place.plainPath] = article.address }
    }
    self.articles = articles
    plainPaths = Dictionary(
      (placedArticles + unpublished).lazy.filter { $0.place.plainPath != $0.place.path }
        .map { ($0.place.path, $0.place.plainPath) }
    ) { first, _ in first }
    self.copies = Dictionary(copies.map { ($0.path, $0.address) }) { first, _ in first }
    origins = Dictionary(self.copies.map { ($1, $0) }) { $0.precedesByBytes($1) ? $0 : $1 }
    self.sections = Self.sections(of: placedArticles, at: sections)
    settings = sections.settings
    pages = Set(articles.values).union(self.sections.values)
    self.unpublished = Dictionary(unpublished.map { ($0.place.path, $0.address) }) { first, _ in first }
    self.unpublishedFiles = unpublishedFiles
    self.address = address
    self.pictures = pictures
    articlePaths = .lazily { NameList(placedArticles.lazy.map(\.place.path)) }
    copyPaths = .lazily { NameList(copies.lazy.map(\.path)) }
    hash = Self.hash(
      of: placedArticles, [others.isEmpty ? [:] : articles, self.copies, self.sections],
      self.unpublished.keys.sorted()
        + unpublishedFiles.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value ?? ""] }, pictures, at: address)
  }

  /// Returns the paths of some articles by the paths of their translations, which are `others`.
  private static func counterparts(
    of others: [PlacedArticle], among articles: [PlacedArticle]
  ) -> [String: String] {
    if others.isEmpty { return [:] }
    let own = Dictionary(articles.map { ($0.file.translationKey, $0.place.path) }) { first, _ in first }
    let pairs = others.compactMap { article in own[article.file.translationKey].map { (article.place.path, $0) } }
    return Dictionary(pairs) { first, _ in first }.filter { $0.key != $0.value }
  }

  private static func hash(
    of placedArticles: [PlacedArticle], _ addresses: [[String: String]], _ unpublished: [String],
    _ pictures: SitePictures, at address: SiteAddress
  ) -> ContentHash {
    var writer = RecordWriter()
    writer.write([address.home] + unpublished)
    // These are sorted by path already.
    for article in placedArticles { writer.write([article.place.path, article.address]) }
    for addresses in addresses {
      for (path, address) in addresses.sorted(by: { $0.key < $1.key }) { writer.write([path, address]) }
    }
    // The resolution of a link to an image contains its size and its variants.
    pictures.write(to: &writer)
    return ContentHash(of: writer.bytes)
  }

  /// Resolves an address that the article at `file` contains.
  package func resolve(_ written: String, from file: String) -> AddressResolution {
    guard let end = Self.endOfPath(in: written) else { return .unchanged }
    let index = written.utf8.index(written.startIndex, offsetBy: end)
    let rest = written[index...]
    let path = rest.isEmpty ? written : String(written[..<index])
    let target = SitePath.resolve(SitePath.decoded(path), from: file)
    let plainTarget = plainPaths[file].flatMap { SitePath.resolve(SitePath.decoded(path), from: $0) }
    if MarkdownName.matches(path) {
      guard let target, let article = articles[target] ?? plainTarget.flatMap({ articles[$0] }) else {
        if let target, unpublished[target] != nil { return .unpublishedArticle }
        return .missingArticle(nearest: nearest(to: written, path, from: file, among: articlePaths.value))
      }
      return .address(address.local(article) + rest)
    }
    for target in [target, plainTarget].compactMap(\.self) {
      if let copy = copies[target] { return resolveFile(target, at: copy, rest) }
      if let article = unpublishedFiles[target] { return .unpublishedFile(of: article) }
    }
    if let target, let page = articles[target] { return .address(address.local(page) + rest) }
    let canonical = SitePath.canonical(path)
    if let origin = origins[canonical] { return resolveFile(origin, at: canonical, rest) }
    if let article = unpublishedFiles[canonical] { return .unpublishedFile(of: article) }
    if path.hasPrefix("/") {
      // Some hosts show the page `/bread.html` at `/bread`; others have nothing there.
      let file = canonical + ".html"
      if pages.contains(file) { return .address(address.local(file) + rest) }
      // In a preview, the address is relative to the domain that the language will have.
      let isMoved = settings.movesWrittenAddresses && pages.contains(settings.belowHome(canonical))
      return .address(address.local(isMoved ? settings.belowHome(path) : path) + rest)
    }
    return (article(at: target) ?? article(at: plainTarget)).map { .address(address.local($0) + rest) }
      ?? resolve(path, rest, besideTextOf: file) ?? resolve(path, rest, fromPageOf: file)
      ?? .missingFile(nearest: nearest(to: written, path, from: file, among: copyPaths.value))
  }

  /// Resolves a path against the folder `name` of the article `name.md`.
  ///
  /// Returns `nil` if no copied file is there.
  private func resolve(_ path: String, _ rest: Substring, besideTextOf file: String) -> AddressResolution? {
    guard let stem = MarkdownName.stem(of: file) ?? HTMLPageName.stem(of: file[...]),
      let own = SitePath.resolve(SitePath.decoded(path), from: stem + "/index"), let copy = copies[own]
    else { return nil }
    return resolveFile(own, at: copy, rest)
  }

  /// Returns the address of the article or the section at a path without its extension: `trip` for `trip.md`.
  private func article(at target: String?) -> String? {
    guard let target else { return nil }
    let names = MarkdownName.endings.flatMap { ["\(target)\($0)", "\(target)/index\($0)", "\(target)/_index\($0)"] }
    return names.lazy.compactMap { self.articles[$0] }.first ?? sections[target]
  }

  /// Resolves a path as browsers do, from the address of the article's page: `../other/` in `/posts/a/` is
  /// `/posts/other/`.
  ///
  /// Returns `nil` if no article, section or copied file has that address.
  private func resolve(_ path: String, _ rest: Substring, fromPageOf file: String) -> AddressResolution? {
    guard let page = articles[file] ?? unpublished[file] else { return nil }
    // The last part of an address is a file; in `/posts/a/`, that is the empty text after the slash.
    let last = page.hasSuffix("/") ? page.dropFirst() + "index" : page.dropFirst()
    guard let joined = SitePath.resolve(SitePath.decoded(path), from: String(last)) else { return nil }
    let target = "/" + SitePath.encoded(joined)
    if let origin = origins[target] { return resolveFile(origin, at: target, rest) }
    let address = [target, target == "/" ? target : target + "/"].first { pages.contains($0) }
    return address.map { .address(self.address.local($0) + rest) }
  }

  /// Returns the number of bytes before the query and fragment, or `nil` if the address is not a path in this site.
  private static func endOfPath(in written: String) -> Int? {
    let text = written.utf8Span.span
    let slash = UInt8(ascii: "/")
    if text.count > 1, text[0] == slash, text[1] == slash { return nil }
    var isFirst = true
    for at in text.indices {
      switch text[at] {
      case slash: isFirst = false
      case UInt8(ascii: ":") where isFirst: return nil
      case UInt8(ascii: "#"), UInt8(ascii: "?"): return at == 0 ? nil : at
      default: break
      }
    }
    return text.isEmpty ? nil : text.count
  }

  /// Returns the article and the fragment that an address in the article at `file` refers to.
  package func part(of written: String, from file: String) -> (article: String, part: String)? {
    guard let hash = written.firstIndex(of: "#"), written.index(after: hash) < written.endIndex else { return nil }
    let path = String(written[..<hash].drop { $0 == "@" })
    guard MarkdownName.matches(path),
      let target = [file, plainPaths[file]].lazy.compactMap({ $0 })
        .compactMap({ SitePath.resolve(SitePath.decoded(path), from: $0) }).first(where: { self.articles[$0] != nil })
    else { return nil }
    return (counterparts[target] ?? target, SitePath.decoded(String(written[written.index(after: hash)...])))
  }

  /// Returns the problem of an image that the front matter or the settings in a file name.
  func problem(ofImage written: String, from file: String) -> SiteProblem? {
    switch resolve(written, from: file) {
    case .missingFile(let nearest): .missingFile(written, isImage: true, nearest: nearest)
    case .unpublishedFile(let article): .unpublishedFile(written, of: article)
    case .image(let image): image.failure.map { .undecodablePicture(written, $0) }
    case .unshowablePicture(_, let reason): .undecodablePicture(written, reason)
    default: nil
    }
  }

  private func resolveFile(_ path: String, at copy: String, _ rest: Substring) -> AddressResolution {
    pictures.resolution(of: path, at: address.local(copy) + rest, in: address)
  }

  /// Returns a content path relative to the article at `file`.
  private static func path(_ path: String, from file: String) -> String {
    let (target, folder) = (path.split(separator: "/"), file.split(separator: "/").dropLast())
    let shared = zip(target.dropLast(), folder).prefix { $0 == $1 }.count
    return (folder.dropFirst(shared).map { _ in ".." } + target.dropFirst(shared)).joined(separator: "/")
  }

  private static func sections(of placedArticles: [PlacedArticle], at addresses: SectionAddresses) -> [String: String] {
    var sections = ["": addresses.settings.home]
    for section in Set(placedArticles.map(\.place.section)).flatMap(SectionPath.chain) {
      sections[section] = addresses.address(of: section)
    }
    return sections
  }

  /// Returns the path of the picture with the most similar path, relative to the article at `file`.
  func nearestPicture(to written: String, from file: String) -> String? {
    let target = SitePath.resolve(SitePath.decoded(written), from: file) ?? written
    return pictures.nearest(to: target).map { Self.path($0, from: file) }
  }

  /// Returns what the author of a broken link may mean: a URL without its scheme, a path with the slashes of Windows, or
  /// the most similar of some paths.
  private func nearest(to written: String, _ path: String, from file: String, among paths: NameList) -> String? {
    if written.hasPrefix("www."), written.dropFirst(4).contains(".") { return "https://" + written }
    let path = SitePath.decoded(path).replacing("\\", with: "/")
    guard let target = SitePath.resolve(path, from: file) else { return nil }
    let isThere = copies[target] != nil || articles[target] != nil
    return (isThere ? target : paths.nearest(to: target)).map { Self.path($0, from: file) }
  }
}

extension SiteLinks {
  /// Returns the path of the translation in this edition of an article in another one.
  func counterpart(of path: String) -> String? { counterparts[path] }

  /// Returns whether an article in any edition has a path.
  func hasArticle(at path: String) -> Bool { articles[path] != nil }

  /// Returns the path of the copied file to which an address in the article at `file` leads.
  package func file(at written: String, from file: String) -> String? {
    let target: String
    switch resolve(written, from: file) {
    case .address(let address), .unshowablePicture(let address, _): target = self.address.withoutRoot(address)
    case .image(let image): target = self.address.withoutRoot(image.address)
    case .unchanged: target = address.rest(of: written).map { "/" + $0 } ?? ""
    case .missingArticle, .unpublishedArticle, .missingPart, .missingFile, .unpublishedFile: return nil
    }
    return origins[String(target.prefix { $0 != "?" && $0 != "#" })]
  }

  /// Returns whether a file of the content is published at an address.
  package func hasFile(at address: String) -> Bool { origins[address] != nil }
}
