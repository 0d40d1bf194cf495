import Glibc

/// Change notifications for folders, from Linux's inotify.
package final class FolderEvents: Sendable {
  /// A change in a watched folder.
  package struct Event: Equatable, Sendable {
    /// The number that `watch` returned for the folder.
    package let watch: Int32
    /// The name in the folder; empty if the folder itself changed.
    package let name: String
    /// The kind of change.
    package let change: Change
    /// Whether the named entry is a folder.
    package let isFolder: Bool
  }

  /// A kind of change.
  package enum Change: Equatable, Sendable {
    /// A file or folder was created or moved here.
    case added
    /// The content of a file changed.
    case changed
    /// A file or folder was removed or moved away.
    case removed
    /// The watched folder was removed or moved, which ends its watch.
    case ended
    /// The system dropped events because there were too many.
    case lost
  }

  let descriptor: Int32

  /// Starts a notification queue; fails if the user has too many of them.
  package init() throws(FolderProblem) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw .last }
  }

  deinit { close(descriptor) }

  /// Watches a folder, but not its subfolders, and returns the watch's number.
  package func watch(_ path: String) throws(FolderProblem) -> Int32 {
    let mask = IN_CREATE | IN_MODIFY | IN_CLOSE_WRITE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
    let watch = unsafe inotify_add_watch(descriptor, path, UInt32(mask) | UInt32(IN_MOVE_SELF) | UInt32(IN_ONLYDIR))
    guard watch >= 0 else { throw .last }
    return watch
  }

  /// Stops watching a folder.
  package func end(_ watch: Int32) { _ = inotify_rm_watch(descriptor, watch) }

  /// Returns the events since the last call.
  package func read() -> [Event] {
    var events: [Event] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return events }
      unsafe buffer.withUnsafeBytes { bytes in
        var start = 0
        let headSize = MemoryLayout<inotify_event>.size
        while start + headSize <= count {
          let head = unsafe bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
          let end = start + headSize + Int(head.len)
          let name = unsafe bytes[start + headSize..<end].prefix { $0 != 0 }
          unsafe events.append(Event(head, name: String(decoding: name, as: UTF8.self)))
          start = end
        }
      }
    }
  }
}

extension FolderEvents.Event {
  fileprivate init(_ head: inotify_event, name: String) {
    func has(_ bits: Int32...) -> Bool { bits.contains { head.mask & UInt32($0) != 0 } }
    watch = head.wd
    self.name = name
    isFolder = head.mask & UInt32(IN_ISDIR) != 0
    change =
      if has(IN_Q_OVERFLOW) {
        .lost
      } else if has(IN_IGNORED, IN_DELETE_SELF, IN_MOVE_SELF, IN_UNMOUNT) {
        .ended
      } else if has(IN_CREATE, IN_MOVED_TO) {
        .added
      } else if has(IN_DELETE, IN_MOVED_FROM) {
        .removed
      } else {
        .changed
      }
  }
}
