import Assets

/// A decoded picture file, from which recipes make smaller pictures.
///
///     let picture = try SourcePicture(bytes, recipes: recipes)
///     picture.encode(recipes) { index, file in … }
package struct SourcePicture {
  /// The upright picture, and halves of it, each half as wide as the one before.
  private let halves: [Bitmap]
  /// The size of the upright picture in the file; the decoder may have made it smaller.
  private let size: ImageSize
  private let profile: ColorProfile?
  private let content: PictureContent

  /// Decodes a file for some recipes.
  package init(_ file: [UInt8], recipes: [PictureRecipe]) throws(PictureProblem) {
    guard let facts = PictureFacts(file) else {
      let isKnown = (try? PictureFileFormat(ImageBytes(file))).map { $0 != .svg } ?? false
      throw isKnown ? .damaged : .unknownFormat
    }
    size = facts.size
    guard !facts.isAnimated else { throw .animated }
    guard size.width * size.height <= PictureFacts.maximumPixelCount else {
      throw PictureProblem(
        "it has \(size.width) × \(size.height) pixels; the limit is \(PictureFacts.maximumPixelCount / 1_000_000) million"
      )
    }
    let orientation = facts.exif?.orientation ?? 1
    var bitmap: Bitmap
    switch facts.format {
    case .jpeg:
      bitmap =
        try JPEGCodec.decode(
          file, orientation: orientation, neededSize: Self.neededSize(of: size, for: recipes))
    case .png: bitmap = try PNGCodec.decode(file)
    case .webp: bitmap = try WebPCodec.decode(file)
    case .gif, .bmp, .heif, .svg: throw .unknownFormat
    }
    bitmap = bitmap.oriented(orientation)
    var halves = [bitmap]
    while let last = halves.last, recipes.contains(where: { Self.isFar(last.size, from: $0, of: facts.size) }) {
      halves.append(last.halved())
    }
    self.halves = halves
    // What a lossy encoding stored once has its noise, and lossless encodings would keep all of it.
    let isLossy = facts.format == .jpeg || (try? WebPFile(ImageBytes(file)))?.isLossy ?? false
    content = isLossy ? .photograph : bitmap.content
    let profile = ColorProfile(ofFile: file, format: facts.format)
    self.profile = profile.flatMap { $0.isForColors && !bitmap.isGrey ? $0 : nil }
  }

  /// Returns the smallest size of the whole picture that suffices for all recipes.
  private static func neededSize(of size: ImageSize, for recipes: [PictureRecipe]) -> ImageSize {
    recipes.reduce(ImageSize(width: 1, height: 1)) { needed, recipe in
      let result = recipe.size(for: size)
      let part = recipe.crop?.rectangle(in: size)
      let (width, height) = (part?.width ?? size.width, part?.height ?? size.height)
      return ImageSize(
        width: max(needed.width, (size.width * result.width + width - 1) / width),
        height: max(needed.height, (size.height * result.height + height - 1) / height))
    }
  }

  /// Makes the files of recipes, and passes on each one with the index of its recipe.
  ///
  /// Recipes that differ only in their format and quality share the resized picture, if they follow each other.
  package func encode(
    _ recipes: [PictureRecipe], receive: (Int, Result<[UInt8], PictureProblem>) throws -> Void
  ) rethrows {
    var last: (recipe: PictureRecipe, bitmap: Bitmap)?
    for (index, recipe) in recipes.enumerated() {
      let isSame = last.map { $0.recipe.width == recipe.width && $0.recipe.crop == recipe.crop } ?? false
      let bitmap = isSame ? last?.bitmap ?? resized(recipe) : resized(recipe)
      last = (recipe, bitmap)
      try receive(index, Result { () throws(PictureProblem) in try encode(bitmap, recipe) })
    }
  }

  private func encode(_ bitmap: Bitmap, _ recipe: PictureRecipe) throws(PictureProblem) -> [UInt8] {
    switch recipe.format {
    case .webp: try WebPCodec.encode(bitmap, quality: content == .drawing ? nil : recipe.quality, profile: profile)
    case .jpeg: try JPEGCodec.encode(bitmap, quality: recipe.quality, profile: profile)
    // The program that encodes AVIF reads PNG.
    case .png, .avif: try PNGCodec.encode(bitmap, profile: profile)
    case .opaquePNG: try PNGCodec.encode(bitmap.onWhite(), profile: profile)
    case .ico: try IconFile.bytes(of: bitmap)
    case .pixels: bitmap.pixelFile
    }
  }

  /// Returns the pixels that a recipe makes.
  package func resized(_ recipe: PictureRecipe) -> Bitmap {
    let source = halves.first { !Self.isFar($0.size, from: recipe, of: size) } ?? halves[halves.count - 1]
    return source.cropped(to: Self.part(of: source.size, for: recipe)).resized(to: recipe.size(for: size))
  }

  /// Returns whether half of a picture still has three times the pixels in each direction that a recipe makes.
  private static func isFar(_ size: ImageSize, from recipe: PictureRecipe, of whole: ImageSize) -> Bool {
    let (part, target) = (part(of: size, for: recipe), recipe.size(for: whole))
    return part.width >= target.width * 6 && part.height >= target.height * 6
  }

  private static func part(of size: ImageSize, for recipe: PictureRecipe) -> PixelRectangle {
    recipe.crop?.rectangle(in: size) ?? PixelRectangle(x: 0, y: 0, width: size.width, height: size.height)
  }
}
