package import Files
package import Records

/// What one build leaves for the next: a folder that can be saved and restored as it is, and that nothing depends on.
///
/// It holds a record of the last build, notes of what its pages read, and a store with the bytes of what it made. Whatever about it is
/// damaged, of another version or of another site is as good as not there: the build that finds it so begins from nothing, and says why.
///
/// ```swift
/// let cache = try Cache(".garland")
/// switch cache.load() {
/// case .found(let record): …
/// case .nothing: …
/// case .unusable(let why): …
/// }
/// ```
package final class Cache: Sendable {
  private let folder: Folder
  private let lock: FileLock

  /// What was found of the last build.
  package enum Finding: Sendable {
    /// What it left.
    case found(BuildRecord)
    /// Nothing, which is usual where there was no build yet.
    case nothing
    /// Nothing that is of use, and why.
    case unusable(String)
  }

  /// Takes hold of the folder of a cache, and makes it if need be; nobody else can have it meanwhile.
  package init(_ path: String) throws(FolderProblem) {
    try Files.makeFolders(path)
    folder = try Folder(path)
    lock = try FileLock(Self.lockName, in: folder)
  }

  /// What the last build left.
  package func load() -> Finding {
    guard let bytes = try? folder.read(Self.recordName) else { return .nothing }
    do throws(RecordDamage) {
      return .found(try CacheFile.read(bytes))
    } catch {
      return .unusable("it was made by another version, or is damaged")
    }
  }

  /// The notes that belong to a record.
  package func notes<Notes: Recorded>(of record: BuildRecord) -> Notes? {
    guard let mark = record.notes, let bytes = try? folder.read(Self.notesName(mark)) else { return nil }
    // With its type: `return try` alone would take `Notes?` for what is to be read, and an optional is written in another way.
    do throws(RecordDamage) {
      let notes: Notes = try CacheFile.read(bytes, marked: mark)
      return notes
    } catch {
      return nil
    }
  }

  /// Keeps the record of a build; what it says is stored must be in the store already.
  package func save(_ record: BuildRecord) throws(FolderProblem) {
    try CacheDraft(record, in: folder, called: Self.recordName).save(as: Self.recordName)
  }

  /// Writes down notes, which are to be saved.
  package func notes(of value: some Recorded) -> CacheDraft { CacheDraft(value, in: folder, called: Self.notesPrefix) }

  /// Keeps notes beside those that are there: until a record names them by their mark, they are nobody's.
  package func save(_ notes: CacheDraft) throws(FolderProblem) {
    try notes.save(as: Self.notesName(notes.mark))
  }

  /// What a store holds.
  package func contents(of store: Int) -> StoreContents {
    StoreContents(try? folder.file(Self.storeName(store)))
  }

  /// Writes on at the end of a store, or begins one.
  package func store(_ number: Int?) throws(FolderProblem) -> CacheStore {
    if let number, let file = try? folder.fileForAppending(Self.storeName(number)), file.kind == .file {
      return CacheStore(number, file, from: file.size)
    }
    let number = (try storeNumbers().max() ?? 0) + 1
    return CacheStore(number, try folder.makeFile(Self.storeName(number)), from: 0)
  }

  /// Lets go of what was written into a store and is not to be kept.
  package func drop(_ store: CacheStore) {
    if store.start > 0 {
      try? store.file.truncate(to: store.start)
    } else {
      try? folder.remove(Self.storeName(store.number))
    }
  }

  /// Removes the stores and the notes that a record does not name.
  package func removeAll(besides record: BuildRecord) {
    remove(Self.storePrefix, besides: Self.storeName(record.store))
    remove(Self.notesPrefix, besides: record.notes.map(Self.notesName))
  }

  /// Removes notes that the record which is there does not name.
  package func removeStrayNotes() {
    if case .found(let record) = load() {
      remove(Self.notesPrefix, besides: record.notes.map(Self.notesName))
    } else {
      remove(Self.notesPrefix, besides: nil)
    }
  }

  private func remove(_ prefix: String, besides kept: String?) {
    for name in ((try? folder.entries()) ?? []).map(\.name) where name.hasPrefix(prefix) && name != kept {
      try? folder.remove(name)
    }
  }

  private func storeNumbers() throws(FolderProblem) -> [Int] {
    try folder.entries().compactMap { entry in
      entry.name.hasPrefix(Self.storePrefix) ? Int(entry.name.dropFirst(Self.storePrefix.count)) : nil
    }
  }

  private static let recordName = "build"
  private static let notesPrefix = "reads"
  private static func notesName(_ mark: ContentMark) -> String { "\(notesPrefix)-\(mark.text)" }
  private static let storePrefix = "pages-"
  private static func storeName(_ number: Int) -> String { "\(storePrefix)\(number)" }
  private static let lockName = "lock"
}
