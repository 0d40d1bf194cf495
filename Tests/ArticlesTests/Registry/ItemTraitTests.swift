import Garland
import TestSupport
import Testing

/// Traits of list items, in a container whose children they are.
@Suite struct `The traits of a list item` {
  private static let rye = "Rye|tag rye"

  @Test(arguments: [
    Case("at its end", "- Rye {tag=rye}", rye),
    Case("at its start", "- {tag=rye} Rye", rye),
    Case("on the line below", "- Rye\n  {tag=rye}", rye),
    Case("on the line above", "- {tag=rye}\n  Rye", rye),
    Case("in a numbered list", "1. Rye {tag=rye}", rye),
    Case("in a task", "- [ ] Rye {tag=rye}", " " + rye),
    Case("at the start of a task", "- [x] {tag=rye} Rye", " " + rye),
    Case("without a space", "- Rye{tag=rye}", rye),
    Case("with a colon", "- Rye {: tag=rye}", rye),
    Case("in quotes", "- Rye {tag=\"rye {a}\"}", "Rye|tag rye {a}"),
    Case("with characters of emphasis", "- {tag=*a*_b_} Rye", "Rye|tag *a*_b_"),
    Case("on two lines of text", "- Rye\n  and oat {tag=rye}", "Rye and oat|tag rye"),
    Case("behind code", "- Run `make` {tag=rye}", "Run make|tag rye"),
    Case("directly behind code", "- Run `make`{tag=rye}", "Run make|tag rye"),
    Case("behind a link", "- [Rye](https://a.example) {tag=rye}", "Rye|tag rye"),
    Case("before an image", "- {tag=rye} ![Rye](a.png)", "|label Rye|tag rye"),
    Case("at both ends", "- {tag=rye} Rye {rank=2}", "Rye|tag rye|rank 2"),
    Case("at the end and below", "- Rye {tag=rye}\n  {rank=2}", "Rye|tag rye|rank 2"),
    Case("that the container declares", "- Rye {rank=2 .b}", "Rye|rank 2|classes b"),
    Case("that is a flag with a colon", "- Rye {: own}", "Rye|own "),
    Case("that is a label", "- Rye {label=\"The rye\"}", "Rye|label The rye|tag the-rye"),
    Case("that is an id", "- Rye {#rye}", rye),
    Case("that is an id, on the line below", "- Rye\n  {#rye}", rye),
    Case("of several paragraphs, in the first", "- Rye {tag=rye}\n\n  More.", "RyeMore.|tag rye"),
    Case("of several paragraphs, below the last", "- Rye\n\n  More.\n  {tag=rye}", "RyeMore.|tag rye"),
    Case("of several paragraphs, below the first", "- Rye\n  {tag=rye}\n\n  More.", "RyeMore.|tag rye"),
    Case("with a heading", "- ### Rye {tag=rye}\n  Flour", "Flour|label Rye|tag rye"),
    Case("in each item", "- Rye {tag=rye}\n- Oat {tag=oat}\n- Corn", "Rye|tag rye; Oat|tag oat; Corn"),
    Case("below a comment", "<!-- a -->\n\n- Rye {tag=rye}", rye),
    Case("in a nested list", "- Rye\n  - Flour {tag=flour}", "RyeFlour {tag=flour}"),
    Case("with a nested list", "- Rye {tag=rye}\n  - Flour", "RyeFlour|tag rye"),
    Case("of another name", "- Use {name}", "Use {name}"),
    Case("that the container does not read", "- Use {size=2}", "Use {size=2}"),
    Case("where the container reads only the first", "- Use {tag=a size=2}", "Use {tag=a size=2}"),
    Case("that is escaped", "- Use \\{tag=rye}", "Use {tag=rye}"),
    Case("in code", "- Use `{tag=rye}`", "Use {tag=rye}"),
    Case("in the middle", "- Use {tag=rye} here", "Use {tag=rye} here"),
    Case("with a syntax error", "- Use {#}", "Use {#}"),
    Case("in the second paragraph", "- Rye\n\n  More {tag=rye}", "RyeMore {tag=rye}"),
    Case("beside another block", "- Rye {tag=rye}\n\nText.", "Rye {tag=rye}; Text."),
  ])
  func `are its own where its container reads them`(row: Case<String, String>) {
    let draft = Draft(":::grain\n\(row.input)\n:::", with: Self.own)
    row.check(draft.html.replacing(/<[^>]*>|\n(?!and)/, with: "").replacing("\n", with: " "))
    #expect(draft.problems.filter { !$0.contains("a.png") } == [])
  }

