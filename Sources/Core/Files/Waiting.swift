import Glibc

/// Waits until one of several things has something to say.
package enum Waiting {
  /// Something to wait for.
  package struct Source: Sendable {
    let descriptor: Int32
    let events: Int16

    /// A socket from which something may arrive, or to which something is to be sent.
    package init(_ socket: Socket, reading: Bool = true, writing: Bool = false) {
      descriptor = socket.descriptor
      events = (reading ? Int16(POLLIN) : 0) | (writing ? Int16(POLLOUT) : 0)
    }

    /// A bell.
    package init(_ bell: Bell) {
      descriptor = bell.descriptor
      events = Int16(POLLIN)
    }

    /// Changes in folders.
    package init(_ events: FolderEvents) {
      descriptor = events.descriptor
      self.events = Int16(POLLIN)
    }
  }

  /// Waits, and says of each source whether there is something to do; no limit is for ever.
  package static func wait(for sources: [Source], milliseconds: Int32? = nil) -> [Bool] {
    var entries = sources.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    let count = unsafe poll(&entries, nfds_t(entries.count), milliseconds ?? -1)
    return count > 0 ? entries.map { $0.revents != 0 } : Array(repeating: false, count: sources.count)
  }
}
