import Files
import Sites

/// Where a build puts what does not have to stay in memory: beside the site that it makes, in a file without a name.
struct BuildScratch: ScratchSpace {
  private let file: ScratchFile

  /// What is drawn takes twice the bytes of the articles, as the pages do, and the cache has those again: nobody shall lack room on
  /// the disk for that file.
  private static let roomForEach = 8

  /// Makes the file for a site with so many bytes of articles; nothing where there can be none.
  init?(beside output: String, for articles: Int) {
    guard let folder = try? Folder(Files.split(output).folder), folder.freeBytes / Self.roomForEach >= articles else {
      return nil
    }
    guard let file = try? ScratchFile(in: folder) else { return nil }
    self.file = file
  }

  func put(_ bytes: [UInt8]) -> Range<Int>? { try? file.append(bytes) }

  func bytes(at place: Range<Int>) -> [UInt8]? { try? file.bytes(in: place) }
}
