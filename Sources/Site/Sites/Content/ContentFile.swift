import Articles
import Records

/// A file of the content.
struct ContentFile {
  let path: String
  let folder: ContentFolder
  let name: Substring
  /// The name without its ending, if it is Markdown.
  let stem: String?

  /// The files at some paths, in the order of these; most lie where the one before lies, and share its folder.
  static func sorted(_ paths: [String]) -> [ContentFile] {
    var last = ContentFolder("")
    return paths.inByteOrder { $0 }.map { path in
      let start = path.startOfName
      if !path.utf8.prefix(max(start - 1, 0)).elementsEqual(last.path.utf8) {
        last = ContentFolder(path.folderPath ?? "")
      }
      let name = Substring(path.utf8.dropFirst(start))
      return ContentFile(path: path, folder: last, name: name, stem: MarkdownName.stem(of: name))
    }
  }
}
