import Assets
import Foundation
import TestSupport
import Testing

@testable import Pictures

@Suite(.enabled(if: PictureFiles.hasPillow, "needs Pillow and numpy: .ci/setup --tests"))
struct `Metadata` {
  @Test(arguments: ["private.jpg", "private-iptc.jpg", "private.png", "private.webp"])
  func `is removed, while the pixels, the orientation and the profile stay`(_ name: String) throws {
    try PictureFiles.inFolder { folder, _ in
      let source = folder.appending(path: name)
      let file = try PictureFiles.bytes(of: source)
      let facts = try #require(PictureFacts(file))
      #expect(CameraPosition.isIn(file) && facts.hasMetadata)
      let clean = try MetadataRemoval.clean(file)
      let after = try #require(PictureFacts(clean))
      #expect(!CameraPosition.isIn(clean))
      #expect(after.size == facts.size && after.exif?.orientation == facts.exif?.orientation)
      #expect(after.hasAlpha == facts.hasAlpha)
      let profile = ColorProfile(ofFile: file, format: facts.format)
      #expect(profile != nil && ColorProfile(ofFile: clean, format: facts.format) == profile)
      #expect(!String(decoding: clean, as: UTF8.self).contains("PRIVATE"))
      #expect(!String(decoding: clean, as: UTF8.self).contains("A camera"))
      #expect(try MetadataRemoval.clean(clean) == clean, "a clean file stays as it is")
      let target = folder.appending(path: "clean-\(name)")
      try Data(clean).write(to: target)
      let comparison = try #require(try PictureFiles.compare([(source, target)]).first)
      #expect(comparison.difference == 0)
      #expect(comparison.metadata.allSatisfy { $0 == "exif" })
    }
  }

  @Test func `is removed without touching the coded pixels`() throws {
    try PictureFiles.inFolder { folder, _ in
      let file = try PictureFiles.bytes(of: folder.appending(path: "private.jpg"))
      let clean = try MetadataRemoval.clean(file)
      let scan = try #require(try JPEGFile(ImageBytes(file)).segments.last)
      let cleanScan = try #require(try JPEGFile(ImageBytes(clean)).segments.last)
      #expect(file[scan.start...].elementsEqual(clean[cleanScan.start...]))
      // A second picture follows the first one in this file.
      let double = try PictureFiles.bytes(of: folder.appending(path: "private-iptc.jpg"))
      #expect(try MetadataRemoval.clean(double) == clean)
    }
  }

  @Test func `is removed from a JPEG that ends early, whose pixels stay`() throws {
    try PictureFiles.inFolder { folder, _ in
      let file = try PictureFiles.bytes(of: folder.appending(path: "private.jpg"))
      let scan = try #require(try JPEGFile(ImageBytes(file)).segments.last)
      let cut = Array(file[..<((scan.end + file.count) / 2)])
      let clean = try MetadataRemoval.clean(cut)
      #expect(CameraPosition.isIn(cut) && !CameraPosition.isIn(clean))
      let cleanScan = try #require(try JPEGFile(ImageBytes(clean)).segments.last)
      #expect(cut[scan.start...].elementsEqual(clean[cleanScan.start...]))
      for end in scan.start...scan.end { _ = try? MetadataRemoval.clean(Array(file[..<end])) }
    }
  }

  @Test func `does not come back as a segment made of a fill byte and of pixels`() throws {
    try PictureFiles.inFolder { folder, _ in
      let file = try PictureFiles.bytes(of: folder.appending(path: "private.jpg"))
      let scan = try #require(try JPEGFile(ImageBytes(file)).segments.last)
      // A fill byte, an empty segment `APP1`, and the start of another one without its first byte.
      let hidden: [UInt8] = [0xFF, 0xFF, 0xE1, 0, 2, 0xE1, 0, 9] + Array("PRIVATE".utf8)
      let clean = try MetadataRemoval.clean(file[..<scan.end] + hidden + file[scan.end...])
      #expect(try MetadataRemoval.clean(clean) == clean)
    }
  }

  @Test(arguments: [("private.png", "IDAT"), ("private.webp", "VP8 ")])
  func `is not what a file with damaged pixels consists of`(_ name: String, chunk: String) throws {
    try PictureFiles.inFolder { folder, _ in
      let file = try PictureFiles.bytes(of: folder.appending(path: name))
      let damaged = file.split(separator: Array(chunk.utf8), omittingEmptySubsequences: false)
      try #require(damaged.count > 1)
      #expect(throws: PictureProblem.damaged) {
        try MetadataRemoval.clean(Array(damaged.joined(separator: "xxxx".utf8)))
      }
    }
  }

  @Test func `is nothing that resized pictures have`() throws {
    try PictureFiles.inFolder { folder, names in
      let sources = names.filter { $0.hasPrefix("private") }
      try #require(sources.count > 2)
      for name in sources {
        let recipes = PictureFormat.allCases.filter { ![.ico, .pixels].contains($0) }.map {
          PictureRecipe(width: 64, format: $0)
        }
        let file = try PictureFiles.bytes(of: folder.appending(path: name))
        try SourcePicture(file, recipes: recipes).encode(recipes) { index, file in
          let file = try file.get()
          #expect(PictureFacts(file)?.hasMetadata == false, "\(name), \(recipes[index].key)")
          #expect(!String(decoding: file, as: UTF8.self).contains("PRIVATE"))
        }
      }
    }
  }

  @Test func `stays in an animation's frames and in files of other formats only`() throws {
    try PictureFiles.inFolder { folder, _ in
      for name in ["refused-animated.png", "refused-animated.webp"] {
        let clean = try MetadataRemoval.clean(try PictureFiles.bytes(of: folder.appending(path: name)))
        #expect(PictureFacts(clean)?.isAnimated == true, "\(name)")
      }
      #expect(throws: PictureProblem.unknownFormat) {
        try MetadataRemoval.clean(try PictureFiles.bytes(of: folder.appending(path: "refused-gif.jpg")))
      }
      #expect(throws: PictureProblem.damaged) {
        try MetadataRemoval.clean([0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 0, count: 20))
      }
    }
  }
}
