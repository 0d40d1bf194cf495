/// Writes values as bytes that another run reads, or another machine.
///
/// ```swift
/// var writer = RecordWriter()
/// writer.write("Fish & chips")
/// writer.write([1, 2, 3])
/// RecordReader(writer.bytes)
/// ```
package struct RecordWriter {
  /// What is written so far and not handed over.
  package private(set) var bytes: [UInt8] = []
  private let take: (([UInt8]) -> Void)?

  /// How many bytes are handed over at once, or more: a mark is made of pieces that are multiples of `ContentHash.Reading.unit`.
  private static let pieceSize = 1 << 15

  /// Begins without anything, and with room for so many bytes.
  package init(room: Int = 96) {
    bytes.reserveCapacity(room)
    take = nil
  }

  /// Writes a value that may be large, and hands over its bytes piece by piece.
  package static func write(_ value: some RecordEncodable, handing take: @escaping ([UInt8]) -> Void) {
    var writer = RecordWriter(handing: take)
    writer.write(value)
    take(writer.bytes)
  }

  private init(handing take: @escaping ([UInt8]) -> Void) {
    self.take = take
    bytes.reserveCapacity(Self.pieceSize * 2)
  }

  /// Hands over what there is of whole pieces.
  private mutating func handOver() {
    guard let take else { return }
    let rest = bytes.count % ContentHash.Reading.unit
    take(Array(bytes.dropLast(rest)))
    bytes.removeFirst(bytes.count - rest)
  }

  /// Writes a value.
  package mutating func write(_ value: some RecordEncodable) { value.write(to: &self) }

  /// The bytes of a value.
  package static func bytes(of value: some RecordEncodable) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(value)
    return writer.bytes
  }

  /// What is written so far, in no more memory than it takes: what grew has most often room for twice as much.
  package var compact: [UInt8] { unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) } }

  /// Writes UTF-8, with the number of its bytes before it.
  mutating func write(text: String) {
    write(text.utf8.count)
    // As bytes that lie in one piece: to add them as a collection took five times as long.
    unsafe text.utf8Span.span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    if bytes.count >= Self.pieceSize { handOver() }
  }

  /// Writes bytes that were written by themselves, with their number before them.
  package mutating func write(record: ArraySlice<UInt8>) {
    write(record.count)
    write(read: record)
  }

  /// Writes bytes of another record as they are.
  package mutating func write(read record: ArraySlice<UInt8>) {
    unsafe record.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    if bytes.count >= Self.pieceSize { handOver() }
  }

  /// Writes the eight bytes of a number that is most often large.
  package mutating func write(word: UInt64) {
    unsafe withUnsafeBytes(of: word.littleEndian) { unsafe bytes.append(contentsOf: $0) }
  }

  /// Writes a number that is most often small: seven bits a byte, those that count least first.
  mutating func write(small number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
