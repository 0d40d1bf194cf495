import Glibc

extension Folder {
  /// A name in a folder.
  package struct Entry: Equatable, Sendable {
    /// The name; where its bytes are no UTF-8, what is wrong in it is replaced.
    package let name: String
    /// Whether the name says which file it is.
    package let isText: Bool
    /// What it stands for.
    package let kind: FileKind
  }

  /// What the folder holds, in the order of the names' bytes.
  package func entries() throws(FolderProblem) -> [Entry] {
    // A descriptor of its own, so that each listing starts at the beginning.
    let opened = unsafe openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw .last }
    guard let stream = unsafe fdopendir(opened) else {
      let problem = FolderProblem.last
      close(opened)
      throw problem
    }
    defer { unsafe closedir(stream) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(stream) {
      let (name, isText) = unsafe Self.name(of: entry)
      guard name != ".", name != ".." else { continue }
      unsafe entries.append(Entry(name: name, isText: isText, kind: kind(name, type: Int(entry.pointee.d_type))))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Some file systems do not tell the kind along with the name.
  private func kind(_ name: String, type: Int) -> FileKind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_UNKNOWN): kind(of: name) ?? .other
    default: .other
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> (String, isText: Bool) {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let bytes = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    if let name = unsafe String(validatingCString: bytes) { return (name, true) }
    return unsafe (String(cString: bytes), false)
  }
}
