import Glibc

/// Why a file could not be read.
package enum FileProblem: Error, Equatable {
  /// There is none.
  case missing
  /// It is a folder.
  case isFolder
  /// It is larger than anyone would read.
  case tooLarge(limit: Int)
  /// The system says why not.
  case refused(String)

  /// The reason in a sentence without a full stop.
  package var message: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .refused(let reason): reason
    }
  }
}

/// Files as the system has them.
package enum Files {
  /// The bytes of a file; `-` is standard input.
  package static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let descriptor = unsafe path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(of: errno) }
    defer { if descriptor != 0 { close(descriptor) } }
    // With room for one byte more than there should be, most files end in the first piece, and nothing is copied.
    var piece = try piece(of: descriptor, room: min(size(of: descriptor), limit) + 1)
    guard !piece.isLast else { return piece.bytes }
    var bytes = piece.bytes
    while !piece.isLast {
      piece = try Self.piece(of: descriptor, room: 1 << 16)
      bytes += piece.bytes
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
    return bytes
  }

  /// Reads as much as there is room for, or up to the end.
  private static func piece(
    of descriptor: Int32, room: Int
  ) throws(FileProblem) -> (bytes: [UInt8], isLast: Bool) {
    var (isLast, failure): (Bool, Int32?) = (false, nil)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room, !isLast, failure == nil {
        let read = unsafe Glibc.read(descriptor, buffer.baseAddress.map { unsafe $0 + count }, room - count)
        if read > 0 { count += read } else if read == 0 { isLast = true } else if errno != EINTR { failure = errno }
      }
    }
    if let failure { throw problem(of: failure) }
    return (bytes, isLast)
  }

  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? max(Int(status.st_size), 0) : 0
  }

  /// Whether there is a file, which is no folder.
  package static func isFile(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT != S_IFDIR } ?? false }

  /// Whether there is a folder.
  package static func isFolder(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mode : nil
  }

  private static func problem(of code: Int32) -> FileProblem {
    switch code {
    case ENOENT, ENOTDIR: .missing
    case EISDIR: .isFolder
    default: unsafe .refused(String(cString: strerror(code)))
    }
  }
}
