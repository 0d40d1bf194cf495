/// The number that the linker gives a program: it is made of all that the program consists of.
///
/// Read from the beginning of an ELF file: its header, the table of its segments, and the notes among those.
///
///     BuildID(ofProgram: try file.bytes(at: 0, count: BuildID.room))?.bytes
struct BuildID {
  /// How far into a program its notes usually reach.
  static let room = 4096

  let bytes: ArraySlice<UInt8>

  /// Nothing where the first bytes of a program do not tell, or are those of something else.
  init?(ofProgram start: [UInt8]) {
    let file = LittleEndianBytes(start[...])
    guard start.starts(with: [0x7F, 0x45, 0x4C, 0x46, Self.is64Bit, Self.isLittleEndian]),
      let table = file.number(at: 32, size: 8), let size = file.number(at: 54, size: 2),
      let count = file.number(at: 56, size: 2)
    else { return nil }
    let found = (0..<count).lazy.compactMap { number in
      file.stretch(at: table + number * size, count: size).flatMap { Self.noteOf(segment: $0, in: file) }
    }
    guard let bytes = found.first else { return nil }
    self.bytes = bytes
  }

  private static let is64Bit: UInt8 = 2
  private static let isLittleEndian: UInt8 = 1
  private static let segmentOfNotes = 4
  private static let noteOfBuildID = 3

  /// The number, if a segment consists of notes and it is one of them.
  private static func noteOf(segment: ArraySlice<UInt8>, in file: LittleEndianBytes) -> ArraySlice<UInt8>? {
    let segment = LittleEndianBytes(segment)
    guard segment.number(at: 0, size: 4) == segmentOfNotes, let start = segment.number(at: 8, size: 8),
      let count = segment.number(at: 32, size: 8), let bytes = file.stretch(at: start, count: count)
    else { return nil }
    let notes = LittleEndianBytes(bytes)
    var at = 0
    while let nameSize = notes.number(at: at, size: 4), let size = notes.number(at: at + 4, size: 4),
      let type = notes.number(at: at + 8, size: 4), let name = notes.stretch(at: at + 12, count: nameSize)
    {
      let start = at + 12 + (nameSize + 3) / 4 * 4
      guard let content = notes.stretch(at: start, count: size) else { return nil }
      if type == noteOfBuildID, name.elementsEqual("GNU\0".utf8), !content.isEmpty { return content }
      at = start + (size + 3) / 4 * 4
    }
    return nil
  }
}

/// Bytes that may end before what somebody wants of them.
private struct LittleEndianBytes {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func stretch(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return bytes.dropFirst(offset).prefix(count)
  }

  /// A number, unless it is larger than any that belongs there.
  func number(at offset: Int, size: Int) -> Int? {
    guard let bytes = stretch(at: offset, count: size) else { return nil }
    let value = bytes.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return value <= Int32.max ? Int(value) : nil
  }
}
