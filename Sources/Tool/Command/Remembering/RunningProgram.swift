import Caching
import Files
import Records
import Sites
import Synchronization

/// The program that runs: a site with pages in Swift is another one after every change of them.
final class RunningProgram: Sendable {
  /// Its stamp; one that cannot be looked at is never found to be the same.
  let stamp: FileStamp
  private let found = Mutex<Meanwhile<ContentMark?>?>(nil)

  init() {
    let found = (try? OpenFile(reading: Self.path))?.stamp
    stamp = found ?? FileStamp(device: 0, number: 0, size: 0, written: .max, changed: 0)
  }

  /// Takes down what a build noted of it, if it has the stamp that it had then: it is too large to be read each time.
  func trust(_ record: BuildRecord) {
    guard record.program.stamp == stamp, record.trusts(stamp) else { return }
    found.withLock { $0 = Meanwhile(made: record.program.mark) }
  }

  /// Begins to read it, unless that is not needed: somebody will ask for its mark.
  func readAhead() { _ = reading }

  /// What it consists of; nothing where it cannot be read.
  var mark: ContentMark? { reading.value }

  private var reading: Meanwhile<ContentMark?> {
    found.withLock { found in
      let reading = found ?? Meanwhile { Self.read() }
      found = reading
      return reading
    }
  }

  /// The program as a record notes it.
  var input: BuildRecord.Input? { mark.map { BuildRecord.Input(path: Self.path, stamp: stamp, mark: $0) } }

  /// What the linker says of it, or all of it: a program has 16 MB and more, of which a first build would feel every one.
  private static func read() -> ContentMark? {
    guard let file = try? OpenFile(reading: path) else { return nil }
    if let start = try? file.bytes(at: 0, count: BuildID.room), let id = BuildID(ofProgram: start) {
      return ContentMark(of: Array(id.bytes) + Array("\(file.size)".utf8))
    }
    var reading = ContentMark.Reading()
    while let piece = try? file.nextChunk() {
      if piece.isEmpty { return reading.result }
      reading.read(piece)
    }
    return nil
  }

  private static let path = "/proc/self/exe"
}
