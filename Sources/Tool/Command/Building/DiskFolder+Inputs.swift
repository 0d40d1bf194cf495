import Caching
import Records
import Sites

extension DiskFolder {
  /// Its files as a record notes them, read if nobody did; nothing where one of them cannot be read: that was an error, or it is gone
  /// since, and the next build looks for itself.
  func inputs() -> [BuildRecord.Input]? {
    var inputs: [BuildRecord.Input] = []
    inputs.reserveCapacity(files.count)
    for (place, file) in files.enumerated() {
      guard let mark = mark(at: place) else { return nil }
      inputs.append(BuildRecord.Input(path: file.path, stamp: file.stamp, mark: mark))
    }
    return inputs
  }

  /// Whether its files are those that a build noted, by their names.
  func lists(_ inputs: [BuildRecord.Input]) -> Bool {
    files.count == inputs.count && zip(files, inputs).allSatisfy { $0.path.hasSameBytes(as: $1.path) }
  }

  /// Takes down what files hold whose stamps are those that a build noted.
  func trust(_ inputs: [BuildRecord.Input], of record: BuildRecord) {
    var next = 0
    for (place, file) in files.enumerated() {
      guard let known = inputs.place(of: file.path, near: next, named: { $0.path }) else { continue }
      next = known + 1
      guard inputs[known].stamp == file.stamp, record.trusts(file.stamp) else { continue }
      note(inputs[known].mark, at: place)
    }
  }

  /// Reads the files of which nobody knows what they hold.
  func readAhead(jobs: Int) {
    let unknown = files.indices.filter { !isKnown(at: $0) }
    _ = parallelMap(unknown.count, jobs: jobs) { mark(at: unknown[$0]) }
  }
}
