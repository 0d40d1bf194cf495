import Components
import Markup
import Parsing
import Views

extension BlockWriter {
  /// Returns the nodes of a block's inlines, without the `[!NOTE]` of an alert.
  func inlines(of index: Int) -> Range<Int> {
    let content = tree.content(of: index)
    return min(content.lowerBound + Int(tree.nodes[index].skipped), content.upperBound)..<content.upperBound
  }

  /// Writes sibling inlines, then the end tags of elements that raw HTML in `parent` leaves open.
  func writeInlines(_ range: Range<Int>, closing parent: Int, in context: inout RenderContext) {
    var index = range.lowerBound
    while index < range.upperBound {
      writeInline(index, in: &context)
      index = Int(tree.nodes[index].end)
    }
    writeClosing(of: parent, in: &context)
  }

  /// Writes one inline.
  func writeInline(_ index: Int, in context: inout RenderContext) {
    let node = tree.nodes[index]
    switch node.kind {
    case .text where node.flags.contains(.abbreviated): writeAbbreviations(node, in: &context)
    case .text: appendText(node.text, in: &context)
    case .softBreak: context.output.append("\n")
    case .lineBreak: context.output.append("<br />\n")
    case .code where showsMathML(of: node): writeMathML(node, in: &context)
    case .code:
      writeStart("<code>", of: index, in: &context)
      appendText(node.text, in: &context)
      context.output.append("</code>")
    case .htmlInline: appendRawMarkup(of: index, in: &context)
    case .emphasis: wrap(index, "<em>", "</em>", in: &context)
    case .strong: wrap(index, "<strong>", "</strong>", in: &context)
    case .strikethrough: wrap(index, "<del>", "</del>", in: &context)
    case .link: writeLink(index, in: &context)
    case .image: writeImage(index, withTitle: true, in: &context)
    case .footnoteReference: writeReference(node, in: &context)
    default: break
    }
  }

  /// Whether a formula is shown as MathML: on pages, and if it has no mistake.
  func showsMathML(of node: MarkdownNode) -> Bool {
    guard node.isFormula, !node.closing.isEmpty, case .article(_, let display) = dialect else { return false }
    return display.ids != .none && !display.isText
  }

  func writeMathML(_ node: MarkdownNode, in context: inout RenderContext) {
    context.needs(.style("/assets/formulas.css"))
    context.output.append(rendered: tree.bytes(node.closing).span)
  }

  /// Writes a text with abbreviations.
  ///
  /// Browsers show a `title` only to users of a mouse, so on pages, `abbreviations.css` shows the text from `data-title`.
  private func writeAbbreviations(_ node: MarkdownNode, in context: inout RenderContext) {
    guard case .article(let model, let display) = dialect, !display.isText, display.explainsAbbreviations else {
      return appendText(node.text, in: &context)
    }
    var start = node.text.lowerBound
    for (range, text) in model.abbreviations?.matches(in: tree.bytes(node.text)) ?? [] {
      appendText(start..<Int32(range.lowerBound), in: &context)
      if display.ids == .none {
        context.output.append("<abbr title=\"")
      } else {
        context.needs(.style("/assets/abbreviations.css"))
        context.needs(.script("/assets/abbreviations.js"))
        let canHaveFocus = !node.flags.contains(.linked)
        context.output.append("<abbr class=\"abbreviation\"")
        context.output.append(canHaveFocus ? " tabindex=\"0\" data-title=\"" : " data-title=\"")
      }
      context.output.appendQuotable(text)
      context.output.append("\">")
      appendText(Int32(range.lowerBound)..<Int32(range.upperBound), in: &context)
      context.output.append("</abbr>")
      start = Int32(range.upperBound)
    }
    appendText(start..<node.text.upperBound, in: &context)
  }

  private func wrap(_ index: Int, _ start: StaticString, _ end: StaticString, in context: inout RenderContext) {
    writeStart(start, of: index, in: &context)
    writeInlines(inlines(of: index), closing: index, in: &context)
    context.output.append(end)
  }

