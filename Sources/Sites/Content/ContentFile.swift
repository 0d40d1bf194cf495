import Articles
import Records

/// A file of the content.
struct ContentFile {
  let path: String
  let folder: ContentFolder
  let name: String
  /// The name without its ending, if it is Markdown.
  let stem: String?

  /// The files at some paths, in the order of these; most lie where the one before lies, and share its folder.
  static func sorted(_ paths: [String]) -> [ContentFile] {
    var last = ContentFolder("")
    return paths.sorted { $0.precedesByBytes($1) }.map { path in
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let folder = slash.map { String(path[..<$0]) } ?? ""
      if !folder.hasSameBytes(as: last.path) { last = ContentFolder(folder) }
      let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
      return ContentFile(path: path, folder: last, name: name, stem: MarkdownName.stem(of: name))
    }
  }
}
