import Assets

/// Removes metadata from picture files without encoding them again.
///
/// Position, camera, text, comments and thumbnails go. The orientation, the colour profile and every coded pixel stay.
package enum MetadataRemoval {
  /// Returns the file without metadata; throws if its structure is damaged, no pixels remain or it has another format.
  package static func clean(_ file: [UInt8]) throws(PictureProblem) -> [UInt8] {
    let bytes = ImageBytes(file)
    do throws(ImageSizeError) {
      switch try PictureFileFormat(bytes) {
      case .jpeg: return try jpeg(file, bytes)
      case .png: return try png(file, bytes)
      case .webp: return try webP(file, bytes)
      case .gif, .bmp, .heif, .svg: break
      }
    } catch {
      throw .damaged
    }
    throw .unknownFormat
  }

  private static func jpeg(_ file: [UInt8], _ bytes: ImageBytes) throws(ImageSizeError) -> [UInt8] {
    let segments = try JPEGFile(bytes).segments
    guard let scan = segments.last, scan.marker == JPEGFile.startOfScan, scan.end <= file.count else {
      throw .unreadable
    }
    let orientation = PictureFacts(file)?.exif?.orientation ?? 1
    let head = JPEGFile.segment(JPEGFile.exif, Array("Exif\0\0".utf8) + Exif.block(orientation: orientation))
    var result: [UInt8] = [0xFF, 0xD8]
    var needsExif = orientation != 1
    for segment in segments {
      if segment.marker == 0xE0 {
        // A thumbnail can follow the 14 bytes of JFIF; without it, its width and height are 0.
        guard JPEGFile.holds("JFIF\0", in: segment, of: bytes), segment.end - segment.start >= 14 else { continue }
        result += JPEGFile.segment(0xE0, file[segment.start..<segment.start + 12] + [0, 0])
      } else if isKept(segment, bytes) {
        // JFIF must be the first segment.
        if needsExif { result += head }
        needsExif = false
        result += [0xFF, segment.marker] + file[segment.start - 2..<segment.end]
      }
    }
    return result + scans(of: file, from: scan.end)
  }

  private static func isKept(_ segment: JPEGFile.Segment, _ bytes: ImageBytes) -> Bool {
    switch segment.marker {
    case 0xEE: JPEGFile.holds("Adobe", in: segment, of: bytes)
    case JPEGFile.profileMarker: JPEGFile.holds("ICC_PROFILE\0", in: segment, of: bytes)
    default: JPEGFile.isNeeded(segment.marker)
    }
  }

  /// Returns the coded pixels, with the tables between scans, up to the end of the image.
  ///
  /// What follows the end is dropped: further pictures of phones, with their own positions, and videos. A file without an
  /// end, such as half of a download, is kept to its last byte.
  private static func scans(of file: [UInt8], from start: Int) -> [UInt8] {
    var result: [UInt8] = []
    var (offset, kept) = (start, start)
    while offset + 1 < file.count {
      guard file[offset] == 0xFF else {
        offset += 1
        continue
      }
      let marker = file[offset + 1]
      switch marker {
      case 0xFF:
        // A fill byte, which would make a new marker with what follows a dropped segment.
        result += file[kept..<offset]
        offset += 1
        kept = offset
      case 0x00, 0xD0...0xD7: offset += 2
      case 0xD9: return result + file[kept..<offset + 2]
      // A further picture starts, although this one has no end.
      case 0xD8: return result + file[kept..<offset]
      default:
        guard offset + 4 <= file.count else { return result + file[kept..<offset] }
        let length = max(2, Int(file[offset + 2]) << 8 + Int(file[offset + 3]))
        let end = min(offset + 2 + length, file.count)
        if !JPEGFile.isNeeded(marker) || marker == 0xE0 || marker == 0xEE {
          result += file[kept..<offset]
          kept = end
        }
        offset = end
      }
    }
    return result + file[kept...]
  }

  private static func png(_ file: [UInt8], _ bytes: ImageBytes) throws(ImageSizeError) -> [UInt8] {
    let orientation = PictureFacts(file)?.exif?.orientation ?? 1
    let kept = try PNGFile(bytes).chunks.filter { PNGFile.neededChunks.contains($0.name) }
    guard kept.contains(where: { $0.name == "IDAT" }) else { throw .unreadable }
    return kept.reduce(into: PNGFile.signature) { result, chunk in
      result += file[chunk.whole]
      if chunk.name == "IHDR", orientation != 1 {
        result += PNGFile.chunk("eXIf", Exif.block(orientation: orientation))
      }
    }
  }

  private static func webP(_ file: [UInt8], _ bytes: ImageBytes) throws(ImageSizeError) -> [UInt8] {
    let kept = try WebPFile(bytes).chunks.filter { WebPFile.neededChunks.contains($0.name) }
    // With a wrong byte in the name of the chunk, the pixels would be dropped as metadata.
    guard kept.contains(where: { ["VP8 ", "VP8L", "ANMF"].contains($0.name) }) else { throw .unreadable }
    return WebPFile.file(
      kept.map { chunk in
        var content = Array(file[chunk.content])
        // Two bits say that Exif and XMP follow.
        if chunk.name == "VP8X", !content.isEmpty { content[0] &= ~0x0C }
        return (chunk.name, content)
      })
  }
}
