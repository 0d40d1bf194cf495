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
    return paths.inByteOrder { $0 }.map { path in
      let folder = path.folderPath
      if !(folder ?? "").hasSameBytes(as: last.path) { last = ContentFolder(folder ?? "") }
      let name = folder.map { String(Substring(path.utf8.dropFirst($0.utf8.count + 1))) } ?? path
      return ContentFile(path: path, folder: last, name: name, stem: MarkdownName.stem(of: name))
    }
  }
}
