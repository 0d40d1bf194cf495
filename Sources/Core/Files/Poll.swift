import Glibc

/// Waits until one of several descriptors is ready.
package enum Poll {
  /// A descriptor to wait for.
  package struct Source: Sendable {
    let descriptor: Int32
    let events: Int16

    /// A socket to read from, to write to, or both.
    package init(_ socket: Socket, reading: Bool = true, writing: Bool = false) {
      descriptor = socket.descriptor
      events = (reading ? Int16(POLLIN) : 0) | (writing ? Int16(POLLOUT) : 0)
    }

    /// A wakeup pipe.
    package init(_ pipe: WakeupPipe) {
      descriptor = pipe.descriptor
      events = Int16(POLLIN)
    }

    /// Changes in folders.
    package init(_ events: FolderEvents) {
      descriptor = events.descriptor
      self.events = Int16(POLLIN)
    }
  }

  /// Waits, then returns for each source whether it is ready; without a time limit, it waits forever.
  package static func wait(for sources: [Source], milliseconds: Int32? = nil) -> [Bool] {
    var entries = sources.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    let count = unsafe poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
    return count > 0 ? entries.map { $0.revents != 0 } : Array(repeating: false, count: sources.count)
  }
}

/// A pipe that wakes a thread waiting in `Poll.wait`.
package final class WakeupPipe: Sendable {
  let descriptor: Int32
  private let writingEnd: Int32

  /// Opens the pipe.
  package init() throws(FolderProblem) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    (descriptor, writingEnd) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
  }

  deinit {
    close(descriptor)
    close(writingEnd)
  }

  /// Wakes the waiting thread; if none is waiting, the next wait returns at once.
  package func wake() {
    var byte: UInt8 = 1
    // The write fails if the pipe is full. A full pipe wakes the thread, too.
    _ = unsafe write(writingEnd, &byte, 1)
  }

  /// Empties the pipe, so that the next wait blocks again.
  package func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(descriptor, &bytes, 64) > 0 {}
  }
}
