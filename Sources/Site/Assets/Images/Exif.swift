/// What matters of the metadata that a camera recorded, in the format Exif.
package struct Exif: Sendable, Hashable {
  /// The orientation, from 1 to 8; `nil` if there is none.
  package var orientation: Int?
  /// Whether there is a position of the camera.
  package var hasPosition = false

  /// The orientations that swap width and height.
  package static let sideways = 5...8

  /// Reads the directory of an Exif block that starts at an offset; malformed values are left out.
  static func read(in block: ImageBytes, at start: Int) throws(ImageSizeError) -> Exif {
    var exif = Exif()
    do throws(ImageSizeError) {
      try exif.readDirectory(in: block, at: start)
    } catch {
      if case .needsMoreBytes = error { throw error }
    }
    return exif
  }

  /// Reads the first directory of a whole Exif block.
  package init(_ block: ArraySlice<UInt8>) {
    self.init()
    let bytes = ImageBytes(Array(block))
    try? readDirectory(in: bytes, at: 0)
  }

  init() {}

  private mutating func readDirectory(in block: ImageBytes, at header: Int) throws(ImageSizeError) {
    let isLittle = try block.has("II", at: header)
    let isBig = try block.has("MM", at: header)
    guard isLittle || isBig else { return }
    func number(_ byteCount: Int, at offset: Int) throws(ImageSizeError) -> Int {
      isLittle ? try block.littleEndian(byteCount, at: offset) : try block.bigEndian(byteCount, at: offset)
    }
    guard try number(2, at: header + 2) == 42 else { return }
    let directory = header + (try number(4, at: header + 4))
    for index in 0..<(try number(2, at: directory)) {
      let entry = directory + 2 + index * 12
      switch try number(2, at: entry) {
      case Self.orientationTag where orientation == nil:
        guard try number(2, at: entry + 2) == Self.shortType, try number(4, at: entry + 4) == 1 else { continue }
        let value = try number(2, at: entry + 8)
        if 1...8 ~= value { orientation = value }
      case Self.positionTag:
        // Cameras without a receiver also write this directory, with nothing but its version.
        let position = header + (try number(4, at: entry + 8))
        for index in 0..<(try number(2, at: position))
        where try number(2, at: position + 2 + index * 12) == Self.latitudeTag {
          hasPosition = true
        }
      default: break
      }
    }
  }

  private static let orientationTag = 0x0112
  private static let positionTag = 0x8825
  private static let latitudeTag = 2
  private static let shortType = 3
}
