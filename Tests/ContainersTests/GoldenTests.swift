import Garland
import Testing

/// Each container with none, one, two and five children, in Swift and in Markdown.
@Suite struct `A container with several children` {
  static let counts = [(name: "none", letters: ""), ("one", "a"), ("two", "ab"), ("five", "abcde")]

  @Test(arguments: Kind.allCases, counts)
  func `equals its golden file, in Swift and in Markdown`(
    _ kind: Kind, _ count: (name: String, letters: String)
  ) throws {
    let golden = Golden("\(kind)/\(count.name)")
    let children = count.letters.map { kind.child(String($0)) }.joined(separator: "\n\n")
    let written = Written(kind.holding(markdown: children))
    try golden.check(kind.holding { items(count.letters) }.html())
    if !Golden.isRecording { try golden.check(written.html()) }
    #expect(written.problems == [])
  }

  @Test(arguments: Kind.allCases)
  func `a container within the same kind of container equals its golden file`(_ kind: Kind) throws {
    let view = kind.holding {
      kind.holding { items("ab") }.childLabel("I")
      item("c")
    }
    try Golden("\(kind)/itself").check(view.html())
  }
}

/// The folder of golden files.
@Suite struct `The golden files of containers` {
  @Test func `each golden file belongs to one case`() throws {
    let always = ["none", "one", "two", "five", "itself", "mixed", "twice", "attributes", "feed"]
    var names = Kind.allCases.flatMap { kind in always.map { "\(kind)/\($0)" } }
    names += ["interleave/itself-in-markdown", "reversed/itself-in-markdown"]
    names += Options.all.map(\.name)
    names += `A container in another`.written.map { "in-another/\($0.inner)-in-\($0.outer)" }
    names += `The label of a child`.labels.flatMap { label in
      `The label of a child`.kinds.map { "labels/\(label.name)-in-\($0)" }
    }
    #expect(try Golden.all().sorted() == names.sorted())
  }
}
