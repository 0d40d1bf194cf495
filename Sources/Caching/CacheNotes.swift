import Files
public import Records

/// Notes as they are kept: half a megabyte in memory, the rest of them beside the cache, in a file without a name.
public final class CacheNotes: Sendable {
  /// The mark by which a record names them.
  public let mark: ContentMark
  private let pieces: [Piece]
  private let scratch: ScratchFile?

  private enum Piece {
    case memory([UInt8])
    case scratch(Range<Int>)
  }

  /// How many bytes stay in memory.
  private static let room = 512 << 10

  /// Writes notes down.
  init(_ notes: some Recorded, beside folder: Folder) {
    var (reading, pieces, scratch): (ContentMark.Reading, [Piece], ScratchFile?) = (ContentMark.Reading(), [], nil)
    RecordWriter.write(notes) { piece in
      reading.read(piece)
      if reading.count > Self.room, scratch == nil { scratch = try? ScratchFile(in: folder) }
      let place = reading.count > Self.room ? try? scratch?.put(piece) : nil
      pieces.append(place.map { .scratch($0) } ?? .memory(piece))
    }
    (mark, self.pieces, self.scratch) = (reading.result, pieces, scratch)
  }

  /// Writes them into a file.
  func write(to file: OpenFile) throws(FolderProblem) {
    try file.append(CacheFile.beginning(mark))
    for piece in pieces {
      switch piece {
      case .memory(let bytes): try file.append(bytes)
      case .scratch(let place): try file.append(try scratch?.bytes(at: place) ?? [])
      }
    }
  }
}
