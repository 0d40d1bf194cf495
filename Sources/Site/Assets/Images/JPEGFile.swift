/// Reads the size of a JPEG file from its frame header, and the orientation from an Exif segment before the pixels.
enum JPEGFile {
  static func size(in bytes: ImageBytes) throws(ImageSizeError) -> ImageSize {
    var offset = 2
    var size: ImageSize?
    var orientation: Int?
    while true {
      let marker = try marker(in: bytes, at: &offset)
      if standalone.contains(marker) { continue }
      if marker == startOfScan || marker == endOfImage { break }
      let length = try bytes.bigEndian(2, at: offset)
      guard length >= 2 else { throw .unreadable }
      if frameHeaders.contains(marker), !notFrames.contains(marker), size == nil {
        size = try .positive(try bytes.bigEndian(2, at: offset + 5), try bytes.bigEndian(2, at: offset + 3))
      }
      if marker == exif, orientation == nil {
        orientation = try ExifOrientation.read(in: try bytes.part(upTo: offset + length), at: offset + 2)
      }
      offset += length
    }
    guard let size else { throw .unreadable }
    return ExifOrientation.sideways.contains(orientation ?? 1) ? size.rotated : size
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
  private static let startOfScan: UInt8 = 0xDA
  private static let endOfImage: UInt8 = 0xD9
  private static let exif: UInt8 = 0xE1
}

/// The orientation that a camera recorded in an Exif segment.
enum ExifOrientation {
  /// The orientations that swap width and height.
  static let sideways = 5...8

  /// Returns the orientation, or nil if the segment has none or is malformed.
  static func read(in segment: ImageBytes, at start: Int) throws(ImageSizeError) -> Int? {
    do throws(ImageSizeError) {
      return try orientation(in: segment, at: start)
    } catch {
      if case .needsMoreBytes = error { throw error }
      return nil
    }
  }

  private static func orientation(in segment: ImageBytes, at start: Int) throws(ImageSizeError) -> Int? {
    guard try segment.has("Exif\0\0", at: start) else { return nil }
    let header = start + 6
    let isLittle = try segment.has("II", at: header)
    let isBig = try segment.has("MM", at: header)
    guard isLittle || isBig else { return nil }
    func number(_ byteCount: Int, at offset: Int) throws(ImageSizeError) -> Int {
      isLittle ? try segment.littleEndian(byteCount, at: offset) : try segment.bigEndian(byteCount, at: offset)
    }
    guard try number(2, at: header + 2) == 42 else { return nil }
    let directory = header + (try number(4, at: header + 4))
    for index in 0..<(try number(2, at: directory)) {
      let entry = directory + 2 + index * 12
      guard try number(2, at: entry) == orientationTag else { continue }
      guard try number(2, at: entry + 2) == shortType, try number(4, at: entry + 4) == 1 else { return nil }
      return try number(2, at: entry + 8)
    }
    return nil
  }

  private static let orientationTag = 0x0112
  private static let shortType = 3
}
