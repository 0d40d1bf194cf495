import Files
import Planning

/// A temporary file for rendered articles that do not fit into memory.
///
/// It has no name, and is on the disk of the output folder.
struct BuildScratch: ScratchSpace {
  private let file: ScratchFile

  /// How much free space the disk must have, as a multiple of the size of the articles.
  ///
  /// The rendered articles, the pages, and the copies of the pages in the cache each take twice the size of the
  /// articles. The rest is a reserve.
  private static let spaceFactor = 8

  /// Creates the file for articles of a given size; `nil` if the disk is too full or the folder is not writable.
  init?(beside output: String, for articleBytes: Int) {
    guard let folder = try? Folder(Files.split(output).folder), folder.freeBytes / Self.spaceFactor >= articleBytes
    else {
      return nil
    }
    guard let file = try? ScratchFile(in: folder) else { return nil }
    self.file = file
  }

  func put(_ bytes: [UInt8]) -> Range<Int>? { try? file.append(bytes) }

  func bytes(at place: Range<Int>) -> [UInt8]? { try? file.bytes(in: place) }
}
