import Components
import Markup
import Parsing
import Views

extension BlockWriter {
  /// Writes a paragraph that consists of one image as a figure, with the image's title or else its alt text as the
  /// caption.
  func writeFigure(_ paragraph: Int, of image: Int, in context: inout RenderContext) {
    context.writeElement("<figure></figure>", attributes(of: paragraph) + ratio(of: image)) { context in
      writeFigureContent(paragraph + 1, of: image, in: &context)
      writeClosing(of: paragraph, in: &context)
    }
    context.output.append("\n")
  }

  /// Writes the paragraph of a gallery as a figure for each image, and returns whether it contains only images.
  func writePictures(_ paragraph: Int, in context: inout RenderContext) -> Bool {
    let pictures = pictures(of: paragraph)
    if pictures.count == 1 {
      writeFigure(paragraph, of: pictures[0].image, in: &context)
    } else {
      // The first figure has the id and the classes of the paragraph.
      for (position, picture) in pictures.enumerated() {
        let attributes = (position == 0 ? attributes(of: paragraph) : []) + ratio(of: picture.image)
        context.writeElement("<figure></figure>", attributes) { context in
          writeFigureContent(picture.node, of: picture.image, in: &context)
        }
        context.output.append("\n")
      }
    }
    return !pictures.isEmpty
  }

  /// Returns the images of a paragraph in a gallery, each with the link around it; empty if there is other content.
  func pictures(of paragraph: Int) -> [(node: Int, image: Int)] {
    guard case .article(_, let display) = dialect, display.images.areFigures else { return [] }
    var pictures: [(node: Int, image: Int)] = []
    for node in tree.children(of: paragraph) {
      switch tree.nodes[node].kind {
      case .image: pictures.append((node, node))
      case .link:
        guard let image = tree.loneImage(inLink: node) else { return [] }
        pictures.append((node, image))
      case .softBreak, .lineBreak: continue
      case .text where tree.bytes(tree.nodes[node].text).allSatisfy { $0 == UInt8(ascii: " ") }: continue
      default: return []
      }
    }
    return pictures
  }

  /// Whether a figure around this block has the caption of its images.
  var areImagesFramed: Bool {
    if case .article(_, let display) = dialect { display.areImagesFramed } else { false }
  }

  /// Returns the width of an image by its height, with which the stylesheet fills rows of one height.
  private func ratio(of image: Int) -> [MarkupAttribute] {
    guard case .article(let model, let display) = dialect, display.images == .figuresWithRatios, display.ids != .none,
      let size = model.links.images[image], size.width > 0, size.height > 0
    else { return [] }
    let hundredths = max(size.width * 100 / size.height, 1)
    let ratio = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)"
    return [MarkupAttribute(" style=\"", .declarations("--ratio: \(ratio)"))]
  }

  /// Writes an image, perhaps in a link, and its caption.
  private func writeFigureContent(_ node: Int, of image: Int, in context: inout RenderContext) {
    let title = tree.nodes[image].title
    let alt = inlines(of: image)
    context.output.append("\n")
    if image == node {
      writeImage(image, withTitle: false, in: &context)
    } else {
      writeLink(node, in: &context) { writeImage(image, withTitle: false, in: &$0) }
    }
    context.output.append("\n")
    if !title.isEmpty || !alt.isEmpty {
      // In a gallery, the image is the text of a link: screen readers should not repeat it.
      let isRepeated = title.isEmpty && linksToFile(ofImage: image)
      context.output.append(isRepeated ? "<figcaption aria-hidden=\"true\">" : "<figcaption>")
      if title.isEmpty { writeInlines(alt, closing: image, in: &context) } else { appendText(title, in: &context) }
      context.output.append("</figcaption>\n")
    }
  }
}
