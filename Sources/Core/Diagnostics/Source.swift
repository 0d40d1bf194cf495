import Synchronization

/// A file of which the path is known; its text is at hand, or is read when somebody asks for it, once.
final class Source: Sendable {
  private enum Text {
    case unread(@Sendable (String) -> [UInt8]?)
    // Of thousands of files, few are read.
    indirect case file(SourceFile)
  }

  /// The folder that the name is a path in, if it is.
  private let folder: String?
  private let name: String
  private let text: Mutex<Text>

  /// The path to show.
  var path: String { folder.map { "\($0)/\(name)" } ?? name }

  init(_ file: SourceFile) {
    (folder, name) = (nil, file.path)
    text = Mutex(.file(file))
  }

  init(_ path: String, of folder: String, reading read: @escaping @Sendable (String) -> [UInt8]?) {
    (self.folder, name) = (folder, path)
    text = Mutex(.unread(read))
  }

  /// The file; one that cannot be read any more is empty.
  var file: SourceFile {
    text.withLock { text in
      switch text {
      case .file(let file): return file
      case .unread(let read):
        let file = SourceFile(path: path, utf8: read(name) ?? [])
        text = .file(file)
        return file
      }
    }
  }
}
