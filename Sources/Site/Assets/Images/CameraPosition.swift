/// Finds the position of the camera in a picture or a video.
package enum CameraPosition {
  /// Returns whether a file tells where it was taken, in Exif, in XMP or in the metadata of a video.
  ///
  /// It searches all bytes. So it also finds positions in damaged files, and in further pictures that a phone appends
  /// to a JPEG. It finds them in HEIF, TIFF and MP4, too, which Garland cannot decode.
  package static func isIn(_ file: [UInt8]) -> Bool {
    let bytes = file.span
    var offset = 0
    while offset + 4 <= bytes.count {
      switch (bytes[offset], bytes[offset + 1]) {
      case (little, little) where bytes[offset + 2] == 42 && bytes[offset + 3] == 0,
        (big, big) where bytes[offset + 2] == 0 && bytes[offset + 3] == 42:
        // The directories of a TIFF file, which begins as Exif does, can be at its end.
        let block = offset == 0 ? file[...] : file[offset...].prefix(maximumBlockSize)
        if Exif(block).hasPosition { return true }
      case (latitude[0], latitude[1]) where file[offset...].starts(with: latitude): return true
      case (appleKey[0], appleKey[1]) where file[offset...].starts(with: appleKey): return true
      case (mobileBox[0], mobileBox[1]) where file[offset...].starts(with: mobileBox): return true
      // Such a text begins with a sign, after its length and its language; four bytes alone occur in any video.
      case (textBox[0], textBox[1]) where file[offset...].starts(with: textBox) && offset + 8 < bytes.count:
        if signs.contains(bytes[offset + 8]) { return true }
      default: break
      }
      offset += 1
    }
    return false
  }

  private static let (little, big) = (UInt8(ascii: "I"), UInt8(ascii: "M"))
  /// The name of the property in XMP.
  private static let latitude = Array("GPSLatitude".utf8)
  /// The key of a position in QuickTime, without its start.
  private static let appleKey = Array("location.ISO6709".utf8)
  /// The type of the box with a position in videos of 3GPP, and its version.
  private static let mobileBox = Array("loci\0\0\0\0".utf8)
  /// The type of the box with a position in MP4 and QuickTime: `©xyz` in Mac OS Roman.
  private static let textBox = [0xA9] + Array("xyz".utf8)
  private static let signs = Array("+-".utf8)
  /// The size of a segment in a JPEG file; its directories are at its start.
  private static let maximumBlockSize = 1 << 16
}
