import Diagnostics
import Testing

@Suite struct DiagnosticTextTests {
  @Test func `the text shows the source line, the notes and the suggestion`() {
    var sources = SourceMap()
    let lines = String(repeating: "\n", count: 40)
    let child = sources.add(lines + "«:::tabs»\n", path: "posts/a.md")
    let bar = sources.add("text\n  «:::tabs»\n", path: "posts/b.md")
    let diagnostic = Diagnostic(
      .error, "containers.missing-label", "tabs: child 3 has no label", at: child,
      notes: [.init("the tab bar starts here", at: bar), .init("labels are shown on the tabs")],
      suggestion: .init("write `:::item[Label]`"))
    #expect(
      DiagnosticText(sources: sources).text(of: diagnostic) == """
        posts/a.md:41:1: error: tabs: child 3 has no label [containers.missing-label]
           41 | :::tabs
              | ^~~~~~~
              = note: posts/b.md:2:3: the tab bar starts here
              = note: labels are shown on the tabs
              = help: write `:::item[Label]`

        """)
  }

  @Test func `location, severity, code and gutter have colors`() {
    var sources = SourceMap()
    let range = sources.add("«ab»c")
    let diagnostic = Diagnostic(
      .warning, .example, "message", at: range, notes: [.init("a note")], suggestion: .init("some help"))
    let text = DiagnosticText(sources: sources, colored: true).text(of: diagnostic)
    #expect(
      text.replacing("\u{1B}[", with: "<").replacing("<0m", with: ">") == """
        <1ma.md:1:1:> <1;33mwarning:> message <2m[tests.example]>
        <1;34m    1 |> abc
        <1;34m      |> <1;33m^~>
        <1;34m      => <1;36mnote:> a note
        <1;34m      => <1;32mhelp:> some help

        """)
    let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == DiagnosticText(sources: sources).text(of: diagnostic))
  }

  @Test func `without a location, there is no excerpt`() {
    let diagnostic = Diagnostic(.error, .example, "no content", suggestion: .init("make a folder `Content`"))
    #expect(
      DiagnosticText(sources: SourceMap()).text(of: diagnostic) == """
        error: no content [tests.example]
              = help: make a folder `Content`

        """)
  }

  @Test func `a location in an unknown source is left out`() {
    var others = SourceMap()
    let range = others.add("«text»")
    let diagnostic = Diagnostic(.note, .example, "message", at: range, notes: [.init("a note", at: range)])
    #expect(
      DiagnosticText(sources: SourceMap()).text(of: diagnostic) == """
        note: message [tests.example]
              = note: a note

        """)
  }

  @Test func `the gutter is wide enough for long line numbers`() {
    var sources = SourceMap()
    let range = sources.add(String(repeating: "\n", count: 123_455) + "ab«c")
    let diagnostic = Diagnostic(.error, .example, "message", at: range, notes: [.init("a note")])
    #expect(
      DiagnosticText(sources: sources).text(of: diagnostic) == """
        a.md:123456:3: error: message [tests.example]
        123456 | abc
               |   ^
               = note: a note

        """)
  }

  @Test func `the text of several diagnostics is joined`() {
    var sources = SourceMap()
    let range = sources.add("a «b")
    let list: DiagnosticList = [
      Diagnostic(.error, .example, "first", at: range), Diagnostic(.warning, .example, "second"),
    ]
    #expect(
      DiagnosticText(sources: sources).text(of: list) == """
        a.md:1:3: error: first [tests.example]
            1 | a b
              |   ^
        warning: second [tests.example]

        """)
  }

  @Test func `control characters in paths, messages, notes and suggestions are replaced`() {
    var sources = SourceMap()
    let range = sources.add("«x»", path: "a\u{1B}[2J\nb.md")
    let diagnostic = Diagnostic(
      .error, .example, "one\ntwo\u{7}\tthree\u{202E}four", at: range,
      notes: [.init("\u{9B}31m\r\u{7F}", at: range)], suggestion: .init("a\u{2028}b\0"))
    #expect(
      DiagnosticText(sources: sources).text(of: diagnostic) == """
        a␛[2J␊b.md:1:1: error: one␊two␇␉three\u{FFFD}four [tests.example]
            1 | x
              | ^
              = note: a␛[2J␊b.md:1:1: \u{FFFD}31m␍␡
              = help: a\u{FFFD}b␀

        """)
  }
}
