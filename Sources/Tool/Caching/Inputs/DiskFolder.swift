import Articles
package import Diagnostics
package import Files
import Pictures
package import Planning
package import Publishing
package import Records
import Synchronization

/// A folder on disk with the files that were in it when it was listed.
///
/// Symbolic links are not followed.
package struct DiskFolder: SourceFolder {
  package let name: String
  package let files: [Listed]
  package var paths: [String] { files.map(\.path) }
  /// The entries that are left out: symbolic links, names that are not UTF-8, folders that cannot be opened.
  package let skippedFiles: [SkippedFile]

  private let path: String
  /// The open folder; `nil` if it does not exist or cannot be opened.
  private let tree: FolderTree?
  private let indexes: [String: Int]
  private let hashes: Hashes
  /// The time before the folder was listed, in seconds since 1970.
  private let listedAt: Int

  /// A listed file, with its stamp at that time.
  package struct Listed: Equatable, Sendable {
    package let path: String
    package let stamp: FileStamp
  }

  /// An entry that is left out, with the reason.
  package struct SkippedFile: Equatable, Sendable {
    package let path: String
    package let reason: String
    /// Whether this is an error, because content may be missing from the site.
    package var isError = false
    /// The path of a folder beside the content folder that belongs into it.
    var misplaced: String?
  }

  /// Lists a folder; a folder that does not exist is empty.
  ///
  /// If the file `settings` exists, leaving it out is an error: the site would be built with default settings.
  package init(_ path: String, settings: String? = nil) {
    listedAt = Machine.secondsSince1970
    self.path = path.hasSuffix("/") ? path : path + "/"
    name = path
    var listing = InputListing(settings: settings)
    do throws(FolderProblem) {
      let folder = try Folder(path)
      listing.add(folder, below: "", depth: 0)
      tree = FolderTree(folder)
    } catch {
      listing.leaveOut("", unreadable: error)
      tree = nil
    }
    if settings != nil { listing.leaveOutFolders(beside: path) }
    files = listing.files.inByteOrder(of: \.path)
    skippedFiles = listing.skippedFiles
    indexes = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    hashes = Hashes(count: files.count)
  }

  package func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    // A link may spell a path with another Unicode composition than the file system. The lookup finds the file anyway,
    // because Swift treats such strings as equal.
    guard let index = indexes[path] else { throw UnreadableSource(FolderProblem.missing.message) }
    return try read(at: index)
  }

  private func read(at index: Int) throws(UnreadableSource) -> [UInt8] {
    let bytes: [UInt8]
    let file = files[index]
    let isPicture =
      SitePictures.isFromCamera(file.path)
      || file.stamp.size > Self.byteLimit && sensitivity(of: file.path) == .picture
    do throws(FolderProblem) {
      bytes = try open(file.path).contents(limit: isPicture ? Self.pictureLimit : Self.byteLimit)
    } catch {
      throw UnreadableSource(error.message)
    }
    guard hashes.holds(bytes, at: index) else {
      throw UnreadableSource("it was changed while the site was built")
    }
    return bytes
  }

  package func hash(of path: String) -> ContentHash? { indexes[path].flatMap { hash(at: $0) } }

  /// Returns the hash of a file, and reads the file if the hash is unknown.
  package func hash(at index: Int) -> ContentHash? {
    if let hash = hashes[index] { return hash }
    _ = try? read(at: index)
    return hashes[index]
  }

  /// Returns what the beginning of a file shows; a file that is unchanged since the previous build is not opened.
  package func sensitivity(of path: String) -> Sensitivity {
    guard let index = indexes[path] else { return .ordinary }
    if let known = hashes.sensitivity(at: index) { return known }
    let head = (try? open(path).nextBytes(upTo: Sensitivity.headSize)) ?? []
    let sensitivity = Sensitivity(ofFile: path, head: head)
    hashes.set(sensitivity, at: index)
    return sensitivity
  }

  /// Sets the hash of a file that need not be read, and the checksum that its bytes should have.
  package func setHash(_ hash: ContentHash, _ checksum: Checksum? = nil, at index: Int) {
    hashes.set(hash, checksum, at: index)
  }

  /// The size of a file when the folder was listed.
  package func size(of path: String) -> Int? { indexes[path].map { files[$0].stamp.size } }

  /// The stamp of a file when the folder was listed.
  package func stamp(of path: String) -> FileStamp? { indexes[path].map { files[$0].stamp } }

  /// Returns the paths of the files that are new, changed or removed since an earlier listing.
  package func changes(since earlier: DiskFolder) -> Set<String> {
    Set((paths + earlier.paths).filter { stamp(of: $0) != earlier.stamp(of: $0) })
  }

  /// Whether all stamps are unchanged since the folder was listed.
  package var isAsListed: Bool { areAsListed(files.indices) }

  /// Whether the stamps of all files that were read, and of the unread files `others`, are unchanged.
  func isAsListed(includingUnread others: [String] = []) -> Bool {
    areAsListed(files.indices.filter { hashes.isRead($0) }) && areAsListed(others.compactMap { indexes[$0] })
  }

  private func areAsListed(_ indexes: some Collection<Int>) -> Bool {
    guard !indexes.isEmpty else { return true }
    return indexes.allSatisfy { tree?.root.stamp(of: files[$0].path) == files[$0].stamp }
  }

  /// Opens a listed file for reading; a symbolic link, or a pipe, that replaced it meanwhile is an error.
  package func open(_ path: String) throws(FolderProblem) -> OpenFile {
    guard let tree, let index = indexes[path] else { throw .missing }
    hashes.openCount.increase()
    return try tree.file(at: files[index].path)
  }

  /// How many times a listed file was opened.
  package var openCount: Int { hashes.openCount.value }

  /// Opens a listed file to publish a copy of it.
  package func copy(of path: String) throws(PublishingProblem) -> Publisher.Content {
    do throws(FolderProblem) {
      return .file(try open(path), location(of: path))
    } catch {
      throw .source(location(of: path), error)
    }
  }

  /// Returns a copy of a listed picture without its metadata, to publish it.
  package func cleanCopy(of path: String) throws(PublishingProblem) -> Publisher.Content {
    // A file that is too large for the memory is copied as it is.
    guard let bytes = cleaned(path) else { return try copy(of: path) }
    return .bytes(bytes)
  }

  /// Returns the bytes of a picture without its metadata; `nil` if the file cannot be read.
  ///
  /// A damaged file stays as it is, because nothing can tell its metadata from its picture.
  package func cleaned(_ path: String) -> [UInt8]? {
    (try? read(path)).map { bytes in (try? MetadataRemoval.clean(bytes)) ?? bytes }
  }

  /// Whether a file was in the folder when it was listed.
  package func lists(_ path: String) -> Bool { indexes[path] != nil }

  /// Returns the absolute path of a file, or its path relative to the working directory.
  package func location(of path: String) -> String { self.path + path }

  static let byteLimit = 64 << 20
  /// The limit for pictures and videos: scans of maps and panoramas have more than 64 MB.
  private static let pictureLimit = 256 << 20

  /// The hashes of the listed files, by their indexes, and how many times these were opened.
  private final class Hashes: Sendable {
    private struct Known {
      var hash: ContentHash?
      var checksum: Checksum?
      /// Whether this build read the file.
      var isRead = false
      var sensitivity: Sensitivity?
    }

    private let known: Mutex<[Known]>
    let openCount = SharedCount()

    init(count: Int) {
      known = Mutex(Array(repeating: Known(), count: count))
    }

    /// Sets the hash of a file that need not be read, if the hash is unknown.
    func set(_ hash: ContentHash, _ checksum: Checksum?, at index: Int) {
      known.withLock { known in
        if known[index].hash == nil { (known[index].hash, known[index].checksum) = (hash, checksum) }
      }
    }

    /// Returns whether a file still has the known hash, after it was read; if the hash is unknown, it is computed.
    ///
    /// If a checksum is known, only the checksum is compared, because it is ten times as fast as the hash. It comes
    /// from a trusted record, or this build has read the file before.
    func holds(_ bytes: [UInt8], at index: Int) -> Bool {
      let checksum = Checksum(of: bytes)
      let isKnown = known.withLock { known in
        known[index].isRead = true
        return known[index].checksum.map { $0 == checksum }
      }
      if let isKnown { return isKnown }
      let hash = ContentHash(of: bytes)
      return known.withLock { known in
        if let old = known[index].hash, old != hash { return false }
        (known[index].hash, known[index].checksum) = (hash, checksum)
        return true
      }
    }

    func set(_ sensitivity: Sensitivity, at index: Int) { known.withLock { $0[index].sensitivity = sensitivity } }

    func sensitivity(at index: Int) -> Sensitivity? { known.withLock { $0[index].sensitivity } }

    func checksum(at index: Int) -> Checksum? { known.withLock { $0[index].checksum } }

    func forget() { known.withLock { $0 = Array(repeating: Known(), count: $0.count) } }

    subscript(index: Int) -> ContentHash? { known.withLock { $0[index].hash } }

    func isRead(_ index: Int) -> Bool { known.withLock { $0[index].isRead } }
  }
}

