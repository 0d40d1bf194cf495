import Files
import PictureEncoding
import Pictures
import Planning
import Records
import Synchronization

/// The derived pictures that `garland serve` made so far.
///
/// A picture is made when a browser asks for it, so that a save never waits for pictures. Most stay in memory, because a
/// browser asks again after each change.
final class ServedPictures: Sendable {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var byteCount = 0
    var failures: [ContentHash: String] = [:]
  }

  private let state = Mutex(State())
  private let pool = PicturePool(workers: Machine.cores)

  /// The number of bytes that stay in memory at most.
  private static let capacity = 256 << 20

  /// The reasons why pictures cannot be made, by their `failureKey`; the next build reports them.
  var failures: [ContentHash: String] { state.withLock(\.failures) }

  /// Returns a picture, or the file itself if it cannot be decoded; `nil` if the file cannot be read.
  func bytes(of picture: DerivedPicture, reading read: @escaping @Sendable () -> [UInt8]?) -> [UInt8]? {
    if let bytes = state.withLock({ $0.files[picture.key] }) { return bytes }
    // The file may have been replaced since the build.
    guard let source = read(), ContentHash(of: source) == picture.hash else { return nil }
    return (try? make(picture, from: source).get()) ?? source
  }

  /// Makes a picture, or returns the reason why there is none.
  func make(_ picture: DerivedPicture, from source: [UInt8]) -> Result<[UInt8], PictureProblem> {
    if let bytes = state.withLock({ $0.files[picture.key] }) { return .success(bytes) }
    var made = Result<[UInt8], PictureProblem>.failure(PictureProblem("no process made it"))
    pool.encode(PictureJob(recipes: [picture.recipe]) { source }) { _, result in
      made = result
      switch result {
      case .success(let bytes):
        state.withLock { state in
          if state.byteCount + bytes.count > Self.capacity { (state.files, state.byteCount) = ([:], 0) }
          state.files[picture.key] = bytes
          state.byteCount += bytes.count
        }
      case .failure(let problem):
        if problem.isLasting { state.withLock { $0.failures[picture.failureKey] = problem.message } }
      }
    }
    return made
  }
}
