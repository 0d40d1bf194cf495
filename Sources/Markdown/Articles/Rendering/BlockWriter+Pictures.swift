import Components
import Markup
import Parsing
import Views

/// The blocks around a block, up to its container or its article, as far as they narrow it.
struct BlockNesting: Equatable {
  /// The number of block quotes.
  var quotes = 0
  /// The number of lists and lists of definitions.
  var lists = 0
  /// The number of columns of the table around it, or 0.
  var columns = 0

  /// The changes of the width by the margins and the padding of `site.css`.
  var narrowing: [ShownWidth.Change] {
    if self == BlockNesting() { return [] }
    let inset = ShownWidth.Change.inset(.rem(1.45 * Double(quotes) + 1.5 * Double(lists)))
    return columns > 0 ? [inset, .columns(columns), .inset(.rem(1.5))] : [inset]
  }
}

extension BlockWriter {
  /// Returns a writer for the content of a block that narrows it.
  func nested(_ change: (inout BlockNesting) -> Void) -> BlockWriter {
    var writer = self
    change(&writer.nesting)
    return writer
  }

  /// Returns the changes of the width from the surrounding container or article to a container in this writer.
  func narrowing(isInContainer: Bool) -> [ShownWidth.Change] {
    nesting == BlockNesting() && !isInContainer ? [.block] : [.inner] + nesting.narrowing
  }

  /// Returns the markup of an image in several widths; `nil` if it has only one, and outside of pages.
  func picture(of index: Int) -> PictureMarkup? {
    guard case .article(let model, let display) = dialect, display.ids != .none,
      let image = model.links.images[index], image.variants != nil
    else { return nil }
    let attributes = attributes(ofInline: index)
    if attributes?.keepsOriginal == true { return nil }
    let names = attributes?.names ?? []
    let shown = Self.shownWidth.changed(by: nesting.narrowing + box(of: image, attributes?.width, display.images))
    return picture(
      image, in: shown, names, isLazy: !isFirst(index), prefix: display.origin?.prefix(of: image.address.utf8))
  }

  /// Returns the file of an image, if the author wants it as it is.
  func originalNeeds(of index: Int) -> [Asset] {
    guard case .article(let model, _) = dialect, let image = model.links.images[index],
      image.keepsOriginal || attributes(ofInline: index)?.keepsOriginal == true
    else { return [] }
    return [.picture(unchangedAt: image.address)]
  }

  private func picture(
    _ image: ResolvedImage, in shown: ShownWidth, _ names: Set<String>, isLazy: Bool, prefix: String?
  ) -> PictureMarkup? {
    let isLazy = isLazy || Environment(\.isBelowPicture).wrappedValue
    return PictureMarkup(
      image, in: shown, isLazy ? .lazy : .first,
      hasSize: names.isDisjoint(with: ["width", "height", "style", "loading"]), prefix: prefix ?? "")
  }

  /// Returns whether an image is the first one of the article, and readers probably see it at once.
  func isFirst(_ index: Int) -> Bool {
    guard case .article(let model, _) = dialect else { return false }
    return model.links.firstImage == index && tree.isEarly(index)
  }

  /// Returns the changes of the width from a block to an image in it.
  private func box(of image: ResolvedImage, _ width: String?, _ form: ImageForm) -> [ShownWidth.Change] {
    switch form {
    // In a gallery, an image fills its place.
    case .figures: return []
    case .figuresWithRatios:
      return [.row(ratio: Double(image.width) / Double(max(image.height, 1)))]
    case .plain, .linked:
      let changes = [ShownWidth.Change.limit(.pixels(Double(image.width)))]
      guard let width else { return changes }
      if width.hasSuffix("%") {
        return Double(width.dropLast()).flatMap { (1...100).contains($0) ? [.share($0 / 100)] : nil } ?? changes
      }
      return Double(width).flatMap { (1...100_000).contains($0) ? [.limit(.pixels($0))] : nil } ?? changes
    }
  }

  /// The width of the surrounding container or article; the render cache renders the article again if it changes.
  static var shownWidth: ShownWidth { Environment(\.shownWidth).wrappedValue }
}

// MARK: Raw HTML

extension BlockWriter {
  /// Writes raw HTML with images in several widths, and returns whether it has any; `write` writes a part of the HTML.
  func writeMarkupPictures(
    of index: Int, in context: inout RenderContext, _ write: (Range<Int>, inout MarkupBuffer) -> Void
  ) -> Bool {
    guard case .article(let model, let display) = dialect, display.ids != .none,
      let pictures = model.links.markupPictures[index]
    else { return false }
    var written = 0
    for picture in pictures {
      if picture.image.keepsOriginal { context.needs(.picture(unchangedAt: picture.image.address)) }
      let tag = picture.tag
      let shown = Self.shownWidth.changed(by: nesting.narrowing + box(of: picture.image, tag.width, .plain))
      let prefix = display.origin?.prefix(of: picture.image.address.utf8)
      guard let markup = self.picture(picture.image, in: shown, tag.names, isLazy: tag.isLazy, prefix: prefix) else {
        continue
      }
      for need in markup.needs { context.needs(need) }
      write(written..<tag.range.lowerBound, &context.output)
      markup.writeStart(to: &context.output)
      var start = MarkupBuffer(capacity: 256)
      write(tag.range, &start)
      let bytes = start.bytes
      context.output.append(rendered: bytes.span.extracting(droppingLast: 1))
      let isMarkedLazy = tag.isLazy || tag.names.contains("loading")
      markup.writeAttributes(besides: tag.names.union(isMarkedLazy ? ["loading"] : []), to: &context.output)
      context.output.append(">")
      markup.writeEnd(to: &context.output)
      written = tag.range.upperBound
    }
    write(written..<tree.nodes[index].text.count, &context.output)
    return true
  }
}
