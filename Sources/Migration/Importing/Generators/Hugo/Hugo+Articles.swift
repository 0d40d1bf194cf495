import Dates
import Parsing

extension Hugo {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    guard let page = content.page(at: article.source) else {
      return ConvertedArticle(keys: ArticleKeys(article.keys), text: ConvertedText(bytes: article.body))
    }
    let passes = article.source.isMarkdown ? Goldmark.passes(hasTypographer: hasTypographer) : []
    let tags = HugoText(hugo: self, page: page, article: article, context: context).tags
    let converted = MarkdownText.read(article.body).passing(through: passes + [tags.converted]).converted
    let (keys, address) = keys(of: page, article)
    return ConvertedArticle(keys: keys, text: converted, address: isOfTaxonomy(page) ? nil : address)
  }

  /// Whether a page is the text of a taxonomy or of a term, whose address follows from the settings.
  private func isOfTaxonomy(_ page: HugoContent.Page) -> Bool {
    page.isBranch && taxonomyNames.contains(page.path.split(separator: "/").first.map(String.init) ?? "")
  }

  /// Returns the front matter under Garland's names, and the address of the page.
  private func keys(of page: HugoContent.Page, _ article: ForeignArticle) -> (ArticleKeys, address: String) {
    var keys = ArticleKeys(article.keys)
    keys.convertHugoNames()
    // A text is one term, with its spaces and commas.
    for name in taxonomyNames { keys[name] = keys[name].map { .texts($0.texts) } }
    for entry in cascade.keys(for: page).entries where keys[entry.key] == nil { keys[entry.key] = entry.value.value }
    if keys["image"] == nil { keys["image"] = HugoResources(article.keys).cover.map { .string($0) } }
    let list = article.keys.value(at: ["build", "list"]) ?? article.keys.value(at: ["_build", "list"])
    if list == .bool(false) || list?.text?.lowercased() == "never" { keys["listed"] = .bool(false) }
    // A `#` in `url` would begin a fragment.
    let address = addresses.address(of: page, keys.map).percentEncoded(only: "#")
    if keys["url"] != nil { keys["url"] = .string(address) }
    keys["slug"] = page.isBranch ? nil : keys["slug"]?.text.map { .string(addresses.urlized(slug: $0)) }
    if let aliases = keys["aliases"]?.texts {
      keys["aliases"] = .texts(aliases.compactMap { $0.hugoAlias(of: address).map(addresses.file) })
    }
    // Nothing is published earlier than in the old site.
    if let publication = keys["publishDate"]?.text {
      let isLater = Self.seconds(publication) > (keys["date"]?.text.map(Self.seconds) ?? .min)
      if isLater { keys["date"] = keys["publishDate"] }
      keys["publishDate"] = nil
    }
    guard page.isBranch || page.target == "index.md" else { return (keys, address) }
    keys = keys.addingSectionKeys(of: article.target.folderPath, in: self)
    if let outputs = article.keys.value(at: ["outputs"])?.texts, page.path.folderPath != "" {
      let hasFeed = outputs.contains { $0.lowercased() == "rss" }
      keys["feeds"] = hasFeed ? .map(DataMap([("rss", .string(feedName))])) : nil
    }
    return (keys, address)
  }

  /// Returns null for the date that Hugo writes where none is given.
  func readableDate(_ value: DataNode.Value) -> DataNode.Value {
    value.text?.hasPrefix("0001-") == true ? .null : value
  }

  private static func seconds(_ text: String) -> Int {
    (CivilDate(text) ?? CivilDate(loosely: text))?.secondsSince1970() ?? .min
  }
}

extension ArticleKeys {
  /// The names of Hugo that Garland has other names for, in lower case; `nil` removes the key.
  private static let hugoNames: [String: String?] = [
    "title": "title", "date": "date", "draft": "draft", "slug": "slug", "url": "url", "aliases": "aliases",
    "description": "description", "tags": "tags", "categories": "categories", "lastmod": "updated",
    "modified": "updated", "publishdate": "publishDate", "pubdate": "publishDate", "published": "publishDate",
    "expirydate": "expires", "unpublishdate": "expires", "weight": "order", "linktitle": "linkTitle",
    "summary": "summary", "type": nil, "layout": nil, "outputs": nil, "build": nil, "_build": nil, "headless": nil,
    "markup": nil, "cascade": nil, "sitemap": nil, "resources": nil, "translationkey": "translation_key",
    "iscjklanguage": nil,
    "menu": nil, "menus": nil, "sites": nil,
  ]

  /// Renames the keys of Hugo to those of Garland, and removes keys that only Hugo needs.
  mutating func convertHugoNames() {
    let parameters = map.entries.first { $0.key.lowercased() == "params" }?.value.map
    let entries = map.entries.compactMap { entry -> (String, DataNode.Value)? in
      let key = entry.key.lowercased()
      if key == "params", parameters != nil { return nil }
      guard let name = Self.hugoNames[key] else { return (entry.key, entry.value.value) }
      return name.map { ($0, entry.value.value) }
    }
    let own = Set(entries.map(\.0))
    let all = entries + (parameters?.entries ?? []).filter { !own.contains($0.key) }.map { ($0.key, $0.value.value) }
    // The first one of two keys with the same meaning counts.
    self = ArticleKeys(DataMap(all))
    rename("summary", to: "description")
    self["summary"] = nil
    if self["image"] == nil, let image = self["images"]?.texts.first { self["image"] = .string(image) }
    self["images"] = nil
    if self["order"] == .integer(0) { self["order"] = nil }
    for key in ["date", "updated", "expires", "publishDate", "slug", "url"] where self[key]?.text == nil {
      self[key] = nil
    }
    // Hugo writes this date where none is given.
    for key in ["date", "updated", "expires"] where self[key]?.text?.hasPrefix("0001-") == true { self[key] = nil }
  }
}

extension String {
  /// Returns an alias of Hugo as an address in the site: relative ones begin in the folder of the page.
  fileprivate func hugoAlias(of address: String) -> String? {
    if hasPrefix("/") { return self }
    if contains("://") { return nil }
    let folder = (address.hasSuffix("/") ? String(address.dropLast()) : address).folderPath
    guard let path = resolved(from: folder + "/x") else { return nil }
    return "/" + path + (hasSuffix("/") ? "/" : "")
  }
}
