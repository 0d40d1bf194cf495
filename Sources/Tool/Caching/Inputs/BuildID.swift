/// The build ID of a program: a hash of its content, which the linker writes into the ELF file.
///
/// The build ID is in a note segment. The ELF header contains the offset of the table of segments.
///
///     BuildID(ofProgram: try file.bytes(at: 0, count: BuildID.prefixLength))?.bytes
struct BuildID {
  /// The number of bytes to read from the start of a program, which usually contain its notes.
  static let prefixLength = 4096

  let bytes: ArraySlice<UInt8>

  /// Finds the build ID in the first bytes of a program; `nil` if they do not contain it, or if the file is not ELF.
  init?(ofProgram start: [UInt8]) {
    let file = LittleEndianBytes(start[...])
    guard start.starts(with: [0x7F, 0x45, 0x4C, 0x46, Self.is64Bit, Self.isLittleEndian]),
      let table = file.number(at: 32, size: 8), let size = file.number(at: 54, size: 2),
      let count = file.number(at: 56, size: 2)
    else { return nil }
    let found = (0..<count).lazy.compactMap { number in
      file.slice(at: table + number * size, count: size).flatMap { Self.buildID(inSegment: $0, of: file) }
    }
    guard let bytes = found.first else { return nil }
    self.bytes = bytes
  }

  private static let is64Bit: UInt8 = 2
  private static let isLittleEndian: UInt8 = 1
  private static let noteSegmentType = 4
  private static let buildIDNoteType = 3

  /// Returns the build ID from a note segment; `nil` for other segments.
  private static func buildID(inSegment segment: ArraySlice<UInt8>, of file: LittleEndianBytes) -> ArraySlice<UInt8>? {
    let segment = LittleEndianBytes(segment)
    guard segment.number(at: 0, size: 4) == noteSegmentType, let start = segment.number(at: 8, size: 8),
      let count = segment.number(at: 32, size: 8), let bytes = file.slice(at: start, count: count)
    else { return nil }
    let notes = LittleEndianBytes(bytes)
    var at = 0
    while let nameSize = notes.number(at: at, size: 4), let size = notes.number(at: at + 4, size: 4),
      let type = notes.number(at: at + 8, size: 4), let name = notes.slice(at: at + 12, count: nameSize)
    {
      let start = at + 12 + (nameSize + 3) / 4 * 4
      guard let content = notes.slice(at: start, count: size) else { return nil }
      if type == buildIDNoteType, name.elementsEqual("GNU\0".utf8), !content.isEmpty { return content }
      at = start + (size + 3) / 4 * 4
    }
    return nil
  }
}

/// Bytes with little-endian numbers; a read beyond the end returns `nil`.
private struct LittleEndianBytes {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else { return nil }
    return bytes.dropFirst(offset).prefix(count)
  }

  /// Returns an unsigned number of `size` bytes; `nil` if the number exceeds `Int32.max`.
  ///
  /// Every offset in a program is smaller than that.
  func number(at offset: Int, size: Int) -> Int? {
    guard let bytes = slice(at: offset, count: size) else { return nil }
    let value = bytes.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return value <= Int32.max ? Int(value) : nil
  }
}
