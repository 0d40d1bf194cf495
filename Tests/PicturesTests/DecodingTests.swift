import Assets
import Foundation
@testable import Pictures
import TestSupport
import Testing

@Suite(.enabled(if: PictureFiles.hasPillow, "needs Pillow and numpy: .ci/setup --tests"))
struct `A picture file` {
  private func decode(_ file: URL, width: Int = 420) throws -> (bytes: [UInt8], recipe: PictureRecipe) {
    let recipe = PictureRecipe(width: width, format: .png)
    let picture = try SourcePicture(try PictureFiles.bytes(of: file), recipes: [recipe])
    var bytes: [UInt8] = []
    try picture.encode([recipe]) { _, result in bytes = try result.get() }
    return (bytes, recipe)
  }

  @Test(arguments: [(width: 420, similarity: 0.999, difference: 0.01), (width: 150, similarity: 0.99, difference: 0.5)])
  func `is decoded and resized as Pillow does it`(_ row: (width: Int, similarity: Double, difference: Double)) throws {
    try PictureFiles.inFolder { folder, names in
      let names = names.filter { !$0.hasPrefix("refused") && (row.width == 420 || $0 != "one-bit.png") }
      #expect(names.count > 25)
      let pairs = try names.map { name in
        let source = folder.appending(path: name)
        let target = folder.appending(path: "result-\(name).png")
        try Data(try decode(source, width: row.width).bytes).write(to: target)
        return (source, target)
      }
      for (name, result) in zip(names, try PictureFiles.compare(pairs)) {
        #expect(result.similarity >= row.similarity, "\(name)")
        #expect(result.difference <= row.difference, "\(name)")
        #expect(result.metadata == [], "\(name)")
        let facts = try #require(PictureFacts(try PictureFiles.bytes(of: folder.appending(path: name))), "\(name)")
        let size = PictureRecipe(width: row.width, format: .png).size(for: facts.size)
        #expect(size == ImageSize(width: result.width, height: result.height), "\(name)")
      }
    }
  }

  @Test func `is refused with a reason`() throws {
    let reasons = [
      "refused-animated.webp": "it is animated, so it stays as it is",
      "refused-animated.png": "it is animated, so it stays as it is",
      "refused-gif.jpg": "it is no JPEG, PNG or WebP file",
      "refused-large.png": "it has 50000 × 50000 pixels; the limit is 120 million",
    ]
    try PictureFiles.inFolder { folder, names in
      #expect(Set(reasons.keys) == Set(names.filter { $0.hasPrefix("refused") }))
      for (name, reason) in reasons {
        #expect(throws: PictureProblem(reason), "\(name)") { try decode(folder.appending(path: name)) }
      }
    }
  }

  @Test func `is refused if it ends too early`() throws {
    try PictureFiles.inFolder { folder, _ in
      for name in ["progressive.jpg", "rgb.png", "lossy.webp", "lossless.webp"] {
        let bytes = try PictureFiles.bytes(of: folder.appending(path: name))
        for eighth in 0..<8 {
          let start = Array(bytes.prefix(bytes.count * eighth / 8))
          #expect(throws: PictureProblem.self, "\(name), \(eighth)/8") {
            try SourcePicture(start, recipes: [PictureRecipe(width: 100, format: .webp)])
          }
        }
      }
    }
  }

  @Test func `keeps a colour profile, but only one for red, green and blue other than sRGB`() throws {
    try PictureFiles.inFolder { folder, _ in
      for name in ["profile.jpg", "profile.png", "profile.webp"] {
        let source = try PictureFiles.bytes(of: folder.appending(path: name))
        let facts = try #require(PictureFacts(source))
        let profile = try #require(ColorProfile(ofFile: source, format: facts.format))
        let recipes = PictureFormat.allCases.filter { ![.ico, .pixels].contains($0) }.map {
          PictureRecipe(width: 100, format: $0)
        }
        try SourcePicture(source, recipes: recipes).encode(recipes) { index, file in
          let file = try file.get()
          let format = try #require(PictureFacts(file)).format
          #expect(ColorProfile(ofFile: file, format: format) == profile, "\(name), \(recipes[index].format)")
        }
        let grey = try PictureFiles.bytes(of: folder.appending(path: "grey.png"))
        #expect(ColorProfile(ofFile: grey, format: .png) == nil)
      }
    }
  }
}
