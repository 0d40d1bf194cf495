import Foundation
import TestSupport
import Testing

/// An image and its size in a browser.
struct SampleImage: Sendable, CustomStringConvertible {
  let description: String
  let width: Int
  let height: Int
  let bytes: [UInt8]

  init(_ name: String, _ width: Int, _ height: Int, _ base64: String) {
    description = name
    self.width = width
    self.height = height
    bytes = Data(base64Encoded: base64).map(Array.init) ?? []
  }

  /// The first bytes of tiny images, up to and including their size.
  static let tiny = [
    SampleImage("PNG", 3, 2, "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAC0lEQVQ="),
    SampleImage("JPEG", 3, 2, "/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCAACAAMDASIAAhEBAxEB/9oADAMBAAIRAxEAPwA="),
    SampleImage("progressive JPEG", 3, 2, "/9j/4AAQSkZJRgABAQAAAQABAAD/wgARCAACAAMDASIAAhEBAxEB/9oADAMBAAIQAxAAAAE="),
    SampleImage(
      "JPEG rotated by a camera", 7, 12,
      "/9j/4AAQSkZJRgABAQAAAQABAAD/4QA4RXhpZgAATU0AKgAAAAgAAgEPAAIAAAAJAAAAJgESAAMAAAABAAYAAAAAAABBIGNh"
        + "bWVyYQAA/8AAEQgABwAMAwEiAAIRAQMRAf/aAAwDAQACEQMRAD8A"),
    SampleImage("GIF", 3, 2, "R0lGODdhAwACAIIAAFxcXA=="),
    SampleImage("BMP", 3, 2, "Qk1OAAAAAAAAADYAAAAoAAAAAwAAAAIAAAA="),
    SampleImage("lossy WebP", 3, 2, "UklGRjIAAABXRUJQVlA4ICYAAACQAQCdASoDAAIA"),
    SampleImage("lossless WebP", 3, 2, "UklGRkgAAABXRUJQVlA4TDwAAAAvAkAAAA=="),
    SampleImage("extended WebP", 3, 2, "UklGRnoAAABXRUJQVlA4WAoAAAAIAAAAAgAAAQAA"),
    SampleImage(
      "AVIF", 3, 2,
      "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA"
        + "AAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAKgAAAChpaW5mAAAAAAABAAAAGmluZmUC"
        + "AAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAAwAAAAIAAAAQcGl4aQAAAAADCAgIAAAA"
        + "DGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoME"),
    SampleImage(
      "rotated AVIF", 7, 12,
      "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAE2bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA"
        + "AAAAAAAAAAAOcGl0bQAAAAAAAQAAACxpbG9jAAAAAEQAAAIAAQAAAAEAAAGMAAAAXQACAAAAAQAAAV4AAAAuAAAAQWlpbmYA"
        + "AAAAAAIAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAABlpbmZlAgAAAAACAABFeGlmRXhpZgAAAAAaaXJlZgAAAAAAAAAO"
        + "Y2RzYwACAAEAAQAAAHRpcHJwAAAAVGlwY28AAAAUaXNwZQAAAAAAAAAMAAAABwAAABBwaXhpAAAAAAMICAgAAAAMYXYxQ4EA"
        + "DAAAAAATY29scm5jbHgAAQANAAaAAAAACWlyb3QDAAAAGGlwbWEAAAAAAAAAAQABBQECgwSF"),
  ]
}

extension SampleImage {
  private enum Field: Decodable {
    case text(String), number(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }

  /// Returns the images that `images.py` makes.
  static func fromPillow() throws -> [SampleImage] {
    let rows: [[Field]] = try PythonOracle.run("images.py", on: [Int]())
    return try rows.map { row in
      guard row.count == 4, case .text(let name) = row[0], case .number(let width) = row[1],
        case .number(let height) = row[2], case .text(let base64) = row[3]
      else {
        Issue.record("\(row)")
        throw CocoaError(.coderReadCorrupt)
      }
      return SampleImage(name, width, height, base64)
    }
  }
}
