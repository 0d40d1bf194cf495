import CMarkGFM

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