  private func writeLink(_ index: Int, in context: inout RenderContext) {
    writeLink(index, in: &context) { writeInlines(inlines(of: index), closing: index, in: &$0) }
  }

  /// Writes a link around its content; a link to an article that is not published is only its content.
  func writeLink(_ index: Int, in context: inout RenderContext, _ content: (inout RenderContext) -> Void) {
    let node = tree.nodes[index]
    if case .article(let model, _) = dialect, model.links.unpublished.contains(index) { return content(&context) }
    context.output.append("<a href=\"")
    appendAddress(node.text, in: &context)
    writeTitle(of: index, in: &context)
    context.output.append("\"")
    writeAttributes(of: index, in: &context)
    context.output.append(">")
    content(&context)
    context.output.append("</a>")
  }

  func writeImage(_ index: Int, withTitle: Bool, in context: inout RenderContext) {
    let node = tree.nodes[index]
    let isLinked = linksToFile(ofImage: index)
    if isLinked {
      context.output.append("<a href=\"")
      appendAddress(node.text, in: &context)
      context.output.append("\">")
    }
    let picture = picture(of: index)
    for need in picture?.needs ?? originalNeeds(of: index) { context.needs(need) }
    picture?.writeStart(to: &context.output)
    context.output.append("<img src=\"")
    appendAddress(node.text, in: &context)
    context.output.append("\" alt=\"")
    for inner in tree.content(of: index) {
      switch tree.nodes[inner].kind {
      case .text, .code: appendText(tree.nodes[inner].text, in: &context)
      case .htmlInline where isPlain: appendText(tree.nodes[inner].text, in: &context)
      case .softBreak, .lineBreak: context.output.append(" ")
      default: break
      }
    }
    if withTitle { writeTitle(of: index, in: &context) }
    context.output.append("\"")
    writeSize(of: index, picture, in: &context)
    writeAttributes(of: index, in: &context)
    context.output.append(" />")
    picture?.writeEnd(to: &context.output)
    if isLinked { context.output.append("</a>") }
  }

  /// Whether an image of a page is a link to its file: in a gallery, unless the author linked it.
  func linksToFile(ofImage index: Int) -> Bool {
    guard case .article(_, let display) = dialect, display.images != .plain, display.ids != .none else { return false }
    for outer in stride(from: index - 1, through: 0, by: -1) where Int(tree.nodes[outer].end) > index {
      if tree.nodes[outer].kind == .link { return false }
      if tree.nodes[outer].kind.isBlock { break }
    }
    return true
  }

  /// Writes the size of an image, and on pages `loading="lazy"` for all but the first one, if that is early.
  private func writeSize(of index: Int, _ picture: PictureMarkup?, in context: inout RenderContext) {
    guard case .article(let model, let display) = dialect else { return }
    let names = attributes(ofInline: index)?.names ?? []
    if let image = model.links.images[index], names.isDisjoint(with: ["width", "height"]) {
      context.output.append(" width=\"")
      context.output.append(number: image.width)
      context.output.append("\" height=\"")
      context.output.append(number: image.height)
      context.output.append("\"")
    }
    if let picture { return picture.writeAttributes(besides: names, to: &context.output) }
    let isEager = display.ids == .none || isFirst(index)
    if !isEager, !names.contains("loading") { context.output.append(" loading=\"lazy\"") }
  }

  private func writeTitle(of index: Int, in context: inout RenderContext) {
    let title = tree.nodes[index].title
    guard !title.isEmpty, attributes(ofInline: index)?.names.contains("title") != true else { return }
    context.output.append("\" title=\"")
    appendText(title, in: &context)
  }

  private var isPlain: Bool {
    if case .plain = dialect { true } else { false }
  }
}

// MARK: Text and markup

extension BlockWriter {
  /// Writes a range of the tree's text, escaped.
  func appendText(_ range: Range<Int32>, in context: inout RenderContext) {
    context.output.appendText(tree.text.span.extracting(Int(range.lowerBound)..<Int(range.upperBound)))
  }

