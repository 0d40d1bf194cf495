import Files
import Planning
package import Publishing
package import Records

/// The output of the previous build: unchanged files from the output folder, all others from the cache.
package final class PreviousOutput: Sendable {
  package let build: CachedBuild
  package let blobs: BlobReader
  private let pictures: PictureStore?
  private let checking: Deferred<SnapshotCheck>
  private let indexes: [String: Int]

  package init(_ build: CachedBuild, in cache: Cache, publishedIn output: String) {
    self.build = build
    blobs = cache.blobs(of: build.record.store)
    pictures = cache.pictures
    indexes = Dictionary(build.record.output.files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    checking = .lazily { SnapshotCheck(build.record.output, in: output) }
  }

  /// Starts to compare the snapshot with the output folder.
  package func startCheck() { checking.begin() }

  /// The comparison of the snapshot with the output folder.
  ///
  /// Creating a publisher changes the stamp of the folder, so compare first.
  package var check: SnapshotCheck { checking.value }

  /// The files in the output folder that do not belong to the site; `nil` if files were added or removed since.
  package var foreign: [String]? { check.hasSameFolders ? build.record.output.foreign : nil }

  /// Takes files of the previous build, without rendering them, and publishes them again if there is a publisher.
  ///
  /// Returns the file for each path, or `nil` if the cache has lost its bytes.
  package func reuse(
    _ paths: [String], in publisher: Publisher?, jobs: Int
  ) throws(PublishingProblem) -> [OutputSnapshot.File?] {
    let files = build.record.output.files
    let found = paths.map { indexes[$0] }
    guard let publisher else { return found.map { $0.map { files[$0] }.flatMap { holds($0.origin) ? $0 : nil } } }
    // The publisher finds paths faster in the order of its list.
    let order = found.indices.filter { found[$0] != nil }.sorted { (found[$0] ?? 0) < (found[$1] ?? 0) }
    var reused = [OutputSnapshot.File?](repeating: nil, count: paths.count)
    let unchanged = order.filter { found[$0].map { check.isUnchanged[$0] && files[$0].published != nil } ?? false }
    let published = unchanged.compactMap { found[$0].flatMap { files[$0].published } }
    for (index, isKept) in zip(unchanged, try publisher.keep(published)) where isKept {
      reused[index] = found[index].map { files[$0] }
    }
    let others = order.filter { reused[$0] == nil }
    let restored = parallelMap(others.count, jobs: jobs) { [self] number in
      Result { () throws(PublishingProblem) in
        guard let index = found[others[number]] else { return nil as OutputSnapshot.File? }
        return try restore(files[index], in: publisher)
      }
    }
    for (index, result) in zip(others, restored) { reused[index] = try result.get() }
    return reused
  }

  private func restore(
    _ file: OutputSnapshot.File, in publisher: Publisher
  ) throws(PublishingProblem) -> OutputSnapshot.File? {
    guard let published = file.published else { return nil }
    let bytes: [UInt8]? =
      switch file.origin {
      case .blob(let blob): blobs.bytes(blob)
      case .picture(let picture): pictures?.bytes(of: picture)
      case .copy, .cleanCopy: nil
      }
    guard let bytes else { return nil }
    let stamp = try publisher.add(file.path, .bytes(bytes), marked: published.fingerprint).stamp
    return OutputSnapshot.File(path: file.path, origin: file.origin, stamp: stamp)
  }

  /// Whether the cache has the bytes of a file that is no copy; they are not read.
  private func holds(_ origin: OutputSnapshot.Origin) -> Bool {
    switch origin {
    case .blob(let blob): blobs.holds(blob)
    case .picture(let picture): pictures?.holds(picture) ?? false
    case .copy, .cleanCopy: false
    }
  }

  /// All files of the previous build if the cache has the bytes of each; otherwise `nil`.
  package var storedFiles: [OutputSnapshot.File]? {
    let files = build.record.output.files
    return files.allSatisfy { $0.origin.copiedSource != nil || holds($0.origin) } ? files : nil
  }

  /// Returns the picture of the store that was published at a path.
  package func picture(at path: String) -> StoredPicture? {
    guard let index = indexes[path], case .picture(let picture) = build.record.output.files[index].origin
    else { return nil }
    return picture
  }

  /// Returns the blob of a rendered file, whose bytes the cache may have lost.
  package func blob(of path: String) -> Blob? {
    guard let index = indexes[path], case .blob(let blob) = build.record.output.files[index].origin else { return nil }
    return blob
  }

  /// Returns the bytes of a file; `nil` if the cache has lost them.
  package func bytes(of path: String) -> [UInt8]? { blob(of: path).flatMap { blobs.bytes($0) } }

  /// Returns the blob of a file if the blob contains the same bytes.
  package func blob(of path: String, holding bytes: [UInt8], checksum: Checksum) -> Blob? {
    guard let blob = blob(of: path), blob.count == bytes.count, blob.checksum == checksum, blobs.bytes(blob) == bytes
    else { return nil }
    return blob
  }
}

extension OutputSnapshot.File {
  /// The file as the publisher knows it; `nil` for a copy, which is compared with its source.
  fileprivate var published: Publisher.Published? {
    switch origin {
    case .blob(let blob): (path, blob.checksum, blob.count)
    case .picture(let picture): (path, picture.checksum, picture.count)
    case .copy, .cleanCopy: nil
    }
  }
}
