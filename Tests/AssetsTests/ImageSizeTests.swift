import Assets
import TestSupport
import Testing

@Suite struct `The size of an image` {
  @Test(arguments: SampleImage.tiny)
  func `is read from the first bytes`(image: SampleImage) {
    #expect(ImageSize(image.bytes) == ImageSize(width: image.width, height: image.height))
  }

  @Test(.enabled(if: PythonOracle.has("PIL"), "needs Pillow: .ci/setup --tests"))
  func `matches the size of an image that Pillow created`() throws {
    let images = try SampleImage.fromPillow()
    #expect(images.count > 40)
    for image in images {
      let size = ImageSize(width: image.width, height: image.height)
      #expect(ImageSize(image.bytes) == size, "\(image)")
      #expect(read(image.bytes) == .size(size), "\(image), read in steps")
    }
  }

  @Test(arguments: SampleImage.tiny)
  func `is unknown until enough bytes are read`(image: SampleImage) {
    let size = ImageSize.Reading.size(ImageSize(width: image.width, height: image.height))
    #expect(read(image.bytes) == size)
    for length in 0..<image.bytes.count {
      switch ImageSize.reading(prefix: Array(image.bytes[..<length])) {
      case .needs(let byteCount): #expect(byteCount > length)
      case let reading: #expect(reading == size, "\(length) bytes")
      }
    }
  }

