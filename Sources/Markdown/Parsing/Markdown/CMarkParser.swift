import CMarkGFM

/// A parser of the C library; `deinit` frees it.
@safe
struct CMarkParser: ~Copyable {
  let pointer: UnsafeMutablePointer<cmark_parser>

  /// Creates a parser, and attaches the extensions in `options` that the text needs.
  ///
  /// It attaches `syntax` first. After a paragraph, the library asks the extensions in order whether a line starts a
  /// block, but it asks none after the table extension.
  init?(_ options: MarkdownOptions, for needs: ParserNeeds, attaching syntax: CMarkExtension?) {
    var flags = CMARK_OPT_DEFAULT
    if options.footnotes, needs.footnotes { flags |= CMARK_OPT_FOOTNOTES }
    if options.smartPunctuation { flags |= CMARK_OPT_SMART }
    guard let pointer = unsafe CMarkArena.parser(flags) else { return nil }
    unsafe self.pointer = unsafe pointer
    if let syntax { attach(syntax) }
    // Iterate over the cases, because the order of a set varies between runs.
    for name in MarkdownOptions.Extension.allCases where options.extensions.contains(name) {
      guard let githubExtension = CMarkLibrary.shared.syntaxExtension(name, for: needs) else { continue }
      attach(githubExtension)
    }
  }

  deinit { unsafe cmark_parser_free(pointer) }

  /// Attaches an extension after the existing ones.
  func attach(_ syntaxExtension: CMarkExtension) {
    unsafe cmark_parser_attach_syntax_extension(pointer, syntaxExtension.pointer)
  }

  /// Parses the blocks of a text, which must end with a line end.
  func feed(_ text: borrowing Span<UInt8>) {
    unsafe text.withUnsafeBytes { bytes in
      let text = unsafe bytes.assumingMemoryBound(to: CChar.self)
      unsafe cmark_parser_feed(pointer, text.baseAddress, text.count)
    }
  }

  /// The root of the blocks parsed so far, or `nil` if the library's internal headers are missing.
  var root: CMarkNode? { unsafe CMarkNode(garland_root(pointer)) }

  /// Parses the inlines and returns the document.
  func finish() -> CMarkDocument? {
    unsafe InlineGuard.finish(pointer).map { unsafe CMarkDocument(root: $0) }
  }
}

/// A document of the C library; `deinit` frees it.
@safe
struct CMarkDocument: ~Copyable {
  let root: UnsafeMutablePointer<cmark_node>

  init(root: UnsafeMutablePointer<cmark_node>) {
    unsafe self.root = unsafe root
  }

  deinit { unsafe CMarkArena.free(root) }
}

/// The optional features of the library that a text needs.
///
/// With `www.` addresses, the parser stops at every `w`. Footnotes and e-mail addresses cost three walks over the tree.
/// Turning off unneeded features saves a fifth of the time. For 1,000 posts, parsing takes 780 million instructions
/// with all features, and 640 million with footnotes only.
///
/// The check may turn on a feature that the text does not need, but never misses a needed feature. An unneeded feature
/// changes the output in one case, a bug in the library: `[\^a]` is not a footnote, but becomes `[^a]]` if footnotes
/// are on (see also `CaretReference`).
struct ParserNeeds {
  /// All features.
  static let all = ParserNeeds(www: true, mail: true, footnotes: true)

  /// Whether the text may contain an address that starts with `www.`.
  let www: Bool
  /// Whether the text may contain an e-mail address.
  let mail: Bool
  /// Whether the text may contain a footnote or a footnote reference.
  let footnotes: Bool
}

extension ParserNeeds {
  /// Finds the features that a text needs.
  init(of text: Span<UInt8>) {
    www = Self.holds(UInt8(ascii: "w"), in: text) { text.hasWWW(at: $0) }
    // The library decodes character references before it looks for e-mail addresses, so `&#64;` counts as `@`.
    mail =
      Self.holds(UInt8(ascii: "@"), in: text) { $0 > 0 && !text[$0 - 1].isBlank }
      || Self.holds(UInt8(ascii: "&"), in: text) {
        text[$0 + 1] == UInt8(ascii: "#") || text[$0 + 1] == UInt8(ascii: "c")
      }
    footnotes = Self.holds(UInt8(ascii: "["), in: text) { text[$0 + 1] == UInt8(ascii: "^") }
  }

  /// Returns whether a condition is true for any occurrence of a byte, except in the last position.
  private static func holds(_ byte: UInt8, in text: Span<UInt8>, where isTrue: (Int) -> Bool) -> Bool {
    unsafe text.withUnsafeBytes { bytes in
      var at = 0
      while case let match = unsafe garland_find(bytes.baseAddress, bytes.count - 1, at, Int32(byte)), match >= 0 {
        if isTrue(match) { return true }
        at = match + 1
      }
      return false
    }
  }
}

extension Span<UInt8> {
  fileprivate func hasWWW(at index: Int) -> Bool {
    index + 4 <= count && self[index + 1] == UInt8(ascii: "w") && self[index + 2] == UInt8(ascii: "w")
      && self[index + 3] == UInt8(ascii: ".")
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A }
}
