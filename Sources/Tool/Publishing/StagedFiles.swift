import Files

/// A site as it will stand once it is published, to be looked at before that, from any thread.
package struct StagedFiles: Sendable {
  /// The paths of its files.
  package let paths: [String]
  /// Where they are: what was written for it, then what stands there already.
  let folders: [Folder]

  /// What a file holds; nothing where it cannot be read.
  package func bytes(of path: String) -> [UInt8]? {
    guard let path = try? OutputPath(path) else { return nil }
    for folder in folders {
      if let bytes = try? FolderTree(folder).folder(of: path, making: false)?.read(path.name) { return bytes }
    }
    return nil
  }
}

extension Publisher {
  /// The site as it will stand, as far as its files were handed in.
  package var files: StagedFiles {
    StagedFiles(paths: self.paths.map(\.text), folders: [staged.root] + (current.map { [$0.root] } ?? []))
  }
}
