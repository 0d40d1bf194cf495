import Files
import Planning
package import Records
import Synchronization

/// The executable file of this process.
///
/// A site with pages in Swift has its own program, which changes with these pages.
package final class RunningProgram: Sendable {
  /// The stamp of the file.
  ///
  /// If the file cannot be read, the stamp never equals a recorded stamp.
  let stamp: FileStamp
  private let known = Mutex<Deferred<ContentHash?>?>(nil)

  package init() {
    stamp =
      (try? OpenFile(reading: Self.path))?.stamp
      ?? FileStamp(device: 0, number: 0, size: 0, written: .max, changed: 0)
  }

  /// Takes the hash from the record if the stamp is trusted.
  ///
  /// The program is too large to be read in every build.
  func reuseHash(of record: BuildRecord) {
    guard record.program.stamp == stamp, record.trusts(stamp) else { return }
    known.withLock { $0 = Deferred(value: record.program.hash) }
  }

  /// Returns whether this program made a recorded build.
  ///
  /// Another program may render other pages from the same inputs.
  package func built(_ record: BuildRecord) -> Bool {
    reuseHash(of: record)
    return hash == record.program.hash
  }

  /// Starts to hash the program, unless the hash is known.
  package func startHashing() { _ = deferredHash }

  /// The hash of the program, or `nil` if it cannot be read.
  package var hash: ContentHash? { deferredHash.value }

  private var deferredHash: Deferred<ContentHash?> {
    known.withLock { known in
      let deferred = known ?? Deferred { Self.hashProgram() }
      known = deferred
      return deferred
    }
  }

  /// The program as an input of a build, for its record.
  package var input: BuildRecord.Input? { hash.map { BuildRecord.Input(path: Self.path, stamp: stamp, hash: $0) } }

  /// Hashes the linker's build ID, or the whole program (more than 16 MB) if there is no build ID.
  private static func hashProgram() -> ContentHash? {
    guard let file = try? OpenFile(reading: path) else { return nil }
    if let start = try? file.bytes(at: 0, count: BuildID.prefixLength), let id = BuildID(ofProgram: start) {
      return ContentHash(of: Array(id.bytes) + Array("\(file.size)".utf8))
    }
    var hash = ContentHash.absent
    while let chunk = try? file.nextChunk() {
      if chunk.isEmpty { return hash }
      hash = ContentHash(of: Array(hash.text.utf8) + chunk)
    }
    return nil
  }

  private static let path = "/proc/self/exe"
}
