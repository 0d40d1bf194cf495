import Glibc

/// Why a file could not be read.
public enum FileProblem: Error, Equatable {
  /// There is none.
  case missing
  /// It is a folder.
  case isFolder
  /// It is larger than anyone would read.
  case tooLarge(limit: Int)
  /// The system says why not.
  case refused(String)

  /// The reason in a sentence without a full stop.
  public var message: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "it is a folder"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .refused(let reason): reason
    }
  }
}

/// Files as the system has them.
public enum Files {
  /// The bytes of a file; `-` is standard input.
  public static func read(_ path: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let descriptor = unsafe path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem(of: errno) }
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw problem(of: errno)
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  /// Whether there is a file, which is no folder.
  public static func isFile(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT != S_IFDIR } ?? false }

  /// Whether there is a folder.
  public static func isFolder(_ path: String) -> Bool { mode(of: path).map { $0 & S_IFMT == S_IFDIR } ?? false }

  /// The names of what a folder holds, in the order of their bytes.
  public static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

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
