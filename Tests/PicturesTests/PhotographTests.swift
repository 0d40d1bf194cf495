import Foundation
import PictureEncoding
import TestSupport
import Testing

@testable import Pictures

/// Photographs and drawings of Debian's packages, compared with what Pillow makes of them.
///
/// `swift test` takes three small photographs. With `GARLAND_PHOTOGRAPHS`, it takes all; `.ci/photographs` sets it.
@Suite(.enabled(if: PictureFiles.hasPillow, "needs Pillow and numpy: .ci/setup --tests"))
struct `A photograph` {
  private static let isLong = ProcessInfo.processInfo.environment["GARLAND_PHOTOGRAPHS"] != nil
  private static let backgrounds = URL(
    filePath: ProcessInfo.processInfo.environment["GARLAND_PHOTOGRAPHS"] ?? "/usr/share/backgrounds")
  private static let photographs = files("mate/nature") + files("mate/abstract").filter { $0.pathExtension == "jpg" }
  private static let drawings = files("gnome").filter { $0.pathExtension == "webp" }

  private static func files(_ folder: String) -> [URL] {
    let folder = backgrounds.appending(path: folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }

  private static var chosen: [URL] {
    isLong
      ? photographs
      : photographs.filter {
        ["Dune", "FreshFlower", "GreenMeadow"].contains($0.deletingPathExtension().lastPathComponent)
      }
  }

  @Test(
    .enabled(if: !photographs.isEmpty, "needs Debian's package mate-backgrounds: .ci/setup --photographs"),
    .hangGuard, arguments: [PictureFormat.webp, .jpeg, .png])
  func `looks like the original`(_ format: PictureFormat) throws {
    let widths = Self.isLong ? [300, 420, 480, 640, 1080, 1668] : [300, 420, 640]
    let recipes = widths.map { PictureRecipe(width: $0, format: format) }
    try Program.inScratchFolder { folder in
      let pool = PicturePool(workers: 2, program: try PictureFiles.program)
      // One by one, because the decoder makes the picture as small as the largest recipe allows.
      let pairs = try recipes.flatMap { try PictureFiles.encode(Self.chosen, [$0], in: folder, pool: pool) }
      #expect(pairs.count == Self.chosen.count * recipes.count)
      let comparisons = try PictureFiles.compare(pairs)
      let scores = comparisons.map(\.similarity).sorted()
      let (least, leastOfHalf) = Self.limits(format)
      for (pair, result) in zip(pairs, comparisons) {
        #expect(result.similarity >= least, "\(pair.result.lastPathComponent)")
        #expect(result.metadata == [], "\(pair.result.lastPathComponent)")
      }
      #expect(scores[scores.count / 2] >= leastOfHalf)
    }
  }

  /// The similarity that each file has, and that half of the files have.
  private static func limits(_ format: PictureFormat) -> (Double, Double) {
    switch format {
    case .png, .opaquePNG, .ico, .pixels: (0.99, 0.99)
    case .webp, .avif: (0.93, 0.97)
    case .jpeg: (0.90, 0.97)
    }
  }

  @Test(.enabled(if: isLong, "set GARLAND_PHOTOGRAPHS: .ci/photographs"), .hangGuard)
  func `is told from a drawing`() throws {
    // Soft pictures without a single even area compress better as photographs.
    let soft = ["adwaita-d", "adwaita-l", "licorice-l", "pixels-d", "pixels-l"]
    for file in Self.drawings {
      let bitmap = try WebPCodec.decode(try PictureFiles.bytes(of: file))
      let isSoft = soft.contains(file.deletingPathExtension().lastPathComponent)
      #expect((bitmap.content == .drawing) != isSoft, "\(file.lastPathComponent)")
    }
    for file in Self.photographs {
      let bitmap = try JPEGCodec.decode(try PictureFiles.bytes(of: file), orientation: 1, neededSize: nil)
      #expect(bitmap.content == .photograph, "\(file.lastPathComponent)")
    }
  }
}
