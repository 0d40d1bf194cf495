import Glibc

/// Wakes somebody who waits on another thread.
package final class Bell: Sendable {
  let descriptor: Int32
  private let rope: Int32

  /// Makes a bell that is silent.
  package init() throws(FolderProblem) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    (descriptor, rope) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(descriptor)
    close(rope)
  }

  /// Wakes whoever waits, now or next.
  package func ring() {
    var byte: UInt8 = 1
    // A pipe that is full wakes as well as one more byte would.
    _ = unsafe write(rope, &byte, 1)
  }

  /// Makes it silent again.
  package func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(descriptor, &bytes, 64) > 0 {}
  }
}
