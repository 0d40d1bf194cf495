import Assets
import CImages

/// An ICC profile, which says what the numbers of the pixels look like; without one, they are sRGB.
package struct ColorProfile: Hashable, Sendable {
  /// The bytes of the profile.
  package let bytes: [UInt8]

  /// The size up to which a profile is kept; profiles of screens and cameras have 500 bytes to 1 MB.
  private static let maximumSize = 4 << 20

  private init?(_ bytes: [UInt8]) {
    guard bytes.count >= 128, bytes.count <= Self.maximumSize else { return nil }
    self.bytes = bytes
  }

  /// Reads the profile of a picture file; `nil` if it has none, or sRGB.
  init?(ofFile file: [UInt8], format: PictureFileFormat) {
    let found: ColorProfile? =
      switch format {
      case .jpeg: ColorProfile(ofJPEG: file)
      case .png: ColorProfile(ofPNG: file)
      case .webp: ColorProfile(ofWebP: file)
      case .gif, .bmp, .heif, .svg: nil
      }
    guard let found, !found.isSRGB else { return nil }
    self = found
  }

  /// Whether the profile is for red, green and blue, and not for grey or for inks.
  var isForColors: Bool { bytes[16..<20].elementsEqual("RGB ".utf8) }

  /// Whether the description of the profile starts with the name of sRGB's standard, as those of cameras and programs do.
  private var isSRGB: Bool {
    guard bytes.count >= 132 else { return false }
    for tag in 0..<min(number(at: 128), 100) {
      let entry = 132 + tag * 12
      guard entry + 12 <= bytes.count else { return false }
      guard bytes[entry..<entry + 4].elementsEqual("desc".utf8) else { continue }
      let (start, count) = (number(at: entry + 4), number(at: entry + 8))
      guard start <= bytes.count, count <= bytes.count - start else { return false }
      // The text is ASCII in old profiles and UTF-16 in new ones.
      let text = bytes[start..<start + count].filter { $0 != 0 }
      return String(decoding: text, as: UTF8.self).contains("sRGB IEC61966-2")
    }
    return false
  }

  private func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
}

extension ColorProfile {
  private static let mark = "ICC_PROFILE\0"

  /// Joins the parts of a profile, which are numbered from 1.
  private init?(ofJPEG file: [UInt8]) {
    let bytes = ImageBytes(file)
    let segments = (try? JPEGFile(bytes))?.segments ?? []
    let parts = segments.filter {
      $0.marker == JPEGFile.profileMarker && $0.end - $0.start > 14 && JPEGFile.holds(Self.mark, in: $0, of: bytes)
    }
    let sorted = parts.enumerated().sorted { (file[$0.1.start + 12], $0.0) < (file[$1.1.start + 12], $1.0) }
    self.init(sorted.flatMap { file[$0.element.start + 14..<$0.element.end] })
  }

  private init?(ofPNG file: [UInt8]) {
    guard let chunk = try? PNGFile(ImageBytes(file)).chunks.first(where: { $0.name == "iCCP" }) else { return nil }
    // The name, a zero byte, the method of compression, and the compressed profile.
    guard let end = file[chunk.content].firstIndex(of: 0), end + 2 <= chunk.content.upperBound else { return nil }
    let packed = Array(file[(end + 2)..<chunk.content.upperBound])
    var count = UInt(Self.maximumSize)
    var status: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Self.maximumSize) { output, initialized in
      unsafe status = uncompress(output.baseAddress, &count, packed, UInt(packed.count))
      initialized = status == Z_OK ? Int(count) : 0
    }
    self.init(bytes)
  }

  private init?(ofWebP file: [UInt8]) {
    guard let chunk = try? WebPFile(ImageBytes(file)).chunks.first(where: { $0.name == "ICCP" }) else { return nil }
    self.init(Array(file[chunk.content]))
  }
}

extension ColorProfile {
  /// Returns a JPEG file with this profile, after its segment `JFIF`.
  func inserted(intoJPEG file: [UInt8]) -> [UInt8] {
    let segments = (try? JPEGFile(ImageBytes(file)))?.segments ?? []
    let header = segments.first { $0.marker == 0xE0 }
    let place = header?.end ?? 2
    let partSize = 65_000
    let count = (bytes.count + partSize - 1) / partSize
    var inserted: [UInt8] = []
    for part in 0..<count {
      let number = [UInt8(part + 1), UInt8(count)]
      let content = Array(Self.mark.utf8) + number + bytes.dropFirst(part * partSize).prefix(partSize)
      inserted += JPEGFile.segment(JPEGFile.profileMarker, content)
    }
    return file[..<place] + inserted + file[place...]
  }

  /// Returns a PNG file with this profile, after its header.
  func inserted(intoPNG file: [UInt8]) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    let packed = unsafe [UInt8](unsafeUninitializedCapacity: Int(count)) { output, initialized in
      let status = unsafe compress2(output.baseAddress, &count, bytes, UInt(bytes.count), 9)
      initialized = status == Z_OK ? Int(count) : 0
    }
    let chunk = PNGFile.chunk("iCCP", Array("profile".utf8) + [0, 0] + packed)
    let chunks = (try? PNGFile(ImageBytes(file)).chunks) ?? []
    // libpng says that the pixels are sRGB, which is not so.
    return chunks.reduce(into: PNGFile.signature) { result, next in
      if !["gAMA", "cHRM", "sRGB"].contains(next.name) { result += file[next.whole] }
      if next.name == "IHDR" { result += chunk }
    }
  }

  /// Returns a WebP file with this profile, which needs the extended form of the format.
  func inserted(intoWebP file: [UInt8], size: ImageSize, hasAlpha: Bool) -> [UInt8] {
    let chunks = ((try? WebPFile(ImageBytes(file)).chunks) ?? []).filter { $0.name != "VP8X" }
    let header = WebPFile.header(size: size, hasProfile: true, hasAlpha: hasAlpha)
    return WebPFile.file(
      [("VP8X", header), ("ICCP", bytes)] + chunks.map { ($0.name, Array(file[$0.content])) })
  }
}
