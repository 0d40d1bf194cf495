import Articles
import Diagnostics
import Records

/// Reads the front matter of articles, but for files that hold what another build read in them.
struct HeadReader: Sendable {
  let content: any SourceFolder
  /// What another build remembers of front matter, in the byte order of paths.
  let remembered: [HeadMemory]

  /// The front matter of an article's file, which is the source that ranges in it are about; it may be guessed where it is remembered.
  func head(
    of place: ArticlePlace, as source: SourceID, near guess: Int = 0
  ) throws(UnreadableSource) -> FileHead {
    let known = remembered.place(of: place.path, near: guess, named: { $0.path }).map { remembered[$0] }
    if let known, content.mark(of: place.path, near: guess) == known.file,
      let head = try? FileHead(place, as: source, from: known, in: content)
    {
      return head
    }
    let bytes = try content.read(place.path)
    let head = FrontMatter(utf8: bytes, as: source)
    return FileHead(
      place, head, file: content.mark(of: place.path) ?? ContentMark(of: bytes),
      frontMatter: ContentMark(of: Array(bytes[..<head.bodyOffset])), since: known)
  }
}
