import Files
package import Planning
package import Records
import Revisions
import Synchronization

/// What can differ at each path: the id of the old content, or `nil` for a file that did not exist, and whether Git is
/// sure, because it knows the new content, too.
private typealias Differences = [ArraySlice<UInt8>: (blob: String?, isSure: Bool)]

extension GitRepository {
  /// Returns the files of a folder at a commit.
  package func folder(_ disk: DiskFolder, at commit: String) throws(GitProblem) -> GitFolder {
    GitFolder(disk, try differences(from: commit, in: disk.location(of: "")), objects)
  }

  /// Returns the files of the folders in `sources` of `site.yml` at a commit.
  package func sources(_ named: NamedFiles, at commit: String) -> any SourceFolder {
    GitSources(named, from: self, at: commit)
  }

  /// Returns the paths at which a folder can differ from a commit.
  ///
  /// A file that was only touched is one of them. Git knows nothing of ignored files and of files in submodules.
  fileprivate func differences(from commit: String, in folder: String) throws(GitProblem) -> Differences {
    guard Self.isID(commit) else { throw .unknownRevision(commit, isShallow: isShallow) }
    let options = [
      "--raw", "-z", "--no-renames", "--relative", "--ignore-submodules", "--no-ext-diff", "--no-textconv",
    ]
    let tracked = try output(["diff-index"] + options + [commit, "--", "."], in: folder).split(separator: 0)
    let untracked = try output(["ls-files", "-z", "--others", "--exclude-standard", "--", "."], in: folder)
    var differences: Differences = [:]
    for path in untracked.split(separator: 0) { differences[path] = (nil, true) }
    // Each file is `:MODE MODE ID ID STATUS` and a path.
    for index in stride(from: 1, to: tracked.count, by: 2) {
      let fields = String(decoding: tracked[index - 1].dropFirst(), as: UTF8.self).split(separator: " ")
      guard fields.count == 5 else { continue }
      let path = tracked[index]
      // A file with a conflict has a second entry. A file that was removed from the index only is also untracked.
      let blob = Self.isFile(mode: fields[0]) ? String(fields[2]) : differences[path]?.blob
      differences[path] = (blob, fields[2] != fields[3] && fields[3].contains { $0 != "0" })
    }
    return differences
  }

  /// Whether Git's number for a kind of file is that of a regular one, not of a symbolic link or a submodule.
  static func isFile(mode: Substring) -> Bool { mode.hasPrefix("100") }
}

/// The files of a folder at a commit; unchanged files are read from the folder on disk.
///
/// Files that Git ignores, and files in submodules, count as unchanged, because Git does not know what they were. A
/// folder that did not exist at the commit is empty.
package struct GitFolder: SourceFolder {
  package let name: String
  package let paths: [String]
  /// The paths of the files that were added, changed or removed since the commit, in byte order.
  package let changedPaths: [String]

  private let disk: DiskFolder
  private let objects: GitObjects
  /// The ids of the contents by path; `nil` for an unchanged file.
  private let blobs: [String: String?]

  fileprivate init(_ disk: DiskFolder, _ differences: Differences, _ objects: GitObjects) {
    var old = disk.paths.filter { differences[Array($0.utf8)[...]] == nil }.map { (path: $0, blob: String?.none) }
    var changed: [String] = []
    for (bytes, difference) in differences {
      guard let path = String(validating: bytes, as: UTF8.self) else { continue }
      let isOnDisk = disk.files.index(of: path) { $0.path } != nil
      let blob = difference.blob
      let new = isOnDisk && blob != nil && !difference.isSure ? try? disk.read(path) : nil
      let known = new == nil ? nil : blob.flatMap { objects.blob($0, limit: DiskFolder.byteLimit) }
      let isUnchanged = new.map { known?.hasSameLines(as: $0) ?? false } ?? false
      if let blob { old.append((path, isUnchanged ? nil : blob)) }
      if !isUnchanged, isOnDisk || blob != nil { changed.append(path) }
    }
    var listing = InputListing(settings: nil)
    old = old.inByteOrder(of: \.path).filter { listing.lists($0.path) }
    (name, paths, changedPaths) = (disk.name, old.map(\.path), changed.inByteOrder { $0 })
    (self.disk, self.objects) = (disk, objects)
    blobs = Dictionary(old.map { ($0.path, $0.blob) }) { first, _ in first }
  }

  package func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    guard let blob = blobs[path] else { throw UnreadableSource(FolderProblem.missing.message) }
    if let blob { return try objects.read(blob) }
    return try disk.read(path)
  }

  package func size(of path: String) -> Int? {
    isUnchanged(path) ? disk.size(of: path) : (try? read(path))?.count
  }

  package func hash(of path: String) -> ContentHash? {
    isUnchanged(path) ? disk.hash(of: path) : (try? read(path)).map { ContentHash(of: $0) }
  }

  package func sensitivity(of path: String) -> Sensitivity {
    if isUnchanged(path) { return disk.sensitivity(of: path) }
    return Sensitivity(ofFile: path, head: ((try? read(path)) ?? []).prefix(Sensitivity.headSize))
  }

  private func isUnchanged(_ path: String) -> Bool { blobs[path] == .some(nil) }
}

/// The files of the folders in `sources` of `site.yml` at a commit.
///
/// A folder in another repository, or in none, counts as unchanged.
private final class GitSources: SourceFolder {
  let name = "sources"
  private let named: NamedFiles
  private let repository: GitRepository
  private let commit: String
  /// The paths at which a folder differs, by the name of the folder.
  private let differences = Mutex<[String: Differences]>([:])

  init(_ named: NamedFiles, from repository: GitRepository, at commit: String) {
    (self.named, self.repository, self.commit) = (named, repository, commit)
  }

  var paths: [String] { named.paths }

  func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
    guard let (folder, inner) = named.location(of: path) else { return try named.read(path) }
    let difference = differences.withLock { known in
      let differences = known[folder] ?? (try? repository.differences(from: commit, in: folder)) ?? [:]
      known[folder] = differences
      return differences[Array(inner.utf8)[...]]
    }
    guard let difference else { return try named.read(path) }
    guard let blob = difference.blob else { throw UnreadableSource(FolderProblem.missing.message) }
    return try repository.objects.read(blob)
  }

  func paths(near path: String) -> [String] { named.paths(near: path) }
}

extension GitObjects {
  /// Returns the bytes of an old file.
  fileprivate func read(_ blob: String) throws(UnreadableSource) -> [UInt8] {
    if let bytes = self.blob(blob, limit: DiskFolder.byteLimit) { return bytes }
    throw UnreadableSource("Git cannot read `\(blob)`, or it is larger than \(DiskFolder.byteLimit >> 20) MB")
  }
}
