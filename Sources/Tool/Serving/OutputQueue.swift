import Files

/// The bytes that a connection has not sent yet.
///
/// At most one chunk of a file is in memory at a time. Pages in memory are shared with the site, not copied.
struct OutputQueue {
  private var parts: [ResponseBody.Part] = []
  /// The size in bytes.
  private(set) var count = 0

  /// How many bytes of a file are read at a time.
  static let chunkSize = 64 << 10

  /// The error for a file that became shorter or unreadable while its response was sent.
  struct UnreadableFile: Error {}

  var isEmpty: Bool { count == 0 }

  mutating func append(_ bytes: [UInt8]) { append(.bytes(bytes[...])) }

  mutating func append(_ body: ResponseBody) {
    for part in body.parts { append(part) }
  }

  private mutating func append(_ part: ResponseBody.Part) {
    guard part.count > 0 else { return }
    parts.append(part)
    count += part.count
  }

  /// Returns some bytes from the start of the queue, and reads them from the file if necessary.
  ///
  /// They stay in the queue until `removeFirst`. The queue must not be empty.
  mutating func firstBytes() throws(UnreadableFile) -> ArraySlice<UInt8> {
    switch parts[0] {
    case .bytes(let bytes): return bytes
    case .file(let file, let range):
      let part = range.prefix(Self.chunkSize)
      guard let chunk = try? file.bytes(at: part.lowerBound, count: part.count), chunk.count == part.count else {
        throw UnreadableFile()
      }
      removeFirst(chunk.count)
      parts.insert(.bytes(chunk[...]), at: 0)
      count += chunk.count
      return chunk[...]
    }
  }

  /// Removes bytes from the start, at most as many as `firstBytes` returned.
  mutating func removeFirst(_ sent: Int) {
    let rest = parts[0].dropFirst(sent)
    if rest.count > 0 { parts[0] = rest } else { parts.removeFirst() }
    count -= sent
  }
}
