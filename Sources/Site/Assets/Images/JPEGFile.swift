/// The segments of a JPEG file before its first scan.
///
/// Each part of the header is in a segment: the size in the frame header, the orientation in an Exif segment.
package struct JPEGFile {
  /// A segment of a JPEG file, such as the frame header.
  package struct Segment: Sendable {
    /// The second byte of its marker.
    package let marker: UInt8
    /// The first byte of its content, after the marker and the length.
    package let start: Int
    /// The byte after its content.
    package let end: Int
    /// The first byte of its marker.
    package let markerStart: Int
  }

  /// The segments before the first scan, and the segment that starts the scan.
  package let segments: [Segment]

  /// Reads the segments; throws if the first scan is not among the bytes.
  package init(_ bytes: ImageBytes) throws(ImageSizeError) {
    var segments: [Segment] = []
    var offset = 2
    while true {
      let markerStart = offset
      let marker = try Self.marker(in: bytes, at: &offset)
      if Self.standalone.contains(marker) { continue }
      if marker == Self.endOfImage { break }
      let length = try bytes.bigEndian(2, at: offset)
      guard length >= 2 else { throw .unreadable }
      segments.append(Segment(marker: marker, start: offset + 2, end: offset + length, markerStart: markerStart))
      if marker == Self.startOfScan { break }
      offset += length
    }
    self.segments = segments
  }

  /// Returns the marker at an offset, and moves the offset to the end of the marker.
  ///
  /// Fill bytes before the marker are skipped.
  private static func marker(in bytes: ImageBytes, at offset: inout Int) throws(ImageSizeError) -> UInt8 {
    guard try bytes.byte(offset) == 0xFF else { throw .unreadable }
    while try bytes.byte(offset) == 0xFF { offset += 1 }
    offset += 1
    return try bytes.byte(offset - 1)
  }

  private static let standalone: [UInt8] = [0x01, 0xD0, 0xD1, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8]
  private static let frameHeaders: ClosedRange<UInt8> = 0xC0...0xCF
  private static let notFrames: [UInt8] = [0xC4, 0xC8, 0xCC]
  /// The marker that ends the picture.
  static let endOfImage: UInt8 = 0xD9
  /// The marker that starts a scan.
  package static let startOfScan: UInt8 = 0xDA
  /// The marker of the segments `APP1`, which hold Exif or XMP.
  package static let exif: UInt8 = 0xE1
}

extension JPEGFile {
  /// Reads what the header tells about the picture.
  static func facts(in bytes: ImageBytes) throws(ImageSizeError) -> PictureFacts {
    let segments = try JPEGFile(bytes).segments
    guard let frame = segments.first(where: { isFrame($0.marker) }) else { throw .unreadable }
    let size = try ImageSize.positive(
      try bytes.bigEndian(2, at: frame.start + 3), try bytes.bigEndian(2, at: frame.start + 1))
    var facts = PictureFacts(format: .jpeg, size: size)
    for segment in segments where !isNeeded(segment.marker) {
      let isProfile = segment.marker == profileMarker && holds("ICC_PROFILE\0", in: segment, of: bytes)
      facts.hasMetadata = facts.hasMetadata || !isProfile
      guard segment.marker == exif, facts.exif == nil, holds("Exif\0\0", in: segment, of: bytes) else { continue }
      facts.exif = try Exif.read(in: try bytes.part(upTo: segment.end), at: segment.start + 6)
      if Exif.sideways.contains(facts.exif?.orientation ?? 1) { facts.size = size.rotated }
    }
    return facts
  }

  /// Returns whether a segment starts with a text.
  package static func holds(_ text: String, in segment: Segment, of bytes: ImageBytes) -> Bool {
    segment.end - segment.start >= text.utf8.count && (try? bytes.has(text, at: segment.start)) == true
  }

  /// Returns whether decoders need the segments with a marker: all but comments and the segments of applications, except
  /// for `JFIF` and `Adobe`, which say how colours are stored.
  package static func isNeeded(_ marker: UInt8) -> Bool {
    switch marker {
    case 0xE0, 0xEE: true
    case 0xE1...0xEF, 0xFE: false
    default: true
    }
  }

  /// The marker of the segments `APP2`, which hold the parts of a colour profile.
  package static let profileMarker: UInt8 = 0xE2

  private static func isFrame(_ marker: UInt8) -> Bool { frameHeaders.contains(marker) && !notFrames.contains(marker) }
}
