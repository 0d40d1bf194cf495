import Diagnostics

/// The lines of an article below its front matter, as the parser counts them, and where they are in the file.
struct BodyLines {
  private let file: SourceFile
  /// How many lines of the file come before.
  private let skipped: Int
  /// Where the first line begins: behind a byte order mark, too.
  private let first: Int

  /// How many bytes there are.
  var count: Int { file.utf8.count }

  init(_ file: SourceFile, from start: Int) {
    self.file = file
    first = start
    skipped = start == 0 ? 0 : file.position(at: start).line - 1
  }

  /// Where a line begins in the file.
  func start(of line: Int) -> Int { max(file.start(ofLine: line + skipped), first) }

  /// A line without its end; `shift` turns an index of it into an offset in the file.
  func line(_ number: Int) -> (bytes: ArraySlice<UInt8>, shift: Int) {
    let bytes = file.range(ofLine: number + skipped)
    return (file.utf8[max(bytes.lowerBound, first)..<max(bytes.upperBound, first)], 0)
  }

  /// The bytes that a node stands for; empty where the parser does not know.
  func range(of node: CMarkNode) -> Range<Int32> {
    let line = node.startLine
    guard line > 0 else { return 0..<0 }
    let lower = start(of: line) + max(node.startColumn - 1, 0)
    let upper = start(of: max(node.endLine, line)) + node.endColumn
    return Int32(min(lower, count))..<Int32(min(max(lower, upper), count))
  }
}
