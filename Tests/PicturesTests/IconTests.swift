import Assets
import Records
import TestSupport
import Testing

@testable import Pictures

/// The formats of icons, made from a picture whose left half is transparent and whose right half is red.
@Suite struct `An icon` {
  private static func file(_ format: PictureFormat, width: Int) throws -> [UInt8] {
    let row: [UInt8] = (0..<300).flatMap { $0 < 150 ? [0, 0, 0, 0] : [255, 0, 0, 255] as [UInt8] }
    var source = Bitmap(width: 300, height: 300, pixels: Array((0..<300).map { _ in row }.joined()))
    source.hasAlpha = true
    let recipe = PictureRecipe(crop: PictureCrop(width: 1, height: 1), width: width, format: format)
    var files: [[UInt8]] = []
    try SourcePicture(PNGCodec.encode(source, profile: nil), recipes: [recipe]).encode([recipe]) {
      files += [try $1.get()]
    }
    return try #require(files.first)
  }

  private static func color(_ bitmap: Bitmap, x: Int, y: Int) -> [UInt8] {
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  @Test(arguments: [16, 32, 256])
  func `file holds one PNG, and its directory says where`(_ width: Int) throws {
    let file = try Self.file(.ico, width: width)
    let size = UInt8(truncatingIfNeeded: width)
    #expect(Array(file[..<14]) == [0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0])
    let count = (0..<4).reduce(0) { $0 | Int(file[14 + $1]) << (8 * $1) }
    #expect(Array(file[18..<22]) == [22, 0, 0, 0] && file.count == 22 + count)
    // Eight bits for each of red, green, blue and alpha.
    #expect(Array(file[46..<48]) == [8, 6])
    let bitmap = try PNGCodec.decode(Array(file[22...]))
    #expect(bitmap.size == ImageSize(width: width, height: width))
    #expect(Self.color(bitmap, x: 1, y: 1)[3] == 0)
    #expect(Self.color(bitmap, x: width - 2, y: 1) == [255, 0, 0, 255])
  }

  @Test func `for home screens is white where the picture is transparent`() throws {
    let bitmap = try PNGCodec.decode(try Self.file(.opaquePNG, width: 180))
    #expect(bitmap.size == ImageSize(width: 180, height: 180) && !bitmap.hasAlpha)
    #expect(Self.color(bitmap, x: 10, y: 90) == [255, 255, 255, 255])
    #expect(Self.color(bitmap, x: 170, y: 90) == [255, 0, 0, 255])
  }
}

/// The pixels of a logo, which a worker process passes to the drawing of social cards.
@Suite struct `A file of pixels` {
  private static let recipe = PictureRecipe(width: 7, format: .pixels)

  @Test func `holds what the recipe makes`() throws {
    let source = try SourcePicture(NoisyPicture(width: 20, height: 10).png, recipes: [Self.recipe])
    var files: [[UInt8]] = []
    try source.encode([Self.recipe]) { files += [try $1.get()] }
    let bitmap = try Bitmap(pixelFile: try #require(files.first), limit: 7)
    #expect(bitmap.size == ImageSize(width: 7, height: 4))
    #expect(bitmap.pixels == source.resized(Self.recipe).pixels)
  }

  static let damages: [Case<[UInt8], Void>] = [
    Case("nothing", [], ()), Case("no pixels", file(2, 1, 0), ()), Case("too few pixels", file(2, 1, 7), ()),
    Case("too many pixels", file(2, 1, 9), ()), Case("no width", file(0, 1, 0), ()),
    Case("a width above the limit", file(9, 1, 36), ()), Case("a negative height", file(2, -1, 8), ()),
    Case("a height whose product overflows", file(8, .max, 8), ()), Case("a further byte", file(2, 1, 8) + [0], ()),
  ]

  private static func file(_ width: Int, _ height: Int, _ count: Int) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(width)
    writer.write(height)
    writer.write(record: [UInt8](repeating: 1, count: count)[...])
    return writer.bytes
  }

  @Test(arguments: damages) func `is refused with`(_ row: Case<[UInt8], Void>) throws {
    #expect(throws: InvalidRecord.self, "\(row.name)") { try Bitmap(pixelFile: row.input, limit: 8) }
    #expect(try Bitmap(pixelFile: Self.file(2, 1, 8), limit: 8).size == ImageSize(width: 2, height: 1))
  }
}
