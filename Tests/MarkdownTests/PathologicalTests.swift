import TestSupport
import Testing

/// Documents that keep a parser without limits busy for a very long time.
///
/// Garland must return HTML or an error for each within the time limit.
///
/// The tests are serialized, because the time limit includes the time that a test waits for its turn.
@Suite(.serialized) struct PathologicalTests {
  /// The maximum processor time for a document in a debug build, in seconds.
  private static let limit = 10.0

  @Test(.hangGuard, arguments: PathologicalDocument.all)
  func `a pathological document quickly becomes HTML or an error`(document: PathologicalDocument) {
    let text = document.make()
    var made = (html: "", diagnostics: "")
    let seconds = processorSeconds { made = diagnose(text) }
    #expect(seconds < Self.limit, "\(document.testDescription): \(seconds) s")
    #expect(!made.html.isEmpty || !made.diagnostics.isEmpty)
    #expect(TagChecker(Array(made.html.utf8)).problem == nil)
    if seconds > 1 { print("\(document.testDescription): \((seconds * 10).rounded() / 10) s") }
  }
}

/// A document that is expensive to parse.
struct PathologicalDocument: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> String

  init(_ name: String, _ make: @escaping @Sendable @autoclosure () -> String) {
    testDescription = name
    self.make = make
  }

  static let all = blocks + inlines + articles

  private static let blocks = [
    Self("quotes, 100,000 deep", repeated(">", 100_000) + "a"),
    Self("quotes, 2,000 deep, 500 lines", repeated(repeated(">", 2_000) + "a\n", 500)),
    Self("quotes, 20,000 deep, lazy lines", repeated(">", 20_000) + repeated("a\n", 5_000)),
    Self("lists, 50,000 deep in one line", repeated("- ", 50_000) + "a"),
    Self("lists, 1,000 deep by indenting", (0..<1_000).map { repeated(" ", 2 * $0) + "- a\n" }.joined()),
    Self("lists, 12,500 deep, 25,000 blank lines", repeated("- ", 12_500) + "a" + repeated("\n", 25_000)),
    Self("lists, 12,500 deep, 25,000 inlines", repeated("- ", 12_500) + repeated("!", 25_000)),
    Self("quotes, 25,000 deep, 25,000 inlines", repeated(">", 25_000) + repeated("!", 25_000)),
    Self(
      "notes, 12,500 deep, 100,000 blank lines", (0..<12_500).map { "[^\($0)]: " }.joined() + repeated("\n", 100_000)),
    Self("100 tables of 500 columns and 500 short rows", repeated(table(columns: 500, rows: 500) + "\n", 100)),
    Self("delimiter rows below a paragraph", repeated("a\n", 100_000) + repeated("|-|-|\n", 100_000)),
    Self("quotes and lists in turn", repeated("> - ", 20_000) + "a"),
    Self("a table of 50,000 columns", repeated("|a", 50_000) + "|\n" + repeated("|-", 50_000) + "|\n"),
    Self("20,000 columns, 2,000 short rows", table(columns: 20_000, rows: 2_000)),
    Self("4,000 columns, 2,000 short rows", table(columns: 4_000, rows: 2_000)),
    Self("4,000 columns, 100 short rows", table(columns: 4_000, rows: 100)),
    Self("delimiter rows that match no header", "a|b|c\n" + repeated("-|-\n", 20_000)),
    Self("a line of 50 MB", repeated("a", 50_000_000)),
    Self("a line of 2 MB", repeated("a", 2_000_000)),
    Self("200,000 lines", repeated("a\n", 200_000)),
    Self("50,000 definitions", (0..<50_000).map { "[a\($0)]: /u\n\n" }.joined() + "[a1]"),
    Self("markup, 20,000 tags of a block", repeated("<div>\n\n", 20_000)),
    Self("50,000 fences", repeated("```\n", 50_000)),
    Self("setext, 20,000 times", repeated("a\n=\n", 20_000)),
  ]

  private static let inlines = [
    Self("100,000 brackets", repeated("[", 100_000)),
    Self("20,000 brackets", repeated("[", 20_000)),
    Self("pairs of brackets", repeated("[a]", 20_000)),
    Self("links without end", repeated("[a](", 20_000)),
    Self("links in links", repeated("[", 10_000) + "a" + repeated("](b)", 10_000)),
    Self("![[]() 20,000 times", repeated("![[]()", 20_000)),
    Self("![[]() 9,000 times", repeated("![[]()", 9_000)),
    Self("www._ 20,000 times", repeated("www._", 20_000)),
    Self("www._ 1,000 times", repeated("www._", 1_000)),
    Self("a@ 20,000 times", repeated("a@", 20_000)),
    Self("http:// 50,000 times", repeated("http://", 50_000)),
    Self("900,000 parentheses after an address", "http://a.b/" + repeated(")", 900_000)),
    Self("200,000 pairs of parentheses in an address", "www.a.b/" + repeated("(", 200_000) + repeated(")", 200_001)),
    Self("1,000 parentheses after a long address", "http://a.b/" + repeated("a", 900_000) + repeated(")", 1_000)),
    Self("a colon 50,000 times", repeated("a:", 50_000)),
    Self("50,000 openers of emphasis", repeated("*a ", 50_000)),
    Self("50,000 closers of emphasis", repeated("a* ", 50_000)),
    Self("openers and closers that do not match", repeated("a**b", 25_000) + repeated("c* ", 25_000)),
    Self("*a_ 50,000 times", repeated("*a_ ", 50_000)),
    Self("~~a 50,000 times", repeated("~~a ", 50_000)),
    Self("emphasis, 50,000 deep", repeated("*a **a ", 25_000) + "b" + repeated(" a** a*", 25_000)),
    Self("backticks of every length", (1..<1_000).map { "e" + repeated("`", $0) }.joined()),
    Self("50,000 comments without end", "a " + repeated("<!--", 50_000)),
    Self("50,000 instructions without end", "a " + repeated("<?", 50_000)),
    Self("200,000 instructions without end", repeated("a<?", 200_000)),
    Self("150,000 declarations without end", repeated("a<!X b", 150_000)),
    Self("50 paragraphs of ![[]()", repeated(repeated("![[]()", 3_000) + "\n\n", 50)),
    Self("336 addresses, each longer than the one before", (1...336).map { repeated("http://", $0) + "# " }.joined()),
    Self("40,000 addresses with a character reference", repeated("www.a.b/&auml;c ", 40_000)),
    Self("220 words of www._", repeated(repeated("www._", 900) + " ", 220)),
    Self("12,000 references to 50 kB", "[a]: /\(repeated("u", 50_000))\n\n" + repeated("[a] ", 12_000)),
    Self("references before a definition of 50 kB", repeated("[a] ", 12_000) + "\n\n[a]: /\(repeated("u", 50_000))"),
    Self(
      "16 lines of 1,000 addresses and 1 MB", repeated(repeated("a@b.c ", 1_000) + repeated("a", 900_000) + "\n", 16)),
    Self("50,000 CDATA without end", "a " + repeated("<![CDATA[", 6_000)),
    Self("50,000 declarations without end", "a " + repeated("<!A ", 50_000)),
    Self("50,000 tags without end", "a " + repeated("<a b='", 50_000)),
    Self("100,000 tags between words", repeated("word <b>word</b>\n", 50_000)),
    Self("50,000 entities", repeated("&amp;&", 50_000)),
    Self("50,000 backslashes", repeated("\\", 50_000)),
    Self("NUL, 100,000 times", repeated("\u{0}", 100_000)),
  ]

  private static func table(columns: Int, rows: Int) -> String {
    repeated("|a", columns) + "|\n" + repeated("|-", columns) + "|\n" + repeated("|b|\n", rows)
  }

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}

