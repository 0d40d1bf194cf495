import Parsing

/// The front matter of a converted article on its way to keys that Garland accepts, and what the report says about it.
struct CleanedKeys {
  let article: ForeignArticle
  /// The old file, for the lines in notes.
  let bytes: [UInt8]
  var keys: ArticleKeys
  /// The author's own keys that resemble one that decides who sees the article.
  var ownKeys: Set<String> = []
  private(set) var notes: [ImportNote] = []

  init(_ keys: ArticleKeys, of article: ForeignArticle, in bytes: [UInt8]) {
    (self.keys, self.article, self.bytes) = (keys, article, bytes)
  }

  /// Adds a note, with the line of a key.
  mutating func note(_ message: String, at entry: DataMap.Entry? = nil) {
    notes.add(message, at: article.source, line: entry.flatMap(line))
  }

  /// Returns the line of a key in the front matter, or `nil` if the key is not in the file.
  private func line(of entry: DataMap.Entry) -> Int? {
    let head = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(article.bodyLine)
    let (text, key) = (entry.value.value.text ?? "", entry.key.lowercased())
    let line =
      head.firstIndex { $0.lowercased().contains(key) && (text.isEmpty || $0.contains(text)) }
      ?? head.firstIndex { text.isEmpty ? $0.lowercased().contains(key) : $0.contains(text) }
    return line.map { $0 + 1 }
  }

  /// Makes a draft of the article, and returns the line that becomes a comment in its front matter.
  mutating func makeDraft(insteadOf entry: DataMap.Entry) -> String {
    keys["draft"] = .bool(true)
    let text = YAMLText.of(DataMap([(entry.key, entry.value.value)])).trimmed
    keys.comments.append(text)
    return text
  }

  /// Writes `zh_CN` as `zh-CN`.
  mutating func writeLanguageAsTag() {
    if let tag = keys["lang"]?.text, tag.contains("_") { keys["lang"] = .string(tag.replacing("_", with: "-")) }
  }

  /// Makes a draft of an article with a password, and leaves the password out.
  ///
  /// Plug-ins, such as those for Pelican and Hexo, encrypt such an article. Garland does not, so it would become public.
  mutating func hideProtected() {
    guard let entry = keys.map.entries.first(where: { ["password", "encrypt"].contains($0.key.lowercased()) }),
      entry.value.value.text != nil, entry.value.value != .bool(false)
    else { return }
    keys["draft"] = .bool(true)
    keys.remove([entry.key])
    note("is a draft now, because a password protected it", at: entry)
  }
}
