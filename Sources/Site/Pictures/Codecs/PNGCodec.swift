import Assets
import CImages

/// Decodes and encodes PNG with the simplified functions of libpng.
enum PNGCodec {
  static func decode(_ bytes: [UInt8]) throws(PictureProblem) -> Bitmap {
    let file = try sourceChunks(of: bytes)
    // libpng keeps the address of the bytes between its two calls.
    let bitmap = unsafe file.withUnsafeBytes { bytes in unsafe decode(bytes) }
    guard let bitmap else { throw .damaged }
    return bitmap
  }

  private static func decode(_ bytes: UnsafeRawBufferPointer) -> Bitmap? {
    var image = unsafe png_image()
    unsafe image.version = garland_png_version
    defer { unsafe png_image_free(&image) }
    guard unsafe png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return nil }
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    let (hasAlpha, isGrey) = unsafe (image.format & 1 != 0, image.format & 2 == 0)
    unsafe image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
    unsafe image.format = 3  // red, green, blue and alpha, with 8 bits each
    let count = width * height * 4
    var isDecoded = false
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
      unsafe isDecoded = png_image_finish_read(&image, nil, output.baseAddress, Int32(width * 4), nil) != 0
      initialized = count
    }
    guard isDecoded else { return nil }
    var bitmap = Bitmap(width: width, height: height, pixels: pixels)
    (bitmap.hasAlpha, bitmap.isGrey) = (hasAlpha, isGrey)
    return bitmap
  }

  /// Returns the file without the chunks that the decoder does not need.
  ///
  /// If there is a colour profile, only the profile defines the colours. Then `gAMA` is left out, which libpng would
  /// apply.
  private static func sourceChunks(of bytes: [UInt8]) throws(PictureProblem) -> [UInt8] {
    guard let chunks = try? PNGFile(ImageBytes(bytes)).chunks else { throw .damaged }
    var names: Set = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
    if !chunks.contains(where: { $0.name == "iCCP" }) { names.formUnion(["gAMA", "sRGB"]) }
    return chunks.filter { names.contains($0.name) }.reduce(into: PNGFile.signature) { $0 += bytes[$1.whole] }
  }

  /// Encodes a picture; one with at most 256 colours gets a palette, if palettes are allowed.
  static func encode(
    _ bitmap: Bitmap, profile: ColorProfile?, allowsPalette: Bool = true
  ) throws(PictureProblem) -> [UInt8] {
    var image = unsafe png_image()
    unsafe image.version = garland_png_version
    unsafe image.width = UInt32(bitmap.width)
    unsafe image.height = UInt32(bitmap.height)
    let palette = allowsPalette ? Palette(bitmap) : nil
    let samples: [UInt8]
    var colors: [UInt8] = []
    if let palette {
      (samples, colors) = (palette.indices, palette.colors)
      unsafe image.format = 8 | (bitmap.hasAlpha ? 3 : 2)
      unsafe image.colormap_entries = UInt32(palette.count)
    } else {
      unsafe image.format = (bitmap.hasAlpha ? 1 : 0) | (bitmap.isGrey ? 0 : 2)
      samples = bitmap.samples(isGrey: bitmap.isGrey, hasAlpha: bitmap.hasAlpha)
    }
    if let palette, !bitmap.hasAlpha { colors = palette.opaqueColors }
    // Deflate makes bytes that it cannot compress at most a thousandth larger. Asking libpng for the size would compress twice.
    var count = (samples.count + bitmap.height) / 1000 * 1001 + (1 << 16)
    var isWritten = false
    let file = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
      unsafe isWritten = png_image_write_to_memory(&image, output.baseAddress, &count, 0, samples, 0, colors) != 0
      initialized = isWritten ? count : 0
    }
    guard isWritten else { throw .noMemory }
    return profile?.inserted(intoPNG: file) ?? file
  }
}

extension Bitmap {
  /// Returns the picture as a PNG file; one with at most 256 colours gets a palette.
  package func encodedAsPNG() throws(PictureProblem) -> [UInt8] { try PNGCodec.encode(self, profile: nil) }
}

/// The colours of a picture with at most 256 of them.
private struct Palette {
  /// The colours in their order of appearance, four bytes for each.
  private(set) var colors: [UInt8] = []
  /// For each pixel, the index of its colour.
  private(set) var indices: [UInt8] = []

  init?(_ bitmap: Bitmap) {
    var known: [UInt32: UInt8] = [:]
    indices.reserveCapacity(bitmap.width * bitmap.height)
    var previous: (color: UInt32, index: UInt8)?
    for start in stride(from: 0, to: bitmap.pixels.count, by: 4) {
      let color = bitmap.color(at: start)
      if let previous, previous.color == color {
        indices.append(previous.index)
        continue
      }
      if known[color] == nil {
        guard known.count < 256 else { return nil }
        known[color] = UInt8(known.count)
        colors += bitmap.pixels[start..<start + 4]
      }
      let index = known[color] ?? 0
      indices.append(index)
      previous = (color, index)
    }
  }

  var count: Int { colors.count / 4 }

  /// The colours without alpha, three bytes for each.
  var opaqueColors: [UInt8] { colors.indices.filter { $0 % 4 != 3 }.map { colors[$0] } }
}
