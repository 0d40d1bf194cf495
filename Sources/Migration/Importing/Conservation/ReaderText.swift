/// What a reader sees of an article: its words, images and links.
///
/// The same forgiving reading serves the article of the old site and its conversion. It shares nothing with the converters,
/// so a text that a converter cuts is missing on one side only.
///
/// ```swift
/// ReaderText.read(Array("**Rye** [bread](b.md)".utf8), as: .markdown).words.count  // 2
/// ```
struct ReaderText: Sendable {
  /// The language of a text, as far as it decides what a reader sees.
  enum Syntax: Sendable {
    /// Markdown with tags of a generator.
    case markdown
    /// The same, in which tags such as `{% note warn Mind the gap %}` show their words.
    case hexo
    /// Markdown with links such as `[[Bread]]`.
    case notes
    /// Markdown with components and expressions in braces.
    case mdx
    /// HTML, with tags of a generator.
    case html
    /// HTML with shortcodes in square brackets.
    case wordPress
    /// Markdown of Garland.
    case garland
    /// A page in HTML of Garland.
    case garlandPage

    /// The syntax of a file of the old site.
    static func ofFile(_ path: String) -> Syntax {
      switch path.fileExtension {
      case "mdx", "mdoc": .mdx
      case "html", "htm": .html
      default: .markdown
      }
    }

    /// Whether the tags of generators are tags, and no text.
    var hasTags: Bool { self != .garland && self != .garlandPage }
    var isMarkdown: Bool { self != .html && self != .wordPress && self != .garlandPage }
  }

  /// A word: letters and digits between other characters.
  struct Word: Sendable {
    /// A hash of its letters in lower case.
    let hash: UInt64
    let start: Int32
    let end: Int32
    /// Whether a reader sees it without doubt; the value of an unknown attribute may be a name for a program.
    let isCertain: Bool
    /// Whether it is an argument of a tag.
    let isInTag: Bool
  }

  let bytes: [UInt8]
  var words: [Word] = []
  var targets: [ReaderTarget] = []

  /// Returns what a reader sees of a text without front matter.
  static func read(_ bytes: [UInt8], as syntax: Syntax) -> ReaderText {
    var scanner = ReaderTextScanner(bytes, syntax)
    scanner.scan()
    return scanner.result
  }

  /// Returns the words of a plain text.
  static func hashes(of text: String) -> [UInt64] {
    let bytes = Array(text.utf8)
    var scanner = ReaderTextScanner(bytes, .garlandPage)
    scanner.addWords(in: bytes.indices, isCertain: true)
    return scanner.result.words.map(\.hash)
  }
}
