import Foundation

/// All files of a folder, by their paths in it.
enum FileTree {
  /// The files; a folder that is not there has none, and the mark of the publisher is no part of a site.
  static func files(in folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try paths(in: folder) where !path.hasPrefix(".garland") {
      files[path] = try Data(contentsOf: folder.appending(path: path))
    }
    return files
  }

  /// Writes files, and the folders that they lie in.
  static func write(_ files: [String: Data], to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, bytes) in files {
      let place = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: place)
    }
  }

  private static func paths(in folder: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      var isFolder: ObjCBool = false
      let place = folder.appending(path: path).path
      return unsafe FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}
