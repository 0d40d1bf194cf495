package import Markup
package import Views

/// The markup around and in the `<img>` of a picture with variants.
///
///     <picture><source type="image/webp" srcset="…" sizes="…"><img src="…" srcset="…" sizes="…"></picture>
///
/// Templates write the same from these values.
package struct PictureMarkup: Sendable, Equatable {
  /// The candidates in one format.
  package struct Source: Sendable, Equatable {
    /// The media type.
    package let type: String
    /// The value of the `srcset` attribute.
    package let candidates: String
  }

  /// When browsers load the picture.
  package enum Loading: Sendable {
    /// At once, before other files: the first picture of the page.
    case first
    /// When a reader comes near it.
    case lazy
  }

  /// The candidates in other formats than the original, the best format first.
  package let sources: [Source]
  /// The candidates in the format of the original; empty without any.
  package let candidates: String
  /// The address for browsers that read no candidates: the image itself, or a file that was asked for.
  package let address: String
  /// The value of the `sizes` attributes.
  package let sizes: String
  /// When browsers load the picture.
  package let loading: Loading
  /// The files that the page needs besides the image itself.
  package let needs: [Asset]

  /// Creates the markup of an image in a box; `nil` if it has no variants, or if none is smaller.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - shown: The width in which the page shows it.
  ///   - loading: When browsers load it.
  ///   - hasSize: Whether the `<img>` has its width and its height. Without them, `sizes="auto"` would change its size.
  ///   - prefix: The text before each address, such as the address of the site.
  package init?(
    _ image: ResolvedImage, in shown: ShownWidth, _ loading: Loading, hasSize: Bool = true, prefix: String = ""
  ) {
    let widths = PictureWidths.chosen(ofWidth: image.width, in: shown)
    let source = image.variants?.isPart == true ? widths.last : nil
    self.init(image, widths: widths, source: source, in: shown, loading, hasSize: hasSize, prefix: prefix)
  }

  /// Creates the markup of an image in some widths; `source` is the width of the file at `address`.
  package init?(
    _ image: ResolvedImage, widths: [Int], source: Int?, in shown: ShownWidth, _ loading: Loading,
    hasSize: Bool = true, prefix: String = ""
  ) {
    guard let variants = image.variants else { return nil }
    if widths == [image.width], !variants.isPart, variants.formats.allSatisfy({ $0.type == nil }) { return nil }
    // In its own format and width, nothing is smaller than the image itself.
    func isImage(_ width: Int, _ format: PictureVariants.Format) -> Bool {
      width == image.width && format.type == nil && !variants.isPart
    }
    func address(_ width: Int, _ format: PictureVariants.Format) -> String {
      prefix + (isImage(width, format) ? image.address : variants.address(width: width, format))
    }
    func candidates(_ format: PictureVariants.Format) -> String {
      widths.map { "\(address($0, format)) \($0)w" }.joined(separator: ", ")
    }
    let original = variants.formats.first { $0.type == nil }
    sources = variants.formats.compactMap { format in
      format.type.map { Source(type: $0, candidates: candidates(format)) }
    }
    self.candidates = original.map(candidates) ?? ""
    self.address = source.flatMap { width in original.map { address(width, $0) } } ?? prefix + image.address
    needs = variants.formats.compactMap { format in
      let made = widths.filter { !isImage($0, format) }
      return made.isEmpty ? nil : .picture(variants.name, made, ending: format.ending)
    }
    sizes = (loading == .lazy && hasSize ? "auto, " : "") + shown.sizes
    self.loading = loading
  }

  /// Writes the start of the `<picture>`, up to the `<img>`.
  package func writeStart(to output: inout MarkupBuffer) {
    guard !sources.isEmpty else { return }
    output.append("<picture>")
    for source in sources {
      output.append("<source type=\"")
      output.append(verbatim: source.type)
      output.append("\" srcset=\"")
      output.appendText(source.candidates)
      output.append("\" sizes=\"")
      output.append(verbatim: sizes)
      output.append("\">")
    }
  }

  /// Writes the attributes of the `<img>`, except for those that the author wrote.
  package func writeAttributes(besides names: Set<String>, to output: inout MarkupBuffer) {
    for attribute in attributes where !names.contains(attribute.name) { _ = output.append(attribute) }
  }

  /// Writes the end of the `<picture>`.
  package func writeEnd(to output: inout MarkupBuffer) {
    if !sources.isEmpty { output.append("</picture>") }
  }

  /// The attributes of the `<img>`.
  var attributes: [MarkupAttribute] {
    let srcset = MarkupAttribute(" srcset=\"", .text(candidates))
    // Browsers read `auto` in the sizes of a source only if the image itself has it.
    let sizes = MarkupAttribute(" sizes=\"", .text(sizes))
    let loading =
      loading == .first
      ? [MarkupAttribute(" fetchpriority=\"", .text("high"))]
      : [MarkupAttribute(" loading=\"", .text("lazy")), MarkupAttribute(" decoding=\"", .text("async"))]
    return (candidates.isEmpty ? [] : [srcset]) + [sizes] + loading
  }
}
