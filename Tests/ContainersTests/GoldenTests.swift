import Testing

@Suite struct `The texts of Fixtures/Containers` {
  @Test func `belong to a case, each of them`() throws {
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