  @Test(arguments: SampleImage.tiny)
  func `is positive or unknown when random bits are flipped`(image: SampleImage) {
    var random = SeededGenerator(seed: 7)
    var sizes = 0
    for _ in 0..<2000 {
      var bytes = image.bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      if let size = ImageSize(bytes) {
        sizes += 1
        #expect(size.width > 0 && size.height > 0)
      }
      if case .needs(let byteCount) = ImageSize.reading(prefix: bytes) { #expect(byteCount > bytes.count) }
    }
    #expect(sizes > 0)
  }

  static let svgFiles: [Case<String, ImageSize?>] = [
    Case("width and height", "<svg width=\"30\" height='20'/>", ImageSize(width: 30, height: 20)),
    Case("pixels", "<svg width=\" 30px \" height=\"2.0e1px\">", ImageSize(width: 30, height: 20)),
    Case("a view box alone", "<svg viewBox=\"0 0 24, 12.4\">", ImageSize(width: 24, height: 12)),
    Case("percentages", "<svg width='100%' height='100%' viewBox='0 0 3 2'>", ImageSize(width: 3, height: 2)),
    Case("other units", "<svg width='1em' height='2mm' viewBox='-1 -1 3 2'>", ImageSize(width: 3, height: 2)),
    Case("a width and a view box", "<svg width='60' viewBox='0 0 3 2'>", ImageSize(width: 60, height: 40)),
    Case("a height and a view box", "<svg height='60' viewBox='0 0 3 2'>", ImageSize(width: 90, height: 60)),
    Case(
      "a prolog before the root element",
      """
      \u{FEFF}<?xml version="1.0"?>
      <!-- <svg width="1" height="1"> -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD > SVG" [ <!ENTITY a "]>"> <!-- ' --> ]>
      <svg:svg
        data-width="4" width = "30" height="20">
      """, ImageSize(width: 30, height: 20)),
    Case("no size and no view box", "<svg xmlns='http://www.w3.org/2000/svg'>", nil),
    Case("a width alone", "<svg width='60' height='auto'>", nil),
    Case("a size of zero", "<svg width='0' height='0' >", nil),
    Case("numbers that SVG does not allow", "<svg width='0x10' height='nan'>", nil),
    Case("a size that is too large", "<svg width='1e300' height='1e300'>", nil),
    Case("proportions that make the size too large", "<svg width='1' viewBox='0 0 1e-300 1e300'>", nil),
    Case("another root element", "<html><svg width='3' height='2'>", nil),
    Case("attributes without quotes", "<svg width=3 height=2 >      ", nil),
    Case("a tag without an end", "<svg width='3' height='2'", nil),
    Case("plain text", "Once upon a time, there was a file.", nil),
  ]

  @Test(arguments: svgFiles)
  func `is read from the root element of an SVG file`(row: Case<String, ImageSize?>) {
    row.check(ImageSize(Array(row.input.utf8)))
  }

  static let handwritten: [Case<[UInt8], ImageSize?>] = [
    Case(
      "a rotated JPEG with big-endian Exif",
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
        + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0] + zeros(4) + frame, ImageSize(width: 2, height: 3)),
    Case(
      "a JPEG whose orientation is outside its segment",
      [0xFF, 0xD8, 0xFF, 0xE1, 0, 16] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0xFF, 0xFF] + frame,
      ImageSize(width: 3, height: 2)),
    Case(
      "a BMP whose first row is the top one",
      Array("BM".utf8) + zeros(12) + [40, 0, 0, 0, 3, 0, 0, 0, 0xFE, 0xFF, 0xFF, 0xFF],
      ImageSize(width: 3, height: 2)),
    Case(
      "a BMP with the old header", Array("BM".utf8) + zeros(12) + [12, 0, 0, 0, 3, 0, 2, 0],
      ImageSize(width: 3, height: 2)),
    Case(
      "a BMP with the smallest negative height",
      Array("BM".utf8) + zeros(12) + [40, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0x80],
      ImageSize(width: 3, height: 1 << 31)),
  ]

  @Test(arguments: handwritten)
  func `is read from handwritten files`(row: Case<[UInt8], ImageSize?>) {
    row.check(ImageSize(row.input))
  }

  /// A JPEG frame header for 3 × 2 pixels, and the start of the scan.
  private static let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8]

  static let malformed: [Case<[UInt8], ImageSize.Reading>] = [
    Case("no bytes", [], .needs(byteCount: 16)),
    Case("a JPEG whose segment has length zero", [0xFF, 0xD8, 0xFF, 0xE0, 0, 0] + zeros(20), .unknown),
    Case("a JPEG of fill bytes", [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 5000), .needs(byteCount: 10004)),
    Case("a JPEG that ends before its frame", [0xFF, 0xD8, 0xFF, 0xD9] + zeros(20), .unknown),
    Case(
      "a PNG of width zero",
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + zeros(20), .unknown),
    Case(
      "a HEIF file whose box is larger than Int allows",
      [0, 0, 0, 1] + Array("ftyp".utf8) + [UInt8](repeating: 0xFF, count: 40), .unknown),
    Case(
      "a HEIF file whose box ends with the file", [0, 0, 0, 0] + Array("ftypavif".utf8) + zeros(40),
      .needs(byteCount: 104)),
    Case("a video", [0, 0, 0, 16] + Array("ftypisom".utf8) + zeros(40), .unknown),
    Case(
      "a HEIF file whose second box is larger than Int allows",
      [0, 0, 0, 16] + Array("ftypavif".utf8) + zeros(4)
        + [0xFF, 0xFF, 0xFF, 0xFF] + Array("meta".utf8), .unknown),
  ]

  @Test(arguments: malformed)
  func `is unknown if the file is malformed`(row: Case<[UInt8], ImageSize.Reading>) {
    row.check(ImageSize.reading(prefix: row.input))
    #expect(ImageSize(row.input) == nil)
  }

  @Test func `is searched for in linear time in long files without a size`() {
    for text in ["<!--", "<!DOCTYPE [", "<svg a='", "<svg ", "<?", "<svg a='' "] {
      #expect(ImageSize(Array(String(repeating: text, count: 100_000).utf8)) == nil)
    }
  }

  @Test func `needs few reads even if a file has many small segments`() {
    let file = [0xFF, 0xD8] + [[UInt8]](repeating: [0xFF, 0xE0, 0, 2], count: 25_000).joined()
    var (length, calls) = (0, 0)
    while case .needs(let byteCount) = ImageSize.reading(prefix: Array(file.prefix(length))), length < file.count {
      length = byteCount
      calls += 1
    }
    #expect(length >= file.count)
    #expect(calls < 20)
  }

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  /// Reads a file in steps; each step reads as many bytes as the previous result requested.
  private func read(_ file: [UInt8]) -> ImageSize.Reading {
    var length = 0
    while true {
      let reading = ImageSize.reading(prefix: Array(file.prefix(length)))
      guard case .needs(let byteCount) = reading, length < file.count else { return reading }
      length = byteCount
    }
  }
}
