import Garland
import Testing

/// Each container with more and more children, as Swift writes it and as Markdown does.
@Suite struct `A container of so many children` {
  static let counts = [(name: "none", letters: ""), ("one", "a"), ("two", "ab"), ("five", "abcde")]

  @Test(arguments: Kind.allCases, counts)
  func `is the text that stands in its file, in both languages`(
    _ kind: Kind, _ count: (name: String, letters: String)
  ) throws {
    let golden = Golden("\(kind)/\(count.name)")
    let children = count.letters.map { kind.child(String($0)) }.joined(separator: "\n\n")
    let written = Written(kind.holding(markdown: children))
    try golden.check(kind.holding { items(count.letters) }.html())
    if !Golden.isRecording { try golden.check(written.html()) }
    #expect(written.found == [])
  }

  @Test(arguments: Kind.allCases)
  func `in itself is the text that stands in its file`(_ kind: Kind) throws {
    let view = kind.holding {
      kind.holding { items("ab") }.childLabel("I")
      item("c")
    }
    try Golden("\(kind)/itself").check(view.html())
  }
}
