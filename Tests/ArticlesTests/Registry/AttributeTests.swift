import Garland
import TestSupport
import Testing

/// Attributes of containers, as views read them.
@Suite struct `An attribute of a container` {
  @Test(arguments: [
    Case("nothing written", "", "2 1.5 false plain none"),
    Case("all of them", "columns=3 ratio=0.25 wide look=loud note=\"a b\"", "3 0.25 true loud a b"),
    Case("a flag written out", "wide=true", "2 1.5 true plain none"),
    Case("a flag set to false", "wide=false", "2 1.5 false plain none"),
    Case("a number below zero", "columns=-3 ratio=-1e2", "-3 -100.0 false plain none"),
    Case("with an id and a class", "#x columns=3 .y", "3 1.5 false plain none"),
  ])
  func `has its type, and a default value`(_ row: Case<String, String>) {
    let draft = Draft(":::sheet{\(row.input)}\n:::", with: [.sheet])
    #expect(draft.problems == [], "\(row.name)", sourceLocation: row.sourceLocation)
    row.check(draft.html.replacing(/<[^>]*>|\n/, with: ""))
  }

  @Test(arguments: [
    Case("text for a whole number", "columns=many", "1:18 ‹many› error: `columns` must be a whole number, not `many`"),
    Case(
      "a fraction for a whole number", "columns=\"2.5\"",
      "1:19 ‹2.5› error: `columns` must be a whole number, not `2.5`"),
    Case("no value", "columns", "1:10 ‹columns› error: `columns` must be a whole number, but it has no value"),
    Case("no value of a text", "note", "1:10 ‹note› error: `note` must be text, but it has no value"),
    Case("text for a number", "ratio=x", "1:16 ‹x› error: `ratio` must be a number, not `x`"),
    Case("no number at all", "ratio=nan", "1:16 ‹nan› error: `ratio` must be a number, not `nan`"),
    Case("text for a flag", "wide=yes", "1:15 ‹yes› error: `wide` must be `true` or `false`, not `yes`"),
    Case(
      "none of the cases", ".a look=LOUD",
      "1:18 ‹LOUD› error: `look` must be `plain`, `loud` or `quiet`, not `LOUD`"),
  ])
  func `is an error at its range if its type is wrong, and its default is used`(_ row: Case<String, String>) {
    let draft = Draft(":::sheet{\(row.input)}\n:::", with: [.sheet])
    row.check(draft.problems.joined(separator: "\n").replacing(" [containers.wrong-value]", with: ""))
    #expect(draft.html.contains("2 1.5 false plain none"), "\(row.name)", sourceLocation: row.sourceLocation)
  }

  @Test func `is a warning at its second value if it is repeated, and the second value is used`() {
    let draft = Draft(":::sheet{columns=3 columns=4}\n:::", with: [.sheet])
    #expect(
      draft.problems == [
        "1:20 ‹columns=4› warning: `columns` is given more than once; the last value is used [traits.repeated]"
      ])
    #expect(draft.html.contains("4 1.5 false plain none"))
  }

  @Test func `is an error with a suggestion if it is not declared`() {
    #expect(
      Draft(":::sheet{colums=3}\n:::", with: [.sheet]).problems == [
        "1:10 ‹colums=3› error: `sheet` takes no attribute `colums` [containers.unknown-attribute]"
          + "; did you mean `columns`?"
      ])
    #expect(
      Draft("a\n\n:::stack{zzz}\n:::").problems == [
        "3:10 ‹zzz› error: `stack` takes no attribute `zzz` [containers.unknown-attribute]"
          + "; it takes `axis`"
      ])
  }
}

private enum Look: String, CaseIterable, AttributeValue { case plain, loud, quiet }

extension Container {
  private static let columns = ContainerAttribute("columns", default: 2)
  private static let ratio = ContainerAttribute("ratio", default: 1.5)
  private static let wide = ContainerAttribute("wide", default: false)
  private static let look = ContainerAttribute("look", default: Look.plain)
  private static let note = ContainerAttribute<String?>("note", default: nil)

  /// `:::sheet`, which writes its attributes.
  fileprivate static let sheet = Container(
    "sheet",
    attributes: [columns.declaration, ratio.declaration, wide.declaration, look.declaration, note.declaration]
  ) { use in
    p { Text("\(use[columns]) \(use[ratio]) \(use[wide]) \(use[look]) \(use[note] ?? "none")") }
  }
}
