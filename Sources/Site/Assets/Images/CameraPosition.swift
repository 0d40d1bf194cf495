/// Finds the position of the camera in a picture file.
package enum CameraPosition {
  /// Returns whether a file tells where its picture was taken, in Exif or in XMP.
  ///
  /// It searches all bytes. So it also finds the positions in damaged files, in formats that Garland cannot decode, such as
  /// HEIF, and in further pictures that a phone appends to a JPEG.
  package static func isIn(_ file: [UInt8]) -> Bool {
    let bytes = file.span
    var offset = 0
    while offset + 4 <= bytes.count {
      switch (bytes[offset], bytes[offset + 1]) {
      case (little, little) where bytes[offset + 2] == 42 && bytes[offset + 3] == 0,
        (big, big) where bytes[offset + 2] == 0 && bytes[offset + 3] == 42:
        if Exif(file[offset...].prefix(maximumBlockSize)).hasPosition { return true }
      case (latitude[0], latitude[1]) where file[offset...].starts(with: latitude): return true
      default: break
      }
      offset += 1
    }
    return false
  }

  private static let (little, big) = (UInt8(ascii: "I"), UInt8(ascii: "M"))
  /// The name of the property in XMP.
  private static let latitude = Array("GPSLatitude".utf8)
  /// The size of a segment in a JPEG file; its directories are at its start.
  private static let maximumBlockSize = 1 << 16
}
