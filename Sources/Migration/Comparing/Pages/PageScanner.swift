import Markup
import Texts

extension ComparedPage {
  /// Reads a page.
  ///
  /// ```swift
  /// ComparedPage.read(Array("<h1 id=\"b\">B</h1>".utf8), at: "a/index.html").headings[0].name  // b
  /// ```
  static func read(_ bytes: [UInt8], at path: String) -> ComparedPage {
    var scanner = PageScanner(ComparedPage(path: path))
    scanner.run(bytes)
    return scanner.page
  }
}

/// Reads a page once, from its first tag to its last.
private struct PageScanner {
  private(set) var page: ComparedPage
  /// The open elements that set the region of their content.
  ///
  /// `depth` is the number of open elements with the same name inside, so that the right end tag closes the element.
  private var scopes: [(name: String, region: PageRegion, depth: Int)] = []
  private var region = PageRegion()
  private var line = 1
  /// The name of an open element whose text is not part of the page: a script, a style, a template.
  private var hidden: (name: String, depth: Int)?
  private var isInTitle = false
  /// The open heading, link to a term, or block of code, whose text is collected.
  private var collected: (kind: Collected, name: String, value: String, line: Int, bytes: [UInt8])?
  /// The text that is not yet searched for leftover syntax, because a tag such as `<em>` may split that syntax.
  private var pendingText: [UInt8] = []

  /// Whether no word of an `<article>` precedes the current heading.
  private var startsArticle = false

  private enum Collected { case heading, term, code }

  init(_ page: ComparedPage) { self.page = page }

  mutating func run(_ bytes: [UInt8]) {
    var reader = PageReader(bytes)
    var counted = 0
    while true {
      let start = reader.position
      guard let piece = reader.next() else { break }
      while counted < start {
        if bytes[counted] == 0x0A { line += 1 }
        counted += 1
      }
      switch piece {
      case .start(let tag): open(tag)
      case .end(let name): close(name)
      case .text(let text): read(text)
      case .comment: continue
      }
    }
    finishLeftovers()
    page.text.endWord()
  }

  // MARK: Tags

  private mutating func open(_ tag: PageReader.Tag) {
    if let open = hidden {
      if tag.name == open.name { hidden?.depth += 1 }
      return
    }
    if Self.endsBlock(tag.name) { endBlock() }
    isInTitle = tag.name == "title"
    let classes = tag["class"]?.words.map(String.init) ?? []
    if ClassNames.isDecoration(tag, classes) {
      recordIDs(of: tag)
      // The end tag of a hidden element closes no scope, so its start tag must open none: `<pre class="lineno">`.
      if !PageReader.isVoid(tag.name) { hidden = (tag.name, 1) }
      return
    }
    for index in scopes.indices where scopes[index].name == tag.name { scopes[index].depth += 1 }
    enter(tag, classes)
    record(tag, classes)
    if ["script", "style", "template", "noscript", "svg"].contains(tag.name) { hidden = (tag.name, 1) }
  }

  private mutating func close(_ name: String) {
    if let open = hidden {
      guard name == open.name else { return }
      hidden = open.depth > 1 ? (name, open.depth - 1) : nil
      return
    }
    isInTitle = false
    if Self.endsBlock(name) { endBlock() }
    if let collected, collected.name == name { finish() }
    guard let innermost = scopes.lastIndex(where: { $0.name == name }) else { return }
    for index in scopes.indices where scopes[index].name == name { scopes[index].depth -= 1 }
    if scopes[innermost].depth == 0 {
      scopes.remove(at: innermost)
      region = scopes.reduce(PageRegion()) { $0.union($1.region) }
    }
  }

