import Diagnostics
import Records
import Testing

@Suite struct `A recorded diagnostic` {
  @Test func `has the same text in another run`() throws {
    var sources = SourceMap()
    let post = sources.add(SourceFile(path: "posts/a.md", text: "a text"))
    let otherPost = sources.add(SourceFile(path: "posts/b.md", text: "another"))
    let original = Diagnostic(
      .warning, "site.some-thing", "this is it", at: SourceRange(post, 1..<3),
      notes: [Diagnostic.Note("here, too", at: SourceRange(otherPost, 2..<2)), Diagnostic.Note("and nowhere")],
      suggestion: Diagnostic.Suggestion(
        "do that", replacement: Diagnostic.Replacement(SourceRange(post, 0..<1), with: "b")))
    var writer = RecordWriter()
    writer.write([RecordedDiagnostic(original, in: sources)])
    var reader = RecordReader(writer.bytes)
    let recorded: [RecordedDiagnostic] = try reader.read()

    var newSources = SourceMap()
    let ids = [
      "posts/b.md": newSources.add(SourceFile(path: "posts/b.md", text: "another")),
      "posts/a.md": newSources.add(SourceFile(path: "posts/a.md", text: "a text")),
    ]
    let restored = recorded.map { $0.diagnostic { path, _ in ids[path] ?? post } }
    #expect(
      DiagnosticText(sources: newSources).text(of: DiagnosticList(restored))
        == DiagnosticText(sources: sources).text(of: [original]))
    #expect(restored.first?.suggestion?.replacement?.text == "b")
  }

  @Test(arguments: [("a text", true), ("", false)])
  func `tells whether its source had a text`(text: String, hasText: Bool) {
    var sources = SourceMap()
    let post = sources.add(SourceFile(path: "posts/a.md", text: text))
    var found: [Bool] = []
    _ = RecordedDiagnostic(Diagnostic(.warning, "site.some-thing", "this is it", at: .start(of: post)), in: sources)
      .diagnostic { _, hasText in
        found.append(hasText)
        return post
      }
    #expect(found == [hasText])
  }
}
