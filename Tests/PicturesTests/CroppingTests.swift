import TestSupport
import Testing

@testable import Pictures

@Suite struct `A part of a picture` {
  private static let stripes: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]

  /// Returns the file of a picture of three red, green and blue squares, in a row or in a column.
  private static func squares(isWide: Bool) throws -> [UInt8] {
    let (width, height) = isWide ? (48, 16) : (16, 48)
    let pixels = (0..<height).flatMap { y in (0..<width).flatMap { x in stripes[(isWide ? x : y) / 16] } }
    return try PNGCodec.encode(Bitmap(width: width, height: height, pixels: pixels), profile: nil)
  }

  /// Each point, with the indexes of the squares that stay of a row and of a column.
  static let points: [Case<PictureCrop.Anchor, [Int]>] = [
    Case("center", .center, [1, 1]), Case("top", .top, [1, 0]), Case("bottom", .bottom, [1, 2]),
    Case("left", .left, [0, 1]), Case("right", .right, [2, 1]), Case("top-left", .topLeft, [0, 0]),
    Case("top-right", .topRight, [2, 0]), Case("bottom-left", .bottomLeft, [0, 2]),
    Case("bottom-right", .bottomRight, [2, 2]),
  ]

  @Test(arguments: points)
  func `shows what is at its point`(row: Case<PictureCrop.Anchor, [Int]>) throws {
    for (isWide, expected) in [(true, row.expected[0]), (false, row.expected[1])] {
      let recipe = PictureRecipe(
        crop: PictureCrop(width: 1, height: 1, anchor: row.input), width: 8, format: .png)
      let file = try Self.squares(isWide: isWide)
      try SourcePicture(file, recipes: [recipe]).encode([recipe]) { _, result in
        let bitmap = try PNGCodec.decode(result.get())
        #expect([bitmap.width, bitmap.height] == [8, 8])
        let middle = (4 * 8 + 4) * 4
        #expect(Array(bitmap.pixels[middle..<middle + 4]) == Self.stripes[expected], "\(row.name)")
      }
    }
  }

  @Test func `has a key that can be read again`() {
    for anchor in PictureCrop.Anchor.allCases {
      let part = PictureCrop(width: 16, height: 9, anchor: anchor)
      #expect(PictureCrop(key: part.key) == part)
    }
    for key in ["16x9", "16-top", "0x9-top", "16x9-middle", "16x9x1-top", "99999x1-top", "-top"] {
      #expect(PictureCrop(key: key) == nil, "\(key)")
    }
  }
}
