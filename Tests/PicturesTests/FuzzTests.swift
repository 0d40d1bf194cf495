import Assets
import Foundation
import PictureEncoding
import Pictures
import TestSupport
import Testing

/// Files with random errors, which must end in a picture or in a reason.
///
/// `swift test` tries 200 files. With the environment variable `GARLAND_FUZZ`, it tries 10,000.
@Suite(.enabled(if: PictureFiles.hasPillow, "needs Pillow and numpy: .ci/setup --tests"))
struct `A hostile picture` {
  private static let count = isThorough ? 10_000 : 200

  @Test(.hangGuard) func `ends in a picture or a reason, in little time`() throws {
    try PictureFiles.inFolder { folder, names in
      let sources = try names.map { try PictureFiles.bytes(of: folder.appending(path: $0)) }.filter {
        $0.count < 60_000
      }
      var random = SeededGenerator(seed: 11)
      let jobs = (0..<Self.count).map { index in
        let file = Self.damaged(sources, &random)
        return PictureJob(recipes: [PictureRecipe(width: 40, format: PictureFormat.allCases[index % 3])]) { file }
      }
      let pool = PicturePool(workers: 2, program: try PictureFiles.program)
      let start = ContinuousClock.now
      pool.encode(jobs) { result in
        if case .failure(let problem) = result.file {
          // A crash of a decoder would be contained, but it is a fault to fix.
          #expect(!problem.message.contains("signal"), "file \(result.job): \(problem.message)")
        }
      }
      #expect(start.duration(to: .now) < .seconds(Self.count))
    }
  }

  /// Returns a file with changed bits, a changed end, or the end of another file.
  private static func damaged(_ sources: [[UInt8]], _ random: inout SeededGenerator) -> [UInt8] {
    var file = sources.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<4, using: &random) {
    case 0: file = Array(file.prefix(Int.random(in: 0..<file.count, using: &random)))
    case 1:
      let other = sources.randomElement(using: &random) ?? []
      file =
        file.prefix(Int.random(in: 0..<file.count, using: &random))
        + other.suffix(Int.random(in: 0..<other.count, using: &random))
    default:
      // Most of what decoders decide is in the first bytes.
      let end = Bool.random(using: &random) ? min(200, file.count) : file.count
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        file[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return file
  }

  @Test func `loses no pixels or metadata rules when it is cleaned`() throws {
    try PictureFiles.inFolder { folder, names in
      let sources = try names.map { try PictureFiles.bytes(of: folder.appending(path: $0)) }.filter {
        $0.count < 60_000
      }
      var random = SeededGenerator(seed: 12)
      var (cleaned, compared) = (0, 0)
      for _ in 0..<Self.count {
        let file = Self.damaged(sources, &random)
        guard let clean = try? MetadataRemoval.clean(file) else { continue }
        cleaned += 1
        #expect((try? MetadataRemoval.clean(clean)) == clean)
        if let facts = PictureFacts(file) {
          compared += 1
          #expect(PictureFacts(clean)?.size == facts.size && PictureFacts(clean)?.isAnimated == facts.isAnimated)
        }
      }
      #expect(cleaned > Self.count / 10 && compared > Self.count / 10, "\(cleaned), \(compared) of \(Self.count)")
    }
  }
}
