import Articles
import Parsing

/// Reads the front matter of other generators: with fences, or as lines at the start of a file.
enum ForeignFrontMatter {
  /// Returns a file of the old site as an article.
  static func article(_ bytes: [UInt8], at path: String, _ forms: Set<FrontMatterForm>) -> ForeignArticle {
    read(bytes, source: path, target: path, forms: forms).article
  }

  /// Returns an article, and notes about front matter that cannot be read.
  ///
  /// `forms` are those that the generator accepts. Lines without fences are also metadata if they have names that only
  /// metadata has. An article whose front matter has an error becomes a draft, because it may have been one. `lines` are
  /// those above the bytes in the file.
  static func read(
    _ bytes: [UInt8], source: String, target: String, forms: Set<FrontMatterForm>, below lines: Int = 0
  ) -> (article: ForeignArticle, notes: [ImportNote]) {
    // Some editors wrote several byte-order marks, which Hugo ignores.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var markEnd = 0
    while bytes[markEnd...].starts(with: mark) { markEnd += mark.count }
    let bytes = markEnd > mark.count ? Array(bytes[markEnd...]) : bytes
    let start = forms.contains(.emptyLinesBefore) ? bytes.firstIndex { $0 > 0x20 } ?? 0 : 0
    if start > 0, bytes[start...].starts(with: "+++".utf8) || bytes[start...].starts(with: "---".utf8) {
      let lines = bytes[..<start].count { $0 == 0x0A }
      return read(Array(bytes[start...]), source: source, target: target, forms: forms, below: lines)
    }
    var sources = SourceMap()
    let file = SourceFile(path: source, utf8: bytes)
    let (block, diagnostics) = FrontMatterBlock.read(file, as: sources.add(file))
    var (keys, bodyOffset) = (block.map, block.bodyOffset)
    if block.format == nil {
      if forms.contains(.closingFenceOnly), let lines = MetadataLines.readAboveFence(bytes) {
        (keys, bodyOffset) = lines
      } else if forms.contains(.lines) || diagnostics.contains(where: { $0.code == "front-matter.no-fences" }),
        let lines = MetadataLines.read(bytes)
      {
        (keys, bodyOffset) = lines
      }
    }
    // Of two equal keys, the last one counts for all generators.
    let harmless: [DiagnosticCode] = ["front-matter.no-fences", "front-matter.duplicate-key"]
    var errors = diagnostics.filter { $0.severity == .error && !harmless.contains($0.code) }
    if block.format == .yaml, keys.entries.isEmpty, !errors.isEmpty {
      let tabbed = forms.contains(.tabs) ? YAMLTabs.read(bytes[block.range]) : nil
      let lines = forms.contains(.linesBetweenFences) ? MetadataLines.readBetweenFences(bytes[block.range]) : nil
      if let map = tabbed ?? lines { (keys, errors) = (map, []) }
    }
    if !errors.isEmpty { keys = keys.setting("draft", to: .bool(true)) }
    var notes = errors.map { diagnostic in
      let offset = diagnostic.location.map { min($0.bytes.lowerBound, bytes.count) }
      return ImportNote(
        path: source, line: offset.map { bytes[..<$0].count { $0 == 0x0A } + 1 + lines },
        message: diagnostic.message + "; the article is a draft now")
    }
    if let draft = keys["draft"]?.value, let isDraft = isDraft(draft) {
      keys = keys.setting("draft", to: .bool(isDraft.value))
      if !isDraft.isClear {
        notes.add("`draft: \(draft.text ?? "…")` is no truth value; the article is a draft now", at: source)
      }
    }
    let body = bytes[min(bodyOffset, bytes.count)...]
    let bodyLine = bytes[..<body.startIndex].count { $0 == 0x0A } + 1 + lines
    let article = ForeignArticle(source: source, target: target, keys: keys, body: Array(body), bodyLine: bodyLine)
    return (article, notes)
  }

  /// Returns the truth value of a `draft` that is a text, a number or a list; `nil` for one that is a truth value.
  private static func isDraft(_ value: DataNode.Value) -> (value: Bool, isClear: Bool)? {
    switch value {
    case .bool, .null: return nil
    case .string(""): return (false, true)
    default:
      let text = value.text?.trimmed.lowercased()
      if ["true", "yes", "y", "on", "1"].contains(text) { return (true, true) }
      return ["false", "no", "n", "off", "0"].contains(text) ? (false, true) : (true, false)
    }
  }
}

/// What some generators accept as front matter, other than YAML, TOML or JSON between fences at the start of a file.
enum FrontMatterForm: Sendable, CaseIterable {
  /// Empty lines before the front matter, as in Hugo and Zola.
  case emptyLinesBefore
  /// YAML with tabs, as in Hexo.
  case tabs
  /// YAML that only ends with a fence, as in Hexo.
  case closingFenceOnly
  /// Lines of any text between fences, as in Pelican and Publish: `title: Bread: a book`.
  case linesBetweenFences
  /// Lines without fences, as in Pelican: `Title: Bread`.
  case lines

