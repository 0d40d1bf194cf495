import CMarkGFM

/// One parser of the C library, freed with its owner.
@safe
struct CMarkParser: ~Copyable {
  let pointer: UnsafeMutablePointer<cmark_parser>

  /// Makes a parser with the extensions of `options`, as far as its text needs them.
  ///
  /// `syntax` goes first, for "table" hides what comes after it from paragraphs.
  init?(_ options: MarkdownOptions, for needs: ParserNeeds, attaching syntax: CMarkExtension?) {
    var flags = CMARK_OPT_DEFAULT
    if options.footnotes, needs.footnotes { flags |= CMARK_OPT_FOOTNOTES }
    if options.smartPunctuation { flags |= CMARK_OPT_SMART }
    guard let pointer = unsafe CMarkArena.parser(flags) else { return nil }
    unsafe self.pointer = unsafe pointer
    if let syntax { attach(syntax) }
    // In the order of the cases, so that no hash table decides.
    for name in MarkdownOptions.Extension.allCases where options.extensions.contains(name) {
      guard let found = CMarkLibrary.shared.find(name, for: needs) else { continue }
      attach(found)
    }
  }

  deinit { unsafe cmark_parser_free(pointer) }

  /// Adds an extension behind those that are there.
  func attach(_ made: CMarkExtension) { unsafe cmark_parser_attach_syntax_extension(pointer, made.pointer) }

  /// Reads text, which ends with a line end.
  func feed(_ text: borrowing Span<UInt8>) {
    unsafe text.withUnsafeBytes { bytes in
      let text = unsafe bytes.assumingMemoryBound(to: CChar.self)
      unsafe cmark_parser_feed(pointer, text.baseAddress, text.count)
    }
  }

  /// The document as far as its blocks are read; nothing where the library does not show it.
  var root: CMarkNode? { unsafe CMarkNode(garland_root(pointer)) }

  /// Parses the inlines and gives up the document.
  func finish() -> CMarkDocument? {
    unsafe InlineGuard.finish(pointer).map { unsafe CMarkDocument(root: $0) }
  }
}

/// One document of the C library, freed with its owner.
@safe
struct CMarkDocument: ~Copyable {
  let root: UnsafeMutablePointer<cmark_node>

  init(root: UnsafeMutablePointer<cmark_node>) {
    unsafe self.root = unsafe root
  }

  deinit { unsafe CMarkArena.free(root) }
}
