/// The orientation that a camera noted in an Exif segment: which way up the picture is to be shown.
enum ExifOrientation {
  /// The orientations that swap width and height.
  static let turning = 5...8

  /// The orientation, or nothing where the segment does not tell; a broken segment turns nothing.
  static func read(in segment: ImageBytes, at start: Int) throws(ImageFault) -> Int? {
    do throws(ImageFault) {
      return try orientation(in: segment, at: start)
    } catch {
      if case .short = error { throw error }
      return nil
    }
  }

  private static func orientation(in segment: ImageBytes, at start: Int) throws(ImageFault) -> Int? {
    guard try segment.has("Exif\0\0", at: start) else { return nil }
    let header = start + 6
    let isLittle = try segment.has("II", at: header)
    let isBig = try segment.has("MM", at: header)
    guard isLittle || isBig else { return nil }
    func number(_ byteCount: Int, at offset: Int) throws(ImageFault) -> Int {
      isLittle ? try segment.little(byteCount, at: offset) : try segment.big(byteCount, at: offset)
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