extension DiskFolder {
  /// Returns the files for a record, or `nil` if one of them cannot be read.
  func inputs() -> [BuildRecord.Input]? {
    var inputs: [BuildRecord.Input] = []
    inputs.reserveCapacity(files.count)
    for (index, file) in files.enumerated() {
      guard let hash = hash(at: index) else { return nil }
      var input = BuildRecord.Input(path: file.path, stamp: file.stamp, hash: hash)
      (input.checksum, input.sensitivity) = (hashes.checksum(at: index), hashes.sensitivity(at: index))
      inputs.append(input)
    }
    return inputs
  }

  /// Whether the folder has files with the same names as a record.
  func lists(_ inputs: [BuildRecord.Input]) -> Bool {
    files.count == inputs.count && zip(files, inputs).allSatisfy { $0.path.hasSameBytes(as: $1.path) }
  }

  /// Reuses what is recorded about files whose stamps are unchanged and trusted.
  func reuseHashes(_ inputs: [BuildRecord.Input], of record: BuildRecord) {
    for input in inputs {
      guard let index = index(ofUnchanged: input.path, input.stamp), record.trusts(input.stamp) else { continue }
      setHash(input.hash, input.checksum, at: index)
      if let sensitivity = input.sensitivity { hashes.set(sensitivity, at: index) }
    }
  }

