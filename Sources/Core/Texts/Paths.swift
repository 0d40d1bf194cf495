// Parts of paths: of files, of addresses and of sections. The parts are found by bytes, so no accent joins a slash.
extension String {
  /// The path of the folder that contains the file or folder at this path; empty if there is no slash in it.
  ///
  ///     "posts/a/index.html".folderPath  // posts/a
  package var folderPath: String { String(Substring(utf8.prefix(max(startOfName - 1, 0)))) }

  /// The paths of all folders that contain the file or folder, the innermost first, without the root.
  ///
  ///     "posts/a/index.html".enclosingFolders  // posts/a, posts
  package var enclosingFolders: some Sequence<String> {
    sequence(first: folderPath) { $0.folderPath }.lazy.prefix { !$0.isEmpty }
  }

  /// The byte offset of the last name in a path.
  ///
  ///     "posts/a/index.html".startOfName  // 8
  package var startOfName: Int {
    let bytes = utf8Span.span
    var start = bytes.count
    while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
    return start
  }

  /// The text behind the last slash; empty for a path that ends in a slash.
  ///
  ///     "posts/a/index.html".fileName  // index.html
  package var fileName: String { String(Substring(utf8.dropFirst(startOfName))) }

  /// The last name in a path, which may end in a slash; empty if there is none.
  ///
  ///     "/posts/a/".lastPathComponent  // a
  package var lastPathComponent: String { String(self[...].lastPathComponent) }

  /// The extension of the file name without its dot, in lower case; empty if there is none.
  ///
  ///     "posts/A.MD".fileExtension  // md
  package var fileExtension: String {
    let name = utf8.dropFirst(startOfName)
    return name.lastIndex(of: UInt8(ascii: ".")).map { Substring(name[$0...].dropFirst()).lowercased() } ?? ""
  }

  /// The file name without its extension.
  ///
  ///     "posts/a.md".fileStem  // a
  package var fileStem: String { withoutExtension.fileName }

  /// The path without the extension of its file name.
  ///
  ///     "posts/a.md".withoutExtension  // posts/a
  package var withoutExtension: String {
    let name = utf8.dropFirst(startOfName)
    return name.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? self
  }
}

extension Substring {
  /// The last name in a path, which may end in a slash; empty if there is none.
  package var lastPathComponent: Substring {
    let slash = UInt8(ascii: "/")
    let path = utf8.trimmedEnd { $0 == slash }
    return Substring(path.lastIndex(of: slash).map { path[$0...].dropFirst() } ?? path)
  }
}
