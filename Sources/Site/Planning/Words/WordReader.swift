import Articles
import Diagnostics
import Parsing

/// Reads a site's own words, and finds problems in them.
struct WordReader {
  private let folder: any SourceFolder
  /// The words of the site's files, by the tag of the language.
  private(set) var own: [String: [String: Word]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var keys: [(name: String, range: SourceRange)] = []

  /// Creates a reader of a folder of templates.
  init(_ folder: any SourceFolder) { self.folder = folder }

  /// Reads all files of words.
  mutating func readFiles(_ sources: inout SourceMap) {
    for path in folder.paths where path.hasPrefix(ThemeWords.folder) { read(path, &sources) }
  }

  private mutating func read(_ path: String, _ sources: inout SourceMap) {
    let shown = "\(folder.name)/\(path)"
    let bytes: [UInt8]
    do {
      bytes = try folder.read(path)
    } catch {
      let source = sources.add(SourceFile(path: shown, utf8: []))
      diagnostics.append(.unreadable(shown, error.reason, at: .start(of: source)))
      return
    }
    // A copy of the theme's own file is not parsed, unless a page uses its language.
    if ThemeWords.isBuiltIn(bytes, at: path) { return }
    let source = sources.add(SourceFile(path: shown, utf8: bytes))
    guard let tag = LanguageTag.ofFile(path) else {
      diagnostics.append(WordProblem.wrongFileName(path).diagnostic(at: .start(of: source)))
      return
    }
    let (node, problems) = YAMLReader.read(bytes[...])
    diagnostics += problems.map { $0.diagnostic(in: source, area: "words") }
    if let map = node?.map {
      own[tag, default: [:]].merge(add(map, in: tag, source)) { first, _ in first }
    } else if let node, node.value != .null {
      diagnostics.append(WordProblem.wrongValue(path).diagnostic(at: SourceRange(source, node.range)))
    }
  }

  /// Returns the words in the settings, and reports unknown keys in the settings and in all files.
  mutating func words(in settings: SiteSettings) -> [String: Word] {
    var words = settings.words.map { add($0.map, in: settings.language, $0.source) } ?? [:]
    words.merge(FormerWords.words(in: settings)) { first, _ in first }
    reportUnknownKeys()
    return words
  }

  private mutating func add(_ map: DataMap, in language: String, _ source: SourceID) -> [String: Word] {
    let file = WordFile(map, in: language)
    diagnostics += file.problems.map { $0.problem.diagnostic(at: SourceRange(source, $0.range)) }
    keys += file.keys.map { ($0.name, SourceRange(source, $0.range)) }
    return file.words
  }

  /// Reports each key that the theme lacks and no template of the site uses.
  private mutating func reportUnknownKeys() {
    if keys.isEmpty { return }
    let known = ThemeWords.words("en")
    let unknown = keys.filter { known[$0.name] == nil }
    if unknown.isEmpty { return }
    let templates = folder.paths.filter { TemplateName.matches($0) }.compactMap { try? folder.read($0) }
    let used = Set(templates.flatMap { Self.keys(in: String(decoding: $0, as: UTF8.self)) })
    for key in unknown where !used.contains(key.name) {
      diagnostics.append(WordProblem.unknownKey(key.name, known: known.keys.sorted()).diagnostic(at: key.range))
    }
  }

  /// Returns the keys that a template may read: all names after `words.`.
  private static func keys(in template: String) -> [String] {
    template.split(separator: "words.", omittingEmptySubsequences: false).dropFirst().map { rest in
      String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    }
  }
}

/// The words in `params.words` of `site.yml`, the form that sites used before `words` was a setting.
private enum FormerWords {
  /// The former keys, the current ones, and how a former text becomes a current one.
  private static let changes: [(key: String, current: String, change: @Sendable (String) -> String)] = [
    ("reading", "minutes", { "{n} \($0)" }), ("part", "part_of", { "\($0) {n}/{total}" }),
    ("series", "series_label", { "\($0):" }),
  ]

  static func words(in settings: SiteSettings) -> [String: Word] {
    guard let map = settings.parameters["words"]?.map else { return [:] }
    var words = WordFile(map, in: settings.language).words
    // In this form, some words had no placeholders or punctuation.
    for (key, current, change) in changes {
      if let word = words[key], words[current] == nil { words[current] = Word(change(word.text), in: word.language) }
    }
    return words
  }
}
