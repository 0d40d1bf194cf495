import Addresses
import Parsing

extension WordPress {
  func readerText(of article: ForeignArticle) -> ReaderText {
    // An address of a video on a line of its own is a player, not a text.
    let address = /^[ \t]*https?:\/\/(?:www\.|m\.)?(?:youtu\.be|youtube\.com|vimeo\.com)\/\S+[ \t]*$/
      .anchorsMatchLineEndings()
    let text = Self.item(of: article)?.text.replacing(address, with: "") ?? ""
    return .read(Array(text.utf8), as: .wordPress)
  }

  private static func item(of article: ForeignArticle) -> WordPressItem? {
    var reader = XMLReader(article.body)
    guard case .start? = try? reader.next() else { return nil }
    return try? WordPressItem.read(from: &reader, withTexts: true)
  }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    guard let item = Self.item(of: article) else {
      // The index has read the same bytes before.
      let note = ConvertedText.Note(message: "cannot be read")
      return ConvertedArticle(keys: ArticleKeys(DataMap()), text: ConvertedText(bytes: [], notes: [note]))
    }
    let text = WordPressText(wordPress: self) { context.link(to: $0, from: article) }
    var converted = text.converted(item)
    if context.keepsComments {
      converted.bytes += WordPressComment.markdown(of: item.comments).utf8
      if !item.comments.isEmpty { converted.counts["comments", default: 0] += item.comments.count }
    }
    converted.notes += Self.visibility(of: item).map { ConvertedText.Note(message: $0) }
    let path = item.link.contains("?") ? nil : WordPressLinks.path(of: item.link, below: base)
    return ConvertedArticle(keys: keys(of: item, text), text: converted, address: path)
  }

  /// Why an article is a draft, or nothing for a public one.
  private static func visibility(of item: WordPressItem) -> [String] {
    if item.hasPassword { return ["is a draft now, because a password protected it"] }
    switch item.status {
    case "private": return ["is a draft now, because it was private"]
    case "future": return ["is a draft now, because it was planned for \(item.date)"]
    case "pending": return ["is a draft now, because it waited for review"]
    default: return []
    }
  }

  private func keys(of item: WordPressItem, _ text: WordPressText) -> ArticleKeys {
    var keys = ArticleKeys(DataMap())
    let title = WordPressText.plain(item.title)
    keys["title"] = .string(title.isEmpty ? "Untitled" : title)
    if item.type != "page" { keys["date"] = item.publicationDate.map { .string($0) } }
    if item.status != "publish" || item.hasPassword { keys["draft"] = .bool(true) }
    let excerpt = WordPressText.plain(item.excerpt)
    if !excerpt.isEmpty { keys["description"] = .string(excerpt) }
    for (key, taxonomy) in [("categories", "category"), ("tags", "post_tag")] {
      let names = item.terms.filter { $0.taxonomy == taxonomy }.map { WordPressText.plain($0.name) }
      keys.add(names.filter { !$0.isEmpty }, to: key)
    }
    let author = exports.lazy.compactMap { $0.authors[item.author] }.first { !$0.isEmpty }
    if let author, item.type != "page" { keys["authors"] = .texts([WordPressText.plain(author)]) }
    if let id = item.metadata["_thumbnail_id"].flatMap({ Int($0.trimmed) }), let image = items[id], !image.file.isEmpty
    {
      let alt = image.metadata["_wp_attachment_image_alt"]?.trimmed ?? ""
      let address = text.address(image.file)
      keys["image"] =
        alt.isEmpty ? .string(address) : .map(DataMap([("src", .string(address)), ("alt", .string(alt))]))
    }
    return keys
  }
}
