import Synchronization

/// A file of which the path is known; its text is read when somebody asks for it, once.
final class UnreadSource: Sendable {
  let path: String
  private let read: @Sendable () -> [UInt8]?
  private let known = Mutex<SourceFile?>(nil)

  init(_ path: String, reading read: @escaping @Sendable () -> [UInt8]?) {
    self.path = path
    self.read = read
  }

  /// The file; one that cannot be read any more is empty.
  var file: SourceFile {
    known.withLock { known in
      if let known { return known }
      let file = SourceFile(path: path, utf8: read() ?? [])
      known = file
      return file
    }
  }
}
