import CImages

/// Decodes and encodes WebP with libwebp.
enum WebPCodec {
  static func decode(_ bytes: [UInt8]) throws(PictureProblem) -> Bitmap {
    var features = WebPBitstreamFeatures()
    let isReadable = unsafe WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK
    let (width, height) = (features.width, features.height)
    guard isReadable, width > 0, height > 0 else { throw .damaged }
    guard features.has_animation == 0 else { throw .animated }
    let count = Int(width) * Int(height) * 4
    var isDecoded = false
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
      unsafe isDecoded = WebPDecodeRGBAInto(bytes, bytes.count, output.baseAddress, count, width * 4) != nil
      initialized = count
    }
    guard isDecoded else { throw .damaged }
    var bitmap = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
    bitmap.hasAlpha = features.has_alpha != 0
    return bitmap
  }

  /// Encodes a picture, with a quality from 0 to 100, or lossless without one.
  static func encode(_ bitmap: Bitmap, quality: Int?, profile: ColorProfile?) throws(PictureProblem) -> [UInt8] {
    var configuration = WebPConfig()
    var picture = unsafe WebPPicture()
    var writer = unsafe WebPMemoryWriter()
    guard unsafe WebPConfigInit(&configuration) != 0, unsafe WebPPictureInit(&picture) != 0 else { throw .noMemory }
    unsafe WebPMemoryWriterInit(&writer)
    defer {
      unsafe WebPPictureFree(&picture)
      unsafe WebPMemoryWriterClear(&writer)
    }
    configuration.quality = Float(quality ?? 70)
    configuration.method = 4
    configuration.lossless = quality == nil ? 1 : 0
    unsafe picture.use_argb = configuration.lossless
    unsafe picture.width = Int32(bitmap.width)
    unsafe picture.height = Int32(bitmap.height)
    let stride = Int32(bitmap.width * 4)
    let isImported =
      bitmap.hasAlpha
      ? unsafe WebPPictureImportRGBA(&picture, bitmap.pixels, stride)
      : unsafe WebPPictureImportRGBX(&picture, bitmap.pixels, stride)
    guard isImported != 0 else { throw .noMemory }
    unsafe picture.writer = WebPMemoryWrite
    let isEncoded = unsafe withUnsafeMutablePointer(to: &writer) { pointer in
      unsafe picture.custom_ptr = UnsafeMutableRawPointer(pointer)
      return unsafe WebPEncode(&configuration, &picture) != 0
    }
    guard isEncoded else { throw .noMemory }
    let file = unsafe [UInt8](UnsafeBufferPointer(start: writer.mem, count: writer.size))
    return profile?.inserted(intoWebP: file, size: bitmap.size, hasAlpha: bitmap.hasAlpha) ?? file
  }
}
