/// SVG: the size stands in the attributes of the root element.
enum SVGFile {
  static func size(in bytes: ImageBytes) throws(ImageFault) -> ImageSize {
    do throws(ImageFault) {
      var scanner = SVGScanner(bytes)
      let attributes = try scanner.rootAttributes()
      return try size(
        width: attributes["width"].flatMap(SVGLength.pixels), height: attributes["height"].flatMap(SVGLength.pixels),
        viewBox: attributes["viewBox"].flatMap(SVGLength.viewBox))
    } catch {
      guard case .short = error else { throw error }
      // How much text stands before the end of the first tag cannot be known: ask for twice as much, within reason.
      guard bytes.count < mostBytes else { throw .broken }
      throw .short(byteCount: max(1024, bytes.count * 2))
    }
  }

  private static let mostBytes = 1 << 20

  /// What is missing follows from the proportions of the view box.
  private static func size(
    width: Double?, height: Double?, viewBox: (width: Double, height: Double)?
  ) throws(ImageFault) -> ImageSize {
    switch (width, height, viewBox) {
    case (let width?, let height?, _): return try rounded(width, height)
    case (let width?, nil, let box?): return try rounded(width, width * box.height / box.width)
    case (nil, let height?, let box?): return try rounded(height * box.width / box.height, height)
    case (nil, nil, let box?): return try rounded(box.width, box.height)
    case (_, _, nil): throw .broken
    }
  }

  private static func rounded(_ width: Double, _ height: Double) throws(ImageFault) -> ImageSize {
    guard width < 1e9, height < 1e9 else { throw .broken }
    return try .positive(Int(width + 0.5), Int(height + 0.5))
  }
}
