import Files
public import Records

/// Notes as they are kept: half a megabyte in memory, the rest of them beside the cache, in a file without a name.
public final class CacheNotes: Sendable {
  /// The mark by which a record names them.
  public let mark: ContentMark
  private let pieces: [Piece]

  private enum Piece {
    case memory([UInt8])
    case scratch(ScratchFile, Range<Int>)
  }

  /// How many bytes stay in memory.
  private static let room = 512 << 10

  /// Writes notes down.
  init(_ notes: some Recorded, beside folder: Folder) {
    var (reading, pieces, scratch): (ContentMark.Reading, [Piece], ScratchFile?) = (ContentMark.Reading(), [], nil)
    RecordWriter.write(notes) { piece in
      reading.read(piece)
      if reading.count > Self.room, scratch == nil { scratch = try? ScratchFile(in: folder) }
      if let scratch, let place = try? scratch.put(piece) {
        pieces.append(.scratch(scratch, place))
      } else {
        pieces.append(.memory(piece))
      }
    }
    (mark, self.pieces) = (reading.result, pieces)
  }

  /// Writes them into a file.
  func write(to file: OpenFile) throws(FolderProblem) {
    try file.append(CacheFile.beginning(mark))
    for piece in pieces {
      switch piece {
      case .memory(let bytes): try file.append(bytes)
      case .scratch(let scratch, let place): try file.append(try scratch.bytes(at: place))
      }
    }
  }
}
