package import Articles
import Diagnostics
package import Records

/// The old blocks of translations that earlier runs found, by the hash of all that decides them.
package struct KnownOldBlocks: Sendable, RecordCodable {
  /// The old blocks of a translation, and the number of blocks that could not be compared.
  package struct Entry: Sendable {
    package let blocks: [OldBlockMark]
    package let uncompared: Int

    package init(_ blocks: [OldBlockMark], uncompared: Int) { (self.blocks, self.uncompared) = (blocks, uncompared) }
  }

  package var entries: [ContentHash: Entry] = [:]

  package init() {}

  package func write(to writer: inout RecordWriter) {
    writer.write(entries.count)
    for (hash, entry) in entries.sorted(by: { $0.key.text < $1.key.text }) {
      writer.write(hash)
      writer.write(entry.uncompared)
      writer.write(entry.blocks.count)
      for block in entry.blocks {
        writer.write(block.place.bytes.lowerBound)
        writer.write(block.place.bytes.upperBound)
        writer.write(block.change)
        writer.write(block.original)
      }
    }
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) {
    for _ in 0..<(try reader.read() as Int) {
      let (hash, uncompared): (ContentHash, Int) = (try reader.read(), try reader.read())
      var blocks: [OldBlockMark] = []
      for _ in 0..<(try reader.read() as Int) {
        let (start, end): (Int, Int) = (try reader.read(), try reader.read())
        guard 0 <= start, start <= end else { throw InvalidRecord() }
        let place = SourceRange(.unknown, start..<end)
        blocks.append(OldBlockMark(at: place, try reader.read(), original: try reader.read()))
      }
      entries[hash] = Entry(blocks, uncompared: uncompared)
    }
  }
}
