import Assets
import Records
import TestSupport
import Testing

@testable import Pictures

@Suite struct `A recipe` {
  static let sizes: [Case<PictureRecipe, ImageSize>] = [
    Case("a smaller width", PictureRecipe(width: 640, format: .webp), ImageSize(width: 640, height: 480)),
    Case("a rounded height", PictureRecipe(width: 301, format: .webp), ImageSize(width: 301, height: 226)),
    Case(
      "a width above that of the picture", PictureRecipe(width: 9000, format: .webp),
      ImageSize(width: 4000, height: 3000)),
    Case(
      "a wider part", PictureRecipe(crop: PictureCrop(width: 16, height: 9), width: 1600, format: .jpeg),
      ImageSize(width: 1600, height: 900)),
    Case(
      "a narrower part", PictureRecipe(crop: PictureCrop(width: 1, height: 1), width: 9000, format: .jpeg),
      ImageSize(width: 3000, height: 3000)),
    Case(
      "a very flat part", PictureRecipe(crop: PictureCrop(width: 10_000, height: 1), width: 10, format: .jpeg),
      ImageSize(width: 10, height: 1)),
  ]

  @Test(arguments: sizes)
  func `tells the size of its result`(row: Case<PictureRecipe, ImageSize>) {
    row.check(row.input.size(for: ImageSize(width: 4000, height: 3000)))
  }

  static let parts: [Case<PictureCrop.Anchor, [Int]>] = [
    Case("center", .center, [50, 0]), Case("left", .left, [0, 0]), Case("right", .right, [100, 0]),
    Case("top", .top, [50, 0]), Case("top right", .topRight, [100, 0]), Case("bottom left", .bottomLeft, [0, 0]),
  ]

  @Test(arguments: parts)
  func `cuts out the part around a point`(row: Case<PictureCrop.Anchor, [Int]>) {
    let wide = PictureCrop(width: 1, height: 1, anchor: row.input).rectangle(in: ImageSize(width: 200, height: 100))
    row.check([wide.x, wide.y])
    #expect(wide.width == 100 && wide.height == 100)
  }

  @Test func `cuts out the top or the bottom of a high picture`() {
    let size = ImageSize(width: 100, height: 200)
    let rows = [PictureCrop.Anchor.top, .center, .bottomRight].map {
      PictureCrop(width: 1, height: 1, anchor: $0).rectangle(in: size).y
    }
    #expect(rows == [0, 50, 100])
  }

  @Test func `has a key that tells it from every other recipe`() throws {
    let crops = [nil, PictureCrop(width: 3, height: 2), PictureCrop(width: 3, height: 2, anchor: .topLeft)]
    let recipes = crops.flatMap { crop in
      [64, 640].flatMap { width in
        PictureFormat.allCases.flatMap { format in
          [75, 80].map { PictureRecipe(crop: crop, width: width, format: format, quality: $0) }
        }
      }
    }
    #expect(Set(recipes.map(\.key)).count == recipes.count)
    #expect(recipes.first?.key == "w64-q75-e\(PictureRecipe.encoderVersion).webp")
    for recipe in recipes {
      var reader = RecordReader(RecordWriter.bytes(of: recipe))
      let decoded: PictureRecipe = try reader.read()
      #expect(decoded == recipe && reader.isAtEnd)
    }
  }
}

@Suite struct `A resized picture` {
  @Test(arguments: [(4000, 2048), (4000, 1), (7, 3), (1, 1), (3, 2), (2049, 2048), (500, 499)])
  func `is made with weights whose sum is exact`(_ row: (source: Int, target: Int)) {
    let weights = LanczosWeights(from: row.source, to: row.target)
    #expect(weights.starts.count == row.target)
    for pixel in 0..<row.target {
      let part = weights.weights[pixel * weights.weightStride..<(pixel + 1) * weights.weightStride]
      #expect(part.reduce(0) { $0 + Int($1) } == LanczosWeights.one)
      #expect(part.dropFirst(weights.count).allSatisfy { $0 == 0 })
      #expect(weights.starts[pixel] >= 0 && weights.starts[pixel] + weights.count <= row.source)
    }
  }

  @Test func `keeps an even colour, at every size`() {
    for (width, height) in [(1, 1), (5, 3), (40, 31), (41, 7)] {
      let color: [UInt8] = [10, 200, 90, 255]
      let bitmap = Bitmap(
        width: width, height: height, pixels: Array([[UInt8]](repeating: color, count: width * height).joined()))
      for size in [ImageSize(width: 1, height: 1), ImageSize(width: (width + 1) / 2, height: (height + 1) / 2)] {
        let result = bitmap.resized(to: size)
        #expect(result.size == size)
        #expect(
          stride(from: 0, to: result.pixels.count, by: 4).allSatisfy { Array(result.pixels[$0..<$0 + 4]) == color })
      }
    }
  }

  @Test func `does not show the colours of transparent pixels`() {
    let red: [UInt8] = [255, 0, 0, 255]
    let hiddenGreen: [UInt8] = [0, 255, 0, 0]
    var bitmap = Bitmap(width: 8, height: 8, pixels: Array((0..<64).flatMap { $0 % 2 == 0 ? red : hiddenGreen }))
    bitmap.hasAlpha = true
    for result in [bitmap.resized(to: ImageSize(width: 3, height: 3)), bitmap.halved()] {
      #expect(stride(from: 0, to: result.pixels.count, by: 4).allSatisfy { result.pixels[$0 + 1] == 0 })
    }
  }

  @Test func `is encoded by what it shows`() {
    var random = SeededGenerator(seed: 1)
    func bitmap(_ pixel: (Int, Int) -> [UInt8]) -> Bitmap {
      Bitmap(width: 64, height: 64, pixels: Array((0..<4096).flatMap { pixel($0 % 64, $0 / 64) + [255] }))
    }
    let photograph = bitmap { x, y in
      (0..<3).map { _ in UInt8(min(255, x + y + Int.random(in: 0..<90, using: &random))) }
    }
    #expect(photograph.content == .photograph)
    let chart = bitmap { x, y in x % 20 == 0 || y % 20 == 0 ? [0, 0, 0] : [250, 250, UInt8(x / 20 * 60)] }
    #expect(chart.content == .drawing)
    let dots = bitmap { x, y in (x ^ y) % 2 == 0 ? [0, 0, 0] : [255, 255, 255] }
    #expect(dots.content == .drawing)
  }
}