  private mutating func enter(_ tag: PageReader.Tag, _ classes: [String]) {
    var entered: PageRegion
    switch tag.name {
    case "main": entered = .main
    case "article": entered = .article
    case "header", "footer", "nav", "form", "button", "select", "dialog": entered = .navigation
    case "pre": entered = [.pre, .code]
    case "code", "kbd", "samp", "textarea", "math": entered = .code
    default: entered = tag["role"] == "main" ? .main : []
    }
    if ClassNames.isBody(tag, classes) { entered.insert(.body) }
    if ClassNames.isTableOfContents(tag) { entered.insert(.navigation) }
    if tag.name == "article", !region.contains(.article) { page.articleCount += 1 }
    guard !entered.isEmpty, !PageReader.isVoid(tag.name) else { return }
    scopes.append((tag.name, entered, 1))
    region.formUnion(entered)
    page.regions.formUnion(entered)
  }

  private mutating func recordIDs(of tag: PageReader.Tag) {
    for id in [tag["id"], tag.name == "a" ? tag["name"] : nil].compactMap(\.self) where !id.isEmpty {
      page.ids.insert(id)
    }
  }

  private mutating func record(_ tag: PageReader.Tag, _ classes: [String]) {
    recordIDs(of: tag)
    switch tag.name {
    case "a": record(link: tag)
    case "meta": record(meta: tag)
    case "link":
      guard tag["rel"] == "canonical", let address = tag["href"] else { break }
      (page.canonical, page.host) = (SiteAddressPath.of(address), SiteAddressPath.host(of: address))
    case "time":
      if let date = tag["datetime"] { page.dates.append(mark("datetime", date)) }
    case "h1", "h2", "h3", "h4", "h5", "h6": collect(.heading, tag.name, tag["id"] ?? "")
    case "pre": collect(.code, tag.name, "")
    case "base", "html", "body": return
    default: break
    }
    if Self.countedElements.contains(tag.name), !ClassNames.isTableOfCode(classes) {
      page.elements.append(mark(tag.name))
    }
    if !region.contains(.pre) { recordAttributes(of: tag, classes) }
    // Browsers show the tags of components as unknown elements.
    if tag.isCapitalized, Self.isUnknown(tag.name), !region.contains(.code) {
      page.leftovers.append(mark("<\(tag.name)>"))
    }
  }

  private mutating func recordAttributes(of tag: PageReader.Tag, _ classes: [String]) {
    // The alignment of a table's column is an attribute in one generator and a style in another.
    if tag.name != "td", tag.name != "th", let style = tag["style"] { page.attributes.append(mark("style", style)) }
    page.attributes += classes.filter { !ClassNames.isOfGenerator($0) }.map { mark("class", $0) }
    for name in ["width", "target"] {
      if let value = tag[name] { page.attributes.append(mark(name, value)) }
    }
  }

  private mutating func record(link tag: PageReader.Tag) {
    guard let address = tag["href"] else { return }
    let host = SiteAddressPath.host(of: address)
    if let host, let own = page.host, host != own { return }
    let fragment = address.utf8.firstIndex(of: UInt8(ascii: "#")).map { String(address[$0...].dropFirst()) } ?? ""
    let isOnPage = address.hasPrefix("#")
    guard let path = isOnPage ? page.address : SiteAddressPath.of(address) else { return }
    let target = SiteAddressPath.resolved(path, from: page.address)
    page.links.append(mark(target + (fragment.isEmpty ? "" : "#" + fragment), address))
    if collected?.kind == .heading, startsArticle, region.contains(.article) { page.headingLink = target }
    let relations = tag["rel"]?.split(separator: " ").map(String.init) ?? []
    let folder = target.utf8.split(separator: UInt8(ascii: "/")).dropLast().last
    // Without a canonical link, `https://other.example/tags/a` in a text may be an address of another site.
    let isOwn = host == nil || host == page.host || page.host == nil && region.contains(.navigation)
    let isTerm = isOwn && folder.map { ComparedPage.taxonomies.contains(String(Substring($0))) } ?? false
    guard relations.contains("tag") || isTerm else { return }
    page.text.endWord()
    collect(.term, "a", target)
  }