  /// Writes a range of the tree's text as an address.
  func appendAddress(_ range: Range<Int32>, in context: inout RenderContext) {
    if case .article(_, let display) = dialect, let prefix = display.origin?.prefix(of: tree.bytes(range)) {
      context.output.appendText(prefix)
    }
    context.output.appendAddress(tree.text.span.extracting(Int(range.lowerBound)..<Int(range.upperBound)))
  }

  /// Writes a range of the tree's text unescaped: markup that was cleaned when the article was read.
  func appendMarkup(_ range: Range<Int32>, in context: inout RenderContext) {
    context.output.append(rendered: tree.text.span.extracting(Int(range.lowerBound)..<Int(range.upperBound)))
  }

  /// Writes the raw HTML of a node.
  ///
  /// In an article, the method adapts ids and addresses. In plain GFM, it applies the tag filter if the dialect enables
  /// that filter.
  func appendRawMarkup(of index: Int, in context: inout RenderContext) {
    let range = tree.nodes[index].text
    if case .plain(filtersTags: true) = dialect { return TagFilter.write(tree.bytes(range), in: &context) }
    let hasPictures = writeMarkupPictures(of: index, in: &context) { appendRawMarkup(of: index, $0, to: &$1) }
    if !hasPictures { appendRawMarkup(of: index, 0..<range.count, to: &context.output) }
  }

  /// Writes a part of the raw HTML of a node, without half a tag.
  private func appendRawMarkup(of index: Int, _ part: Range<Int>, to output: inout MarkupBuffer) {
    let start = Int(tree.nodes[index].text.lowerBound)
    let range = start + part.lowerBound..<start + part.upperBound
    guard case .article(let model, let display) = dialect, display.ids != .own || display.origin != nil else {
      return output.append(rendered: tree.text.span.extracting(range))
    }
    let addresses = (model.links.markupAddresses[index] ?? []).filter(part.contains).map { $0 - part.lowerBound }
    let piece = absolute(tree.text[range], addresses: addresses, from: display.origin)
    output.append(cleaned: piece[...], idPrefix: display.ids.written(""))
  }

  /// Returns raw HTML with prefixes before the relative addresses at the given offsets.
  private func absolute(_ piece: ArraySlice<UInt8>, addresses: [Int], from origin: ArticleOrigin?) -> [UInt8] {
    guard let origin, !addresses.isEmpty else { return Array(piece) }
    var result = MarkupBuffer(capacity: piece.count + 256)
    var start = 0
    for address in addresses {
      result.append(rendered: piece.span.extracting(start..<address))
      if let prefix = origin.prefix(of: piece[(piece.startIndex + address)...]) { result.appendText(prefix) }
      start = address
    }
    result.append(rendered: piece.span.extracting(start...))
    return result.bytes
  }

  /// Returns the attributes that the author wrote behind an inline.
  func attributes(ofInline index: Int) -> InlineAttributes? {
    guard tree.nodes[index].hasTraits, case .article(let model, _) = dialect else { return nil }
    return model.links.attributes[index]
  }

  /// Writes a start tag with the id and the author's attributes of an inline.
  func writeStart(_ tag: StaticString, of index: Int, in context: inout RenderContext) {
    guard tree.nodes[index].hasTraits else { return context.output.append(tag) }
    context.output.append(tag, 0..<tag.utf8CodeUnitCount - 1)
    writeAttributes(of: index, in: &context)
    context.output.append(">")
  }

  /// Writes the id and the author's attributes of an inline.
  func writeAttributes(of index: Int, in context: inout RenderContext) {
    guard let attributes = attributes(ofInline: index), case .article(_, let display) = dialect else { return }
    let id = tree.nodes[index].identifier
    if !id.isEmpty, let id = display.ids.written(tree.string(id)) {
      _ = context.output.append(MarkupAttribute(" id=\"", .identifier(id)))
    }
    appendMarkup(attributes.markup, in: &context)
  }
}
