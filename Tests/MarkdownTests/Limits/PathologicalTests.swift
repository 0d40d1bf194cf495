import TestSupport
import Testing

/// Input that takes a parser long, were it not for limits: each ends soon, with HTML or with an error.
///
/// One after the other: the time limit counts while a test waits for its turn.
@Suite(.serialized) struct PathologicalTests {
  /// How many seconds of the processor a document may take, in a debug build.
  private static let limit = 10.0

  @Test(.hangGuard, arguments: PathologicalDocument.all)
  func `it ends soon, with HTML or an error`(document: PathologicalDocument) {
    let text = document.make()
    var made = (html: "", diagnostics: "")
    let seconds = processorSeconds { made = diagnose(text) }
    #expect(seconds < Self.limit, "\(document.testDescription): \(seconds) s")
    #expect(!made.html.isEmpty || !made.diagnostics.isEmpty)
    #expect(TagChecker(Array(made.html.utf8)).problem == nil)
    if seconds > 1 { print("\(document.testDescription): \((seconds * 10).rounded() / 10) s") }
  }
}
