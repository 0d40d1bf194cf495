import Articles
import Diagnostics
import Records

/// Reads the front matter of articles, but for files that hold what another build read in them.
struct HeadReader: Sendable {
  let content: any SourceFolder
  /// Where files stay until their texts are read.
  let shelf: ArticleShelf
  /// What another build remembers of front matter, by path.
  let remembered: [String: HeadMemory]

  /// The front matter of an article's file, which is the source that ranges in it are about.
  func head(of place: ArticlePlace, as source: SourceID) throws(UnreadableSource) -> FileHead {
    if let known = remembered[place.path], content.mark(of: place.path) == known.file,
      let head = try? known.head(as: source)
    {
      return FileHead(place, head, file: known.file, frontMatter: known.frontMatter, from: known)
    }
    let file = SourceFile(path: "\(content.name)/\(place.path)", utf8: try content.read(place.path))
    let head = ArticleHead(file, as: source)
    shelf.keep(file, at: place.path)
    return FileHead(
      place, head, file: content.mark(of: place.path) ?? ContentMark(of: file.utf8),
      frontMatter: ContentMark(of: Array(file.utf8[..<head.bodyOffset])))
  }
}
