extension PathologicalDocument {
  /// What is Garland's own, beyond GFM.
  static let articles = [
    Self("20,000 containers in one another", repeated("::: note\n", 20_000)),
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

  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
