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
    if options.additions.contains(.doubleTilde) { flags |= CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE }
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

  /// Parses the blocks of a text, until one is nested more than `depth` levels deep.
  ///
  /// Deep blocks make each line and each inline slow, because the library walks their ancestors (12,500 nested lists with
  /// 25,000 blank lines below: 13 s). So the depth is checked after every few lines, and at once after a long line: a
  /// level takes at least a character.
  ///
  /// Returns the number of the line where it stopped, or `nil` if it parsed the whole text.
  func feed(_ text: borrowing Span<UInt8>, toDepth depth: Int) -> Int? {
    var start = 0
    while start < text.count {
      let end = text.endOfLine(from: min(start + depth, text.count))
      feed(text.extracting(start..<end))
      if isOpen(below: depth) { return unsafe Int(cmark_parser_get_line_number(pointer)) }
      start = end
    }
    return nil
  }

  /// Whether the open blocks are nested more than `depth` levels deep.
  private func isOpen(below depth: Int) -> Bool {
    var node = openBlock
    for _ in 0..<depth { node = node?.parent }
    return node != nil
  }

  /// The last open block, or `nil` if the library's internal headers are missing.
  var openBlock: CMarkNode? { unsafe CMarkNode(garland_current(pointer)) }

  /// The root of the blocks parsed so far, or `nil` if the library's internal headers are missing.
  var root: CMarkNode? { unsafe CMarkNode(garland_root(pointer)) }

  /// Parses the inlines and returns the document.
  func finish() -> CMarkDocument? {
    unsafe InlineGuard.finish(pointer).map { unsafe CMarkDocument(root: $0) }
  }
}

// MARK: Link definitions
extension CMarkParser {
  /// The size of the longest link definition in the closed blocks: its address and its title.
  var longestDefinition: Int {
    var longest = 0
    unsafe forEachDefinition { longest = unsafe max(longest, garland_reference_size($0)) }
    return longest
  }

  /// The sizes of the link definitions in the closed blocks, by normalized label.
  var definitionSizes: [[UInt8]: Int] {
    var sizes: [[UInt8]: Int] = [:]
    unsafe forEachDefinition { definition in
      let label = unsafe CMarkBytes(garland_label(definition)).withSpan { span in span.indices.map { span[$0] } }
      let size = unsafe garland_reference_size(definition)
      sizes[label] = max(sizes[label] ?? 0, size)
    }
    return sizes
  }

  private func forEachDefinition(_ body: (UnsafeMutablePointer<garland_reference>) -> Void) {
    var next = unsafe garland_first_reference(pointer)
    while let definition = unsafe next {
      unsafe body(definition)
      unsafe next = garland_next_reference(definition)
    }
  }

  /// Returns a label in the form in which the library compares labels.
  static func normalized(label: borrowing Span<UInt8>) -> [UInt8] {
    unsafe label.withUnsafeBytes { bytes in
      guard let text = unsafe garland_normalized_label(bytes.baseAddress, bytes.count) else { return [] }
      defer { unsafe cmark_get_default_mem_allocator().pointee.free(text) }
      return unsafe Array(UnsafeBufferPointer(start: text, count: strlen(text)))
    }
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
  /// Returns the offset after the first line end at or after `start`.
  fileprivate func endOfLine(from start: Int) -> Int {
    let end = unsafe withUnsafeBytes { unsafe garland_find($0.baseAddress, $0.count, start, 0x0A) }
    return end < 0 ? count : end + 1
  }

  fileprivate func hasWWW(at index: Int) -> Bool {
    index + 4 <= count && self[index + 1] == UInt8(ascii: "w") && self[index + 2] == UInt8(ascii: "w")
      && self[index + 3] == UInt8(ascii: ".")
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A }
}

/// The C library's own conversion from Markdown to HTML, as a reference for benchmarks and tests.
package enum CMarkReference {
  /// Parses and renders with the library's own renderer, which keeps raw HTML.
  package static func html(_ text: [UInt8], options: MarkdownOptions) -> [UInt8] {
    guard let parser = CMarkParser(options, for: .all, attaching: nil) else { return [] }
    let text = text.last == 0x0A ? text : text + [0x0A]
    parser.feed(text.span)
    guard let document = parser.finish() else { return [] }
    var flags = CMARK_OPT_UNSAFE
    if options.footnotes { flags |= CMARK_OPT_FOOTNOTES }
    guard let html = unsafe cmark_render_html(document.root, flags, cmark_parser_get_syntax_extensions(parser.pointer))
    else { return [] }
    defer { unsafe cmark_get_default_mem_allocator().pointee.free(html) }
    return unsafe Array(UnsafeRawBufferPointer(start: html, count: strlen(html)))
  }
}
