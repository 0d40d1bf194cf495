import Diagnostics
import Parsing

/// The text of an article with the texts that it includes behind it.
///
/// An offset behind the article's own bytes is a place in an included file. Tags in the texts are marks.
struct ComposedText: Sendable {
  /// An included text.
  private struct Piece {
    let start: Int
    let path: String
    let source: SourceID
    let bytes: [UInt8]
    /// Where the article includes it.
    let use: Range<Int>
  }

  /// The bytes of the article, then those of all included files.
  private(set) var file: SourceFile
  private let source: SourceID
  private let count: Int
  private var pieces: [Piece] = []

  /// Whether the article includes other files.
  var hasPieces: Bool { !pieces.isEmpty }

  init(_ file: SourceFile, as source: SourceID) {
    (self.file, self.source, count) = (file, source, file.utf8.count)
  }

  /// Adds the parsed bytes of a text that the article includes at a place, and returns the offset of the first one.
  mutating func add(_ text: IncludedText, _ bytes: [UInt8], usedAt use: Range<Int>) -> Int {
    // A line feed keeps the last line of one file apart from the first line of the next one.
    let start = (pieces.last.map { $0.start + $0.bytes.count } ?? count) + 1
    pieces.append(Piece(start: start, path: text.path, source: text.source, bytes: bytes, use: use))
    return start
  }

  /// The text with the bytes of all included files.
  var joined: ComposedText {
    guard !pieces.isEmpty else { return self }
    var joined = self
    let bytes = pieces.reduce(into: file.utf8) { $0 += [0x0A] + $1.bytes }
    joined.file = SourceFile(path: file.path, utf8: bytes)
    return joined
  }

  private func piece(at offset: Int) -> Piece? { offset < count ? nil : pieces.last { $0.start <= offset } }

  /// Returns the path of the included file with an offset; `nil` for the article itself.
  func path(at offset: Int) -> String? { piece(at: offset)?.path }

  /// Returns a range in the article's own file: that of the block which includes the range.
  func ownRange(of range: Range<Int>) -> Range<Int> { piece(at: range.lowerBound)?.use ?? range }

  /// Returns a diagnostic at its place in the file that it is about.
  func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !pieces.isEmpty else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.location = diagnostic.location.map(located)
    for index in diagnostic.notes.indices {
      diagnostic.notes[index].location = diagnostic.notes[index].location.map(located)
    }
    if let replacement = diagnostic.suggestion?.replacement {
      diagnostic.suggestion?.replacement?.range = located(replacement.range)
    }
    return diagnostic
  }

  private func located(_ range: SourceRange) -> SourceRange {
    range.source == source ? includedPlace(of: range.bytes) ?? range : range
  }

  /// Returns the place of a range in an included file; `nil` in the article's own file.
  func includedPlace(of range: Range<Int>) -> SourceRange? {
    guard let piece = piece(at: range.lowerBound) else { return nil }
    let end = piece.bytes.count
    return SourceRange(
      piece.source, min(range.lowerBound - piece.start, end)..<min(range.upperBound - piece.start, end))
  }
}
