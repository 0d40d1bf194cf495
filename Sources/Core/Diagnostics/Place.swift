/// A range together with the file it is in and the position where it begins.
struct Place {
  let file: SourceFile
  let position: SourcePosition
  private let bytes: Range<Int>

  /// Looks a range up, or finds nothing where the map does not know its source.
  init?(of range: SourceRange, in sources: SourceMap) {
    guard let file = sources[range.source] else { return nil }
    self.file = file
    position = file.position(at: range.bytes.lowerBound)
    bytes = range.bytes
  }

  /// The place as tools expect it, such as `posts/a.md:41:1`.
  var label: String { "\(file.path.visible):\(position)" }

  /// The line to show, unless the file is empty, where there is nothing to see.
  func excerpt(width: Int) -> Excerpt? {
    file.utf8.isEmpty ? nil : Excerpt(of: bytes, in: file, width: width)
  }
}
