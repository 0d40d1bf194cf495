package import Files

/// The body of a response: bytes in memory and files, one after another.
///
///     var body = ResponseBody(try folder.file("page.html"))
///     body.append(script)
///
/// A file is read in chunks while it is sent, so a large file takes little memory.
package struct ResponseBody: Sendable {
  /// A part of a body.
  enum Part: Sendable {
    case bytes(ArraySlice<UInt8>)
    /// The bytes of a file from the first offset up to the second.
    case file(OpenFile, Range<Int>)

    var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let range): range.count
      }
    }

    /// Returns the part without its first bytes.
    func dropFirst(_ count: Int) -> Part {
      switch self {
      case .bytes(let bytes): .bytes(bytes.dropFirst(count))
      case .file(let file, let range): .file(file, range.dropFirst(count))
      }
    }

    /// Returns the first bytes of the part.
    func prefix(_ count: Int) -> Part {
      switch self {
      case .bytes(let bytes): .bytes(bytes.prefix(count))
      case .file(let file, let range): .file(file, range.prefix(count))
      }
    }
  }

  private(set) var parts: [Part]

  /// Creates a body of bytes.
  package init(_ bytes: [UInt8]) { parts = [.bytes(bytes[...])] }

  /// Creates a body with the whole content of a file, which must be a regular file.
  ///
  /// Bytes that are appended to the file later are not sent.
  package init(_ file: OpenFile) { parts = [.file(file, 0..<file.size)] }

  /// Adds bytes at the end.
  package mutating func append(_ bytes: [UInt8]) { parts.append(.bytes(bytes[...])) }

  /// The size in bytes.
  var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// The part of the body between two offsets.
  subscript(range: Range<Int>) -> ResponseBody {
    var (result, start) = (self, 0)
    result.parts = parts.compactMap { part in
      let overlap = range.clamped(to: start..<start + part.count)
      defer { start += part.count }
      return overlap.isEmpty ? nil : part.dropFirst(overlap.lowerBound - start).prefix(overlap.count)
    }
    return result
  }
}
