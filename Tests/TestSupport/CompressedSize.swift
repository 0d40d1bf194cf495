import Foundation

extension Program {
  /// Returns the size of some bytes after `gzip -9`.
  package static func compressedSize(of bytes: some Sequence<UInt8>) throws -> Int {
    try inScratchFolder { folder in
      let file = folder.appending(path: "file")
      try Data(bytes).write(to: file)
      _ = try run(find("gzip") ?? "", ["-9nk", file.path])
      return try Data(contentsOf: folder.appending(path: "file.gz")).count
    }
  }
}
