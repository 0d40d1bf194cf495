import Files
public import Records
import Synchronization

/// Notes that are written down beside the others of a cache, and are the cache's own once they are saved.
public final class CacheNotes: Sendable {
  /// The mark by which a record names them.
  public let mark: ContentMark
  private let folder: Folder
  /// The file, or what went wrong with it.
  private let written: Result<OpenFile, FolderProblem>
  private let isSaved = Atomic(false)

  /// What they are called until then.
  private static let newName = "reads.new"

  /// Writes notes down, a piece as soon as it is made: they may be much.
  init(_ notes: some Recorded, in folder: Folder) {
    self.folder = folder
    var (reading, written) = (ContentMark.Reading(), Self.begin(in: folder))
    RecordWriter.write(notes) { piece in
      reading.read(piece)
      written = written.writing { file throws(FolderProblem) in try file.append(piece) }
    }
    mark = reading.result
    self.written = written.writing { [mark] file throws(FolderProblem) in
      try file.write(CacheFile.beginning(mark), at: 0)
      try file.finish()
    }
  }

  deinit { drop() }

  /// Leaves nothing of them, unless they are saved.
  public func drop() {
    if !isSaved.load(ordering: .relaxed) { try? folder.remove(Self.newName) }
  }

  /// Begins a file with what will tell its mark.
  private static func begin(in folder: Folder) -> Result<OpenFile, FolderProblem> {
    Result { () throws(FolderProblem) in
      try folder.removeAll(newName)
      let file = try folder.makeFile(newName)
      try file.append(CacheFile.beginning(ContentMark(value: 0)))
      return file
    }
  }

  /// Gives them the name under which they are found.
  func save(as name: String) throws(FolderProblem) {
    _ = try written.get()
    try folder.rename(Self.newName, to: folder, as: name)
    isSaved.store(true, ordering: .relaxed)
  }
}

extension Result where Success == OpenFile, Failure == FolderProblem {
  /// The file with more in it, if nothing goes wrong.
  fileprivate func writing(_ write: (OpenFile) throws(FolderProblem) -> Void) -> Self {
    flatMap { file in
      Result { () throws(FolderProblem) in
        try write(file)
        return file
      }
    }
  }
}
