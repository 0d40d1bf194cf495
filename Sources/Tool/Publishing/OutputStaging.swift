import Files
import Records

/// Compares one output with the published file at its path, and writes it into the staging folder if they differ.
struct OutputStaging {
  /// The effect of an output on its path.
  enum Change { case added, changed, unchanged }

  private let path: OutputPath
  private let exists: Bool
  /// The published file, if it is a regular file.
  private let published: OpenFile?

  /// Opens the published file; throws if the path has a file that Garland did not publish.
  init(_ path: OutputPath, in current: FolderTree?, before: PublishedList) throws(PublishingProblem) {
    self.path = path
    let folder: Folder?
    do throws(FolderTree.Obstacle) {
      folder = try current?.folder(of: path, making: false)
    } catch {
      // The obstacle is a published file. Only the complete list of outputs shows whether this publication removes it.
      guard let obstacle = try? OutputPath(error.path), before.contains(obstacle) else { throw error.asProblem }
      folder = nil
    }
    let kind = folder?.kind(of: path.name)
    if let kind, kind != .folder, !before.contains(path) { throw .foreignFile(path.text) }
    exists = kind != nil && kind != .folder
    published = kind == .file ? try? folder?.file(path.name) : nil
  }

  /// The change of an output, its entry in the file list, and the stamp of the file with its content.
  typealias Result = (change: Change, entry: PublishedList.Entry, stamp: FileStamp?)

  /// Writes an output into the staging folder unless the published file is the same.
  func stage(
    _ content: Publisher.Content, marked hash: Checksum?, in staged: FolderTree
  ) throws(PublishingProblem) -> Result {
    switch content {
    case .bytes(let bytes): try stage(bytes, hash: hash ?? Checksum(of: bytes), in: staged)
    case .file(let input, let source): try stage(copyOf: input, at: source, in: staged)
    }
  }

  private func stage(
    _ bytes: [UInt8], hash: Checksum, in staged: FolderTree
  ) throws(PublishingProblem) -> Result {
    let entry = PublishedList.Entry(path: path, fingerprint: hash, size: bytes.count)
    if let published, (try? published.holds(bytes)) == true { return (.unchanged, entry, published.stamp) }
    let file = try makeFile(in: staged)
    try PublishingProblem.naming(path.text) { () throws(FolderProblem) in
      try file.append(bytes)
      try file.finish()
    }
    return (exists ? .changed : .added, entry, file.stamp)
  }

  private func stage(
    copyOf input: OpenFile, at source: String, in staged: FolderTree
  ) throws(PublishingProblem) -> Result {
    if let published, let reading = try hash(input, at: source, ifEqualTo: published) {
      return (.unchanged, reading.entry(at: path), published.stamp)
    }
    input.rewind()
    let file = try makeFile(in: staged)
    var reading = Checksum.Reading()
    while true {
      let chunk = try nextChunk(of: input, source)
      if chunk.isEmpty { break }
      try PublishingProblem.naming(path.text) { () throws(FolderProblem) in try file.append(chunk) }
      reading.read(chunk[...])
    }
    try PublishingProblem.naming(path.text) { () throws(FolderProblem) in try file.finish() }
    return (exists ? .changed : .added, reading.entry(at: path), file.stamp)
  }

  /// Hashes a source file while comparing it with the published file; `nil` if they differ.
  private func hash(
    _ input: OpenFile, at source: String, ifEqualTo published: OpenFile
  ) throws(PublishingProblem) -> Checksum.Reading? {
    guard input.size == published.size else { return nil }
    var reading = Checksum.Reading()
    while true {
      let chunk = try nextChunk(of: input, source)
      guard let publishedChunk = try? published.nextChunk(), chunk == publishedChunk else { return nil }
      if chunk.isEmpty { return reading }
      reading.read(chunk[...])
    }
  }

  private func nextChunk(of input: OpenFile, _ source: String) throws(PublishingProblem) -> [UInt8] {
    do throws(FolderProblem) {
      return try input.nextChunk()
    } catch {
      throw .source(source, error)
    }
  }

  private func makeFile(in staged: FolderTree) throws(PublishingProblem) -> OpenFile {
    let folder: Folder?
    do throws(FolderTree.Obstacle) {
      folder = try staged.folder(of: path, making: true)
    } catch {
      throw error.problem == .notAFolder ? .fileAndFolder(error.path) : .failed(error.path, error.problem)
    }
    do throws(FolderProblem) {
      guard let folder else { throw .missing }
      return try folder.makeFile(path.name)
    } catch {
      throw error == .exists ? .fileAndFolder(path.text) : .failed(path.text, error)
    }
  }
}

extension Checksum.Reading {
  fileprivate func entry(at path: OutputPath) -> PublishedList.Entry {
    PublishedList.Entry(path: path, fingerprint: result, size: count)
  }
}
