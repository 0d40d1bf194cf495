import Diagnostics
import Records
import Testing

@Suite struct `A recorded diagnostic` {
  @Test func `says the same in another run`() throws {
    var sources = SourceMap()
    let post = sources.add(SourceFile(path: "posts/a.md", text: "a text"))
    let other = sources.add(SourceFile(path: "posts/b.md", text: "another"))
    let original = Diagnostic(
      .warning, "site.some-thing", "this is it", at: SourceRange(post, 1..<3),
      notes: [Diagnostic.Note("here, too", at: SourceRange(other, 2..<2)), Diagnostic.Note("and nowhere")],
      suggestion: Diagnostic.Suggestion(
        "do that", replacement: Diagnostic.Replacement(SourceRange(post, 0..<1), with: "b")))
    var writer = RecordWriter()
    writer.write([RecordedDiagnostic(original, in: sources)])
    var reader = RecordReader(writer.bytes)
    let recorded: [RecordedDiagnostic] = try reader.read()

    var others = SourceMap()
    let ids = [
      "posts/b.md": others.add(SourceFile(path: "posts/b.md", text: "another")),
      "posts/a.md": others.add(SourceFile(path: "posts/a.md", text: "a text")),
    ]
    let again = recorded.map { $0.diagnostic { ids[$0] ?? post } }
    #expect(
      DiagnosticText(sources: others).text(of: DiagnosticList(again))
        == DiagnosticText(sources: sources).text(of: [original]))
    #expect(again.first?.suggestion?.replacement?.text == "b")
  }
}
