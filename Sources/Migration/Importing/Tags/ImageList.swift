/// The images of a tag with one image in each line, such as a gallery of Jekyll or Hexo.
///
/// ```
/// {% gallery photos
/// loaf.jpg The first loaf | A brown loaf
/// %}
/// ```
struct ImageList: Sendable, Equatable {
  let images: [UnknownImage]

  /// Returns the images, or `nil` if not every line behind the first one names a file.
  init?(_ arguments: String) {
    let lines = arguments.split(whereSeparator: \.isNewline).map { String($0.trimmed) }.filter { !$0.isEmpty }
    func image(_ line: String, in folder: String) -> UnknownImage? {
      let file = String(line.prefix { !$0.isWhitespace })
      guard UnknownImage.isImageFile(file) else { return nil }
      let texts = line.dropFirst(file.count).split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        .map { String($0.trimmed) }
      return UnknownImage(
        address: file.inside(folder), alt: texts.last ?? "",
        caption: texts.first.flatMap { $0.isEmpty || texts.count == 1 ? nil : $0 })
    }
    guard lines.count > 1, let first = lines.first else { return nil }
    let hasFolder = !UnknownImage.isImageFile(String(first.prefix { !$0.isWhitespace }))
    let folder = hasFolder && !first.contains(" ") ? first.hasSuffix("/") ? String(first.dropLast()) : first : ""
    let rest = hasFolder ? lines.dropFirst() : lines[...]
    images = rest.compactMap { image($0, in: folder) }
    guard images.count == rest.count else { return nil }
  }

  /// The images in Markdown, as a gallery.
  var markdown: String {
    let lines = images.map { image in image.inline + (image.caption.map { "\n\($0)" } ?? "") }
    return ":::gallery\n\(lines.joined(separator: "\n\n"))\n:::"
  }
}