  @Test(arguments: [
    Case("in an article", "- Rye {tag=rye}", "<li>Rye {tag=rye}</li>"),
    Case("in a quote", "> - {tag=rye} Rye", "<li>{tag=rye} Rye</li>"),
    Case("in a container with other children", ":::note\n- Rye {tag=rye}\n:::", "<li>Rye {tag=rye}</li>"),
  ])
  func `stay text in other lists`(row: Case<String, String>) {
    let draft = Draft(row.input)
    #expect(draft.html.contains(row.expected), "\(draft.html)")
    #expect(draft.problems == [])
  }

  @Test(arguments: [
    Case(
      "an almost right name", "- Rye {tga=rye}",
      [
        "2:8 ‹tga=rye› warning: the container of this list reads no trait `tga`, so the braces stay text [traits.unread]; "
          + "did you mean `tag`?"
      ]),
    Case(
      "a wrong value at the start", "- {steps=x} Rye",
      ["2:10 ‹x› error: `steps` must be a whole number, not `x` [containers.wrong-value]"]),
    Case(
      "a wrong value at the end of a second line", "- Rye\n  *and* oat {steps=x}",
      ["3:20 ‹x› error: `steps` must be a whole number, not `x` [containers.wrong-value]"]),
    Case(
      "a link behind traits", "- {tag=rye} [Rye](missing.md)\n  [a](b.md)",
      ["2:13 ‹[Rye](missing.md)›", "3:3 ‹[a](b.md)›"]),
    Case(
      "a name that is given twice", "- {tag=a} Rye {tag=b}",
      ["2:16 ‹tag=b› warning: `tag` is given more than once; the last value is used [traits.repeated]"]),
  ])
  func `have problems at their place`(row: Case<String, [String]>) {
    let options = ArticleOptions(containers: .standard(with: Self.own)) { _ in .missingArticle(nearest: nil) }
    let draft = Draft(":::grain\n\(row.input)\n:::", options)
    #expect(draft.problems.count == row.expected.count, "\(draft.problems)")
    for (problem, expected) in zip(draft.problems, row.expected) { #expect(problem.hasPrefix(expected)) }
  }

  @Test func `are those of the items of the container around the whole text`() {
    var options = ArticleOptions(containers: .standard(with: Self.own))
    options.bodyContainer = Self.own[0]
    #expect(Draft("# Bread\n\n- Rye {tag=rye}", options).html.contains("Rye|tag rye"))
  }

  @Test func `choose an item of a picker by its tag`() {
    let choice = Container(
      "choice", attributes: [ContainerAttribute<ChildTag?>("selected", default: nil).declaration], labels: .required,
      takesListItems: true
    ) { use in
      Picker(selection: use[ContainerAttribute<ChildTag?>("selected", default: nil)]?.text) { use.content }
    }
    let draft = Draft(
      ":::choice{selected=rye}\n- Oats {tag=oat label=Oat}\n- A dark flour {tag=rye label=Rye}\n:::", with: [choice])
    #expect(draft.problems == [])
    #expect(draft.html.contains(#"value="rye" checked"#), "\(draft.html)")
    #expect(!draft.html.contains("{"))
  }

  private static let own = [
    Container(
      "grain",
      traits: [
        ContainerTrait("rank"), ContainerTrait("own", setting: \.ownGrain), ContainerTrait("steps", setting: \.steps),
      ],
      labels: .optional, takesListItems: true
    ) { use in Grains(content: use.content) }
  ]
}

extension ContainerValues {
  @Entry fileprivate var ownGrain = false
  @Entry fileprivate var steps = 0
}

/// Writes each child with its traits.
private struct Grains<Content: View>: View {
  let content: Content

  var body: some View {
    Group(subviews: content) { children in
      ForEach(Array(children.enumerated()), id: \.offset) { index, child in
        let values = child.containerValues
        if index > 0 { Text("; ") }
        child
        if let label = values.childLabel { Text("|label \(label.text)") }
        if let tag = values.tagText { Text("|tag \(tag)") }
        if let rank = values.blockTraits["rank"] { Text("|rank \(rank)") }
        if values.blockTraits["own"] != nil { Text("|own ") }
        if !values.blockTraits.classNames.isEmpty {
          Text("|classes \(values.blockTraits.classNames.joined(separator: " "))")
        }
      }
    }
  }
}
