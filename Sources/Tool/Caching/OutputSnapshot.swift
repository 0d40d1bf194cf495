package import Files
package import Publishing
package import Records
import Texts

/// The files of an output folder as a build left them.
package struct OutputSnapshot: Equatable, Sendable {
  /// The output folder.
  package var folder = ""
  /// The files of the site, in the byte order of their paths.
  package var files: [File] = []
  /// The paths of files in the folder that do not belong to the site.
  package var foreign: [String] = []
  /// The folders of the site.
  ///
  /// The path of the output folder itself is empty.
  package var folders: [Directory] = []

  /// A file of the site.
  package struct File: Equatable, Sendable {
    package var path: String
    package var origin: Origin
    /// The stamp of the published file, if it is known.
    package var stamp: FileStamp?

    package init(path: String, origin: Origin, stamp: FileStamp?) {
      (self.path, self.origin, self.stamp) = (path, origin, stamp)
    }
  }

  /// Where the bytes of a file can be found again.
  package enum Origin: Equatable, Sendable {
    case blob(Blob)
    /// A copy of a content file, by its path in the content folder.
    case copy(String)
    /// A copy of a picture in the content folder without its metadata.
    case cleanCopy(String)
    /// A picture in the store of derived pictures.
    case picture(StoredPicture)

    /// The path of the file that is copied, cleaned or not.
    var copiedSource: String? {
      switch self {
      case .copy(let path), .cleanCopy(let path): path
      case .blob, .picture: nil
      }
    }
  }

  /// A folder.
  ///
  /// Its stamp changes when an entry is added, removed or replaced.
  package struct Directory: Equatable, Sendable {
    package var path: String
    package var stamp: FileStamp
  }

  /// An empty snapshot.
  package init() {}

  /// Takes a snapshot of an output folder.
  ///
  /// Files with a known stamp are not checked again. If a publication only replaced files of an earlier snapshot, only
  /// the folders that it wrote to are checked.
  package init(
    of files: [File], foreign: [String], in path: String, after earlier: OutputSnapshot? = nil,
    _ publication: Publication = Publication()
  ) {
    (folder, self.files, self.foreign) = (path, files, foreign)
    guard let root = try? Folder(path) else { return }
    for index in files.indices where files[index].stamp == nil {
      self.files[index].stamp = root.stamp(of: files[index].path)
    }
    func directory(_ path: String) -> Directory? {
      root.stamp(of: path.isEmpty ? "." : path).map { Directory(path: path, stamp: $0) }
    }
    if let earlier, publication.added.isEmpty, publication.removed.isEmpty {
      // The output folder itself contains the list of published files, so every publication changes this folder.
      let touched = Set([""] + publication.changed.map(\.folderPath))
      folders = earlier.folders.compactMap { touched.contains($0.path) ? directory($0.path) : $0 }
    } else {
      folders = Self.folders(of: files).compactMap(directory)
    }
  }

  /// Returns the output folder and every folder in it that holds files, in the order of the files.
  private static func folders(of files: [File]) -> [String] {
    var (paths, known): ([String], Set<String>) = ([""], [""])
    for file in files {
      for folder in file.path.enclosingFolders {
        guard known.insert(folder).inserted else { break }
        paths.append(folder)
      }
    }
    return paths
  }

  /// The total size of its blobs.
  package var blobBytes: Int {
    files.reduce(0) { sum, file in if case .blob(let blob) = file.origin { sum + blob.count } else { sum } }
  }

  /// The paths of the content files that are copied.
  package var copies: [String] {
    files.compactMap(\.origin.copiedSource)
  }

  /// Returns how this snapshot differs from an earlier one.
  ///
  /// A copied file counts as unchanged.
  package func difference(from earlier: OutputSnapshot) -> Publication {
    var before = Dictionary(earlier.files.map { ($0.path, $0.origin) }) { first, _ in first }
    var publication = Publication()
    for file in files {
      switch (before.removeValue(forKey: file.path), file.origin) {
      case (nil, _): publication.added.append(file.path)
      case (.copy?, .copy), (.cleanCopy?, .cleanCopy): publication.unchanged.append(file.path)
      case (.picture(let old)?, .picture(let new)) where old == new: publication.unchanged.append(file.path)
      case (.blob(let old)?, .blob(let new)) where old.checksum == new.checksum && old.count == new.count:
        publication.unchanged.append(file.path)
      default: publication.changed.append(file.path)
      }
    }
    publication.removed = earlier.files.map(\.path).filter { before[$0] != nil }
    return publication
  }
}

/// The differences between a snapshot and the current output folder, detected by comparing stamps.
package struct SnapshotCheck: Sendable {
  /// For each file of the snapshot: whether it is unchanged.
  package let isUnchanged: [Bool]
  /// Whether every folder still has the same entries.
  package let hasSameFolders: Bool

  /// Compares a snapshot with an output folder.
  ///
  /// If the snapshot is of another folder, every file and folder counts as changed.
  package init(_ snapshot: OutputSnapshot, in output: String) {
    guard snapshot.folder == output, !snapshot.files.isEmpty, let root = try? Folder(output) else {
      (isUnchanged, hasSameFolders) = (snapshot.files.map { _ in false }, false)
      return
    }
    let changed = snapshot.folders.filter { root.stamp(of: $0.path.isEmpty ? "." : $0.path) != $0.stamp }
    hasSameFolders = changed.isEmpty
    // If a symbolic link replaced a folder, the files behind it may have the same stamps. The site must not use them.
    let replaced = changed.map { $0.path + "/" }.filter { $0 != "/" && root.kind(of: String($0.dropLast())) != .folder }
    isUnchanged = snapshot.files.map { file in
      file.stamp != nil && root.stamp(of: file.path) == file.stamp && !replaced.contains(where: file.path.hasPrefix)
    }
  }

  /// Whether every file is unchanged and no other file was added.
  package var isComplete: Bool { hasSameFolders && isUnchanged.allSatisfy(\.self) }
}

extension OutputSnapshot: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(folder)
    writer.write(files)
    writer.write(foreign)
    writer.write(folders)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    (folder, files, foreign, folders) = (try reader.read(), try reader.read(), try reader.read(), try reader.read())
  }
}

extension OutputSnapshot.File: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    switch origin {
    case .blob(let blob):
      writer.write(Kind.blob.rawValue)
      writer.write(blob)
    case .copy(let source):
      writer.write(Kind.copy.rawValue)
      writer.write(source)
    case .cleanCopy(let source):
      writer.write(Kind.cleanCopy.rawValue)
      writer.write(source)
    case .picture(let picture):
      writer.write(Kind.picture.rawValue)
      writer.write(picture)
    }
    writer.write(stamp)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    let path: String = try reader.read()
    guard let kind = Kind(rawValue: try reader.read()) else { throw InvalidRecord() }
    let origin: OutputSnapshot.Origin =
      switch kind {
      case .blob: .blob(try reader.read())
      case .copy: .copy(try reader.read())
      case .cleanCopy: .cleanCopy(try reader.read())
      case .picture: .picture(try reader.read())
      }
    self.init(path: path, origin: origin, stamp: try reader.read())
  }

  /// The kinds of origins in a record.
  private enum Kind: Int { case blob, copy, cleanCopy, picture }
}

extension OutputSnapshot.Directory: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    writer.write(stamp)
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    self.init(path: try reader.read(), stamp: try reader.read())
  }
}