  /// All forms but metadata without fences, which can be text, for the files of unknown generators.
  static let unambiguous = Set(allCases).subtracting([.lines])
}

extension Generator {
  /// Returns the front matter of a file if the start of the file has one of some words of lower-case letters.
  static func keys(of path: String, in site: ForeignSite, naming words: [StaticString]) -> DataMap? {
    guard let bytes = site.read(path), words.contains(where: { bytes.prefix(4096).containsLetters($0) }) else {
      return nil
    }
    return ForeignFrontMatter.article(bytes, at: path, frontMatterForms).keys
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes contain a word of lower-case ASCII letters, whatever the case of their letters is.
  ///
  /// A search in a `String` took half of the time of an import.
  func containsLetters(_ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard let first = unsafe word.first, count >= word.count else { return false }
      return (startIndex...endIndex - word.count).contains { start in
        self[start] | 0x20 == first && word.indices.allSatisfy { unsafe self[start + $0] | 0x20 == word[$0] }
      }
    }
  }
}

/// Metadata as lines at the start of a file, as Pelican and MultiMarkdown read them: `Title: Bread`.
enum MetadataLines {
  /// Returns the keys in lower case and the offset of the text, or `nil` if the first line is no key with a value.
  static func read(_ bytes: [UInt8]) -> (keys: DataMap, bodyOffset: Int)? {
    var entries: [(String, String)] = []
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      if line.trimmed.isEmpty || line.trimmed == "---" && !entries.isEmpty {
        start = min(end + 1, bytes.count)
        break
      }
      if line.hasPrefix("    ") || line.hasPrefix("\t"), let last = entries.indices.last {
        entries[last].1 += "\n" + line.trimmed
      } else if let (key, value) = pair(line) {
        entries.append((key, value))
      } else {
        break
      }
      start = min(end + 1, bytes.count)
    }
    guard !entries.isEmpty else { return nil }
    return (DataMap(entries.map { ($0.0, .string($0.1)) }), start)
  }

  /// Returns the keys of YAML that only ends with a fence, as Hexo accepts it, and the offset of the text.
  ///
  /// The result is `nil` if the lines above the fence are no front matter: then the fence may be a rule in the text.
  static func readAboveFence(_ bytes: [UInt8]) -> (keys: DataMap, bodyOffset: Int)? {
    let first = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard ["title:", "layout:", "date:"].contains(where: { bytes[first...].starts(with: $0.utf8) }) else { return nil }
    var start = first
    // The limit keeps a long text without a fence cheap.
    while start < min(bytes.count, first + 8_192) {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end].filter { $0 > 0x20 }
      if line.count >= 3, line.allSatisfy({ $0 == UInt8(ascii: "-") }) {
        let (node, problems) = YAMLReader.read(bytes[first..<start])
        guard let keys = problems.isEmpty ? node?.map : YAMLTabs.map(of: bytes[first..<start]),
          keys["title"] != nil, keys.entries.count > 1
        else { return nil }
        return (keys, min(end + 1, bytes.count))
      }
      start = end + 1
    }
    return nil
  }

  /// Returns the keys of lines between fences, or `nil` if a line is no key with a value.
  static func readBetweenFences(_ block: ArraySlice<UInt8>) -> DataMap? {
    let lines = String(decoding: block, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst().dropLast()
    var pairs: [(String, String)] = []
    for line in lines {
      if let pair = pair(String(line)) {
        pairs.append(pair)
      } else if let last = pairs.popLast(), line.first.map({ $0.isLetter || $0.isNumber }) ?? true {
        // Publish ignores a line without a name; it mostly continues the description above.
        pairs.append((last.0, "\(last.1) \(line)".trimmed))
      } else {
        return nil
      }
    }
    return DataMap(pairs.map { ($0.0, .string($0.1)) })
  }

  private static func pair(_ line: String) -> (String, String)? {
    guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { return nil }
    let (key, value) = (line[..<colon], line[line.index(after: colon)...])
    guard value.isEmpty || value.first?.isWhitespace == true,
      key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    else { return nil }
    return (key.lowercased(), String(value).trimmed)
  }
}

/// YAML with tabs, which Hexo reads as spaces.
private enum YAMLTabs {
  /// Returns the keys of front matter between fences, or `nil` if there are no tabs, or another error.
  static func read(_ block: ArraySlice<UInt8>) -> DataMap? {
    let lines = block.split(separator: 0x0A).dropFirst().dropLast()
    return map(of: Array(lines.joined(separator: [0x0A]))[...])
  }

  /// Returns the keys of YAML without fences.
  static func map(of text: ArraySlice<UInt8>) -> DataMap? {
    let tab = UInt8(ascii: "\t")
    guard text.contains(tab) else { return nil }
    let (node, problems) = YAMLReader.read(text.flatMap { $0 == tab ? [0x20, 0x20] : [$0] }[...])
    return problems.isEmpty ? node?.map : nil
  }
}
