import Files
package import Records
import Synchronization

/// A file of a cache while it is not the cache's own: it is written down beside its place, and takes that when it is saved.
package final class CacheDraft: Sendable {
  /// The mark of what it holds.
  package let mark: ContentMark
  private let folder: Folder
  private let name: String
  /// The file, or what went wrong with it.
  private let written: Result<OpenFile, FolderProblem>
  /// Whether it is saved or dropped.
  private let isSettled = Atomic(false)

  /// Writes a value down, a piece as soon as it is made: it may be much.
  init(_ value: some Recorded, in folder: Folder, called name: String) {
    (self.folder, self.name) = (folder, name + ".new")
    var (reading, written) = (ContentMark.Reading(), Self.begin(self.name, in: folder))
    RecordWriter.write(value) { piece in
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

  /// Leaves nothing of it, unless it is saved.
  package func drop() {
    if !isSettled.exchange(true, ordering: .relaxed) { try? folder.remove(name) }
  }

  /// Gives it the name under which it is found.
  func save(as name: String) throws(FolderProblem) {
    _ = try written.get()
    try folder.rename(self.name, to: folder, as: name)
    isSettled.store(true, ordering: .relaxed)
  }

  /// Begins a file with room for what will tell its mark.
  private static func begin(_ name: String, in folder: Folder) -> Result<OpenFile, FolderProblem> {
    Result { () throws(FolderProblem) in
      try folder.removeAll(name)
      let file = try folder.makeFile(name)
      try file.append(CacheFile.beginning(ContentMark(value: 0)))
      return file
    }
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
