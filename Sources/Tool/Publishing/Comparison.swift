import Files
import Records

/// One output held against what stands in its place.
struct Comparison {
  enum Change { case added, changed, unchanged }

  private let path: OutputPath
  private let isThere: Bool
  /// What was published there, where it still is a file.
  private let file: OpenFile?

  /// Looks at what stands there, and refuses what was not published from here.
  init(of path: OutputPath, in current: FolderTree?, before: PublishedList) throws(PublishingProblem) {
    self.path = path
    let folder: Folder?
    do throws(FolderTree.Obstacle) {
      folder = try current?.folder(of: path, making: false)
    } catch {
      // A file that was published there may make room; whether it does is seen at the end.
      guard let obstacle = try? OutputPath(error.path), before.contains(obstacle) else { throw error.asProblem }
      folder = nil
    }
    let kind = folder?.kind(of: path.name)
    if let kind, kind != .folder, !before.contains(path) { throw .inTheWay(path.text) }
    isThere = kind != nil && kind != .folder
    file = kind == .file ? try? folder?.file(path.name) : nil
  }

  /// What became of an output: what the list says of it, and the state of the file that holds it.
  typealias Made = (change: Change, entry: PublishedList.Entry, stamp: FileStamp?)

  /// Writes an output into the staging folder unless the same stands there already.
  func stage(
    _ content: Publisher.Content, marked mark: ContentHash?, in staged: FolderTree
  ) throws(PublishingProblem) -> Made {
    switch content {
    case .bytes(let bytes): try stage(bytes, marked: mark ?? ContentHash(of: bytes), in: staged)
    case .file(let source): try stage(copyOf: source, in: staged)
    }
  }

  private func stage(
    _ bytes: [UInt8], marked mark: ContentHash, in staged: FolderTree
  ) throws(PublishingProblem) -> Made {
    let entry = PublishedList.Entry(path: path, fingerprint: mark, size: bytes.count)
    if let file, (try? file.holds(bytes)) == true { return (.unchanged, entry, file.stamp) }
    let file = try make(in: staged)
    do throws(FolderProblem) {
      try file.append(bytes)
      try file.finish()
    } catch {
      throw .failed(path.text, error)
    }
    return (isThere ? .changed : .added, entry, file.stamp)
  }

  private func stage(copyOf source: String, in staged: FolderTree) throws(PublishingProblem) -> Made {
    if let file, let reading = try isSame(file, as: source) {
      return (.unchanged, reading.entry(at: path), file.stamp)
    }
    let input = try open(source)
    let file = try make(in: staged)
    var reading = ContentHash.Reading()
    while true {
      let piece = try nextPiece(of: input, source)
      do throws(FolderProblem) {
        if piece.isEmpty {
          try file.finish()
          break
        }
        try file.append(piece)
      } catch {
        throw .failed(path.text, error)
      }
      reading.read(piece)
    }
    return (isThere ? .changed : .added, reading.entry(at: path), file.stamp)
  }

  private func isSame(_ file: OpenFile, as source: String) throws(PublishingProblem) -> ContentHash.Reading? {
    let input = try open(source)
    guard input.size == file.size else { return nil }
    var reading = ContentHash.Reading()
    while true {
      let piece = try nextPiece(of: input, source)
      guard let other = try? file.nextPiece(), piece == other else { return nil }
      if piece.isEmpty { return reading }
      reading.read(piece)
    }
  }

  private func open(_ source: String) throws(PublishingProblem) -> OpenFile {
    do throws(FolderProblem) {
      let input = try OpenFile(reading: source)
      guard input.kind == .file else { throw .refused("it is no ordinary file") }
      return input
    } catch {
      throw .source(source, error)
    }
  }

  private func nextPiece(of input: OpenFile, _ source: String) throws(PublishingProblem) -> [UInt8] {
    do throws(FolderProblem) {
      return try input.nextPiece()
    } catch {
      throw .source(source, error)
    }
  }

  private func make(in staged: FolderTree) throws(PublishingProblem) -> OpenFile {
    let folder: Folder?
    do throws(FolderTree.Obstacle) {
      folder = try staged.folder(of: path, making: true)
    } catch {
      throw error.problem == .isNoFolder ? .fileAndFolder(error.path) : .failed(error.path, error.problem)
    }
    do throws(FolderProblem) {
      guard let folder else { throw .missing }
      return try folder.makeFile(path.name)
    } catch {
      throw error == .exists ? .fileAndFolder(path.text) : .failed(path.text, error)
    }
  }
}

extension ContentHash.Reading {
  fileprivate func entry(at path: OutputPath) -> PublishedList.Entry {
    PublishedList.Entry(path: path, fingerprint: result, size: count)
  }
}
