/// Writes values as bytes that another run reads, or another machine.
///
/// ```swift
/// var writer = RecordWriter()
/// writer.write("Fish & chips")
/// writer.write([1, 2, 3])
/// RecordReader(writer.bytes)
/// ```
public struct RecordWriter {
  /// What is written so far.
  public private(set) var bytes: [UInt8] = []

  /// Begins without anything.
  public init() {}

  /// Writes a value.
  @inlinable
  public mutating func write(_ value: some Recorded) { value.write(to: &self) }

  /// The bytes of a value.
  public static func bytes(of value: some Recorded) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(value)
    return writer.bytes
  }

  /// Takes over what another writer wrote.
  public mutating func append(_ bytes: [UInt8]) { self.bytes += bytes }

  /// Writes UTF-8, with the number of its bytes before it.
  mutating func write(text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  /// Writes bytes that were written by themselves, with their number before them.
  public mutating func write(record: [UInt8]) {
    write(record.count)
    bytes += record
  }

  /// Writes the eight bytes of a number that may be anything.
  mutating func write(word: UInt64) {
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