  private mutating func record(meta tag: PageReader.Tag) {
    let name = tag["property"] ?? tag["name"] ?? ""
    let content = tag["content"] ?? ""
    switch name {
    case "og:type": page.isCalledArticle = content == "article"
    case "article:published_time": page.dates.append(mark("datetime", content))
    case _ where tag["http-equiv"]?.lowercased() == "refresh":
      let address = content.split(separator: "=", maxSplits: 1).dropFirst().first.map { String($0) } ?? ""
      let path = SiteAddressPath.of(String(address.trimmed { "'\" ".contains($0) }))
      page.redirect = path.map { SiteAddressPath.resolved($0, from: page.address) }
    default: break
    }
  }

  private func mark(_ name: String, _ value: String = "") -> ComparedPage.Mark {
    ComparedPage.Mark(name: name, value: value, line: line, region: region)
  }

  // MARK: Text

  private mutating func read(_ text: ArraySlice<UInt8>) {
    guard hidden == nil else { return }
    if isInTitle {
      page.title += PlainText(of: text).text
      return
    }
    if collected != nil { collected?.bytes += CharacterReferences.decoded(text, in: .text) }
    // `PageRules` compares the text of code blocks.
    guard !region.contains(.pre) else { return }
    // `PageRules` compares terms, too, so they do not count as text of the article.
    page.text.append(text, line: line, in: collected?.kind == .term ? region.union(.navigation) : region)
    if !region.contains(.code) { pendingText += text } else { finishLeftovers() }
  }

  private mutating func endBlock() {
    page.text.endWord()
    finishLeftovers()
  }

  private mutating func finishLeftovers() {
    guard !pendingText.isEmpty else { return }
    for name in Leftovers.find(in: pendingText) { page.leftovers.append(mark(name)) }
    pendingText.removeAll(keepingCapacity: true)
  }

  private mutating func collect(_ kind: Collected, _ name: String, _ value: String) {
    if kind == .heading { startsArticle = !(page.text.words.last?.region.contains(.article) ?? false) }
    collected = (kind, name, value, line, [])
  }

  private mutating func finish() {
    guard let (kind, _, value, line, bytes) = collected.take() else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if kind == .term { page.text.endWord() }
    switch kind {
    case .heading:
      page.headingTexts.append(text.joinedWords)
      guard !value.isEmpty else { return }
      page.headings.append(.init(name: value, value: text.joinedWords, line: line, region: region))
    case .term: page.terms.append(.init(name: text.joinedWords, value: value, line: line, region: region))
    case .code:
      // A block that contained only line numbers is empty.
      guard !text.trimmedLines.isEmpty else { return }
      page.codeBlocks.append(.init(name: "pre", value: text.trimmedLines, line: line, region: region))
      page.elements.append(.init(name: "pre", line: line, region: region))
    }
  }

  // MARK: Names

  private static let countedElements: Set<String> = [
    "img", "iframe", "video", "audio", "table", "dl", "details", "figcaption", "sup", "math",
  ]

  /// Returns whether the tags of an element separate words.
  private static func endsBlock(_ name: String) -> Bool {
    PageReader.isBlock(name) || ["body", "br", "button", "label", "option", "td", "th", "tr"].contains(name)
  }

  /// Returns whether HTML has no element of this name, and no custom element can have it.
  private static func isUnknown(_ name: String) -> Bool {
    !name.contains("-") && !PageReader.isBlock(name) && !PageReader.isVoid(name) && !otherElements.contains(name)
  }

  private static let otherElements: Set<String> = [
    "a", "abbr", "audio", "b", "bdi", "body", "button", "bdo", "big", "canvas", "caption", "center", "cite", "code",
    "colgroup", "data",
    "datalist", "del", "dfn", "dialog", "em", "fieldset", "font", "head", "hgroup", "html", "i", "iframe", "ins", "kbd",
    "label", "legend", "map", "mark", "menu", "meter", "nobr", "noscript", "object", "optgroup", "output", "picture",
    "progress", "q", "rp", "rt", "ruby", "s", "samp", "script", "search", "select", "slot", "small", "span", "strike",
    "strong", "style", "sub", "sup", "tbody", "td", "template", "textarea", "tfoot", "th", "thead", "time", "title",
    "tr", "tt", "u", "option",
    "var", "video", "math", "svg",
  ]
}