  /// Returns the index of a file if it still has an older stamp.
  private func index(ofUnchanged path: String, _ stamp: FileStamp) -> Int? {
    indexes[path].flatMap { files[$0].path.hasSameBytes(as: path) && files[$0].stamp == stamp ? $0 : nil }
  }

  /// Returns the path of an article whose bytes are not those of its reused hash, if there is one among `count`.
  ///
  /// Some file systems and tools keep the times of a file that they change. An edit reads few files, so each build looks
  /// at some more, and the clock decides at which.
  func pathOfArticleWithWrongHash(among count: Int) -> String? {
    let articles = files.indices.filter { index in
      hashes[index] != nil && (MarkdownName.matches(files[index].path) || HTMLPageName.matches(files[index].path))
    }
    guard !articles.isEmpty else { return nil }
    // Builds at regular times would look at the same articles without the factor.
    let start = Int(UInt(bitPattern: listedAt) &* 0x9E37_79B9_7F4A_7C15 % UInt(articles.count))
    return (0..<min(count, articles.count)).lazy.map { articles[(start + $0) % articles.count] }.first { index in
      guard let bytes = try? open(files[index].path).contents(limit: Self.byteLimit) else { return false }
      // A file that was saved a moment ago has another stamp.
      return !hashes.holds(bytes, at: index) && tree?.root.stamp(of: files[index].path) == files[index].stamp
    }
    .map { files[$0].path }
  }

  /// Forgets all hashes, so that the files are read again.
  func forgetHashes() { hashes.forget() }

  /// Reads every file whose hash is unknown.
  func hashFiles(jobs: Int) {
    let unknown = files.indices.filter { hashes[$0] == nil }
    _ = parallelMap(unknown.count, jobs: jobs) { hash(at: unknown[$0]) }
  }

  /// Returns a diagnostic for each entry that is left out.
  package func problems(in sources: inout SourceMap) -> [Diagnostic] {
    skippedFiles.map { file in
      if let misplaced = file.misplaced {
        let range = SourceRange.start(of: sources.add(SourceFile(path: misplaced, utf8: [])))
        return Diagnostic(
          .warning, "file.left-out", "the folder `\(misplaced)` is left out: \(file.reason)", at: range,
          suggestion: Diagnostic.Suggestion("move it to `\(location(of: Files.split(misplaced).name))`"))
      }
      // An empty path is the folder itself.
      let shown = file.path.isEmpty ? name : "\(name)/\(file.path)"
      let range = SourceRange.start(of: sources.add(SourceFile(path: shown, utf8: [])))
      let path = file.path.isEmpty ? String(location(of: "").dropLast()) : location(of: file.path)
      return file.isError
        ? .unreadable(path, file.reason, at: range)
        : Diagnostic(.warning, "file.left-out", "`\(path)` is left out: \(file.reason)", at: range)
    }
  }
}
