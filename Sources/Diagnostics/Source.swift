import Synchronization

/// A file of which the path is known; its text is at hand, or is read when somebody asks for it, once.
final class Source: Sendable {
  private enum Text {
    case unread(@Sendable () -> [UInt8]?)
    case file(SourceFile)
  }

  let path: String
  private let text: Mutex<Text>

  init(_ file: SourceFile) {
    path = file.path
    text = Mutex(.file(file))
  }

  init(_ path: String, reading read: @escaping @Sendable () -> [UInt8]?) {
    self.path = path
    text = Mutex(.unread(read))
  }

  /// The file; one that cannot be read any more is empty.
  var file: SourceFile {
    text.withLock { text in
      switch text {
      case .file(let file): return file
      case .unread(let read):
        let file = SourceFile(path: path, utf8: read() ?? [])
        text = .file(file)
        return file
      }
    }
  }
}