extension PathologicalDocument {
  /// Documents with Garland's extensions of GFM.
  static let articles = [
    Self("20,000 nested containers", repeated("::: note\n", 20_000)),
    Self("20,000 containers side by side", repeated("::: note\na\n:::\n\n", 20_000)),
    Self("20,000 fences that close nothing", repeated(":::\n", 20_000)),
    Self("fences 2,000 quotes deep", repeated(repeated(">", 2_000) + ":::\n", 300)),
    Self("containers in quotes, 200 deep", repeated(repeated(">", 200) + "::: note\n", 2_000)),
    Self("5,000 lines of traits for one block", "a\n\n" + repeated("{.a}\n", 5_000)),
    Self("20,000 lines of traits for no block", repeated("{.a}\n", 20_000)),
    Self("a trait list of 5,000 keys", "# a {" + repeated("k=v ", 5_000) + "}"),
    Self("100,000 braces", "# a " + repeated("{", 100_000)),
    Self("100,000 braces of traits", "# a " + repeated("{#", 100_000)),
    Self("20,000 headings of one text", repeated("# a\n", 20_000)),
    Self("20,000 headings of one id", repeated("# a {#b}\n", 20_000)),
    Self("20,000 paragraphs of one text", repeated("a\n\n", 20_000)),
    Self("20,000 notes", (0..<20_000).map { "[^\($0)]\n\n[^\($0)]: a\n\n" }.joined()),
    Self("20,000 references to one note", repeated("[^a] \n\n", 20_000) + "[^a]: b"),
    Self("2,000 tags left open in one block", "<div>" + repeated("<b>", 2_000)),
    Self("2,000 tags left open in a paragraph", "a" + repeated("<b>", 2_000)),
    Self("20,000 tags left open, a block each", repeated("a <b>\n\n", 20_000)),
    Self("20,000 tags closed that were not open", repeated("a </b>\n\n", 20_000)),
    Self("20,000 tags opened and closed by turns", repeated("a <b>\n\nb <i></b>\n\n", 10_000)),
    Self("20,000 links of HTML in one line", "<p>" + repeated("<a href=b.md>b</a>", 20_000)),
    Self("20,000 links of HTML in the lines of a quote", "> <div>\n" + repeated("> <a href=b.md>b</a>\n", 20_000)),
    Self(
      "20,000 links of HTML in one line of a quote", "> <div>\n> x " + repeated("<a href=b.md>b</a>", 20_000)),
    Self("20,000 addresses of an image", "<img srcset='" + repeated("b.png 1x,", 20_000) + "'>"),
    Self("20,000 alerts", repeated("> [!NOTE]\n> a\n\n", 20_000)),
    Self("tabs with 5,000 items of one label", "::::tabs\n" + repeated(":::item[A]\na\n:::\n", 5_000) + "::::\n"),
    Self("an info string of 5,000 words", "```a " + repeated("b ", 5_000) + "\n```"),
    Self("YAML, 20,000 lists deep", "---\na: " + repeated("[", 20_000) + "\n---\n"),
    Self("YAML, aliases of aliases", yamlBomb),
    Self("YAML, 20,000 keys", "---\n" + (0..<20_000).map { "k\($0): v\n" }.joined() + "---\na"),
    Self("TOML, 20,000 lists deep", "+++\na = " + repeated("[", 20_000) + "\n+++\n"),
    Self("TOML, 20,000 tables", "+++\n" + (0..<20_000).map { "[a.b\($0)]\n" }.joined() + "+++\na"),
  ]

  private static let yamlBomb =
    "---\na0: &a0 [x]\n"
    + (1..<40).map { "a\($0): &a\($0) [" + repeated("*a\($0 - 1),", 9) + "]\n" }.joined() + "---\na"
}
