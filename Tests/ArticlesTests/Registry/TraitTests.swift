import Garland
import TestSupport
import Testing

/// Traits of blocks, as containers read them.
@Suite struct `A trait of a block` {
  @Test func `becomes a container value if the container declares it`() {
    let draft = Draft(":::board\na\n{rank=3}\n\nb\n\n```c {rank=-2}\n```\n:::", with: [.board])
    #expect(draft.problems == [])
    #expect(draft.html.matches(of: /rank (-?\d+)/).map { String($0.1) } == ["3", "0", "-2"])
  }

  @Test func `causes an error at its value if the type is wrong, and the default is used`() {
    let draft = Draft(":::board\na\n{.x rank=high}\n:::", with: [.board])
    #expect(draft.problems == ["3:10 ‹high› error: `rank` must be a whole number, not `high` [containers.wrong-value]"])
    #expect(draft.html.contains("rank 0: "))
    #expect(
      Draft(":::board\na\n{.x rank}\n:::", with: [.board]).problems == [
        "3:5 ‹rank› error: `rank` must be a whole number, but it has no value [containers.wrong-value]"
      ])
  }

  @Test func `causes an error if it has type text and no value`() {
    let named = Container("named", traits: [ContainerTrait("mood")]) { use in
      ForEach(subviews: use.content) { Text($0.containerValues.blockTraits["mood"] ?? "-") }
    }
    let draft = Draft(":::named\na\n{.x mood}\n\nb\n{mood=calm}\n\nc\n:::", with: [named])
    #expect(draft.problems == ["3:5 ‹mood› error: `mood` must be text, but it has no value [containers.wrong-value]"])
    #expect(draft.html.contains("calm-"))
  }

  @Test func `has no effect if only another container declares it`() {
    let text = ":::divided\na\n{rank=3}\n:::"
    #expect(
      Draft(text, with: [.board]).problems == [
        "3:2 ‹rank=3› warning: nothing reads the trait `rank` here [traits.unread]"
      ]
    )
  }

  @Test func `can be read by name without a declaration, and without a warning`() {
    let text = "a\n{mood=\"very good\" pinned .c .d}\n\nb"
    let article = Draft(text).article
    let reading = article.rendered { content in
      ForEach(subviews: content) { block in
        let traits = block.containerValues.blockTraits
        Text("\(traits["mood"] ?? "-") \(traits["pinned"].map { "'\($0)'" } ?? "-") \(traits.classNames) ")
      }
    }
    #expect(reading.html == #"very good '' ["c", "d"] - - [] "#.escapedQuotes)
    #expect(reading.diagnostics == [])
  }

  @Test func `causes a warning at its range if no container reads it`() {
    let warnings = [
      "2:2 ‹mood=x› warning: nothing reads the trait `mood` here [traits.unread]",
      "2:9 ‹pinned› warning: nothing reads the trait `pinned` here [traits.unread]",
    ]
    let draft = Draft("a\n{mood=x pinned .c #d lang=de}\n\nb")
    #expect(draft.problems == warnings)
    let one = draft.article.rendered { content in
      ForEach(subviews: content) { Text($0.containerValues.blockTraits["mood"] ?? "") }
    }
    #expect(draft.shown(one.diagnostics) == [warnings[1]])
    #expect(draft.problems == warnings, "each rendering records its own reads")
  }

  @Test func `is read only in its own container`() {
    let reader = Container("reader") { use in
      ForEach(subviews: use.content) { Text($0.containerValues.blockTraits["k"] ?? "-") }
    }
    let draft = Draft(":::reader\na\n{k=1}\n\n:::divided\nb\n{k=2}\n:::\n:::", with: [reader])
    #expect(draft.html == "1-\n")
    #expect(draft.problems == ["7:2 ‹k=2› warning: nothing reads the trait `k` here [traits.unread]"])
  }

  @Test(arguments: [
    Case("its tag", ":::own\n:::item{tag=t}\na\n:::\n:::", "t"),
    Case("a tag before an id", ":::own\n:::item{tag=t #i}\na\n:::\n:::", "t"),
    Case("its id", ":::own\n:::item[L]{#i}\na\n:::\n:::", "i"),
    Case("the slug of its label", ":::own\n:::item[Long label]\na\n:::\n:::", "long-label"),
    Case("a heading's slug", ":::own\n## Long label\na\n:::", "long-label"),
    Case("none", ":::own\na\n:::", "-"),
  ])
  func `sets the tag of a child`(_ row: Case<String, String>) {
    let own = Container("own", labels: .optional) { use in
      ForEach(subviews: use.content) { Text($0.containerValues.tag(for: String.self) ?? "-") }
    }
    let draft = Draft(row.input, with: [own])
    row.check(draft.html.onOneLine)
    #expect(draft.problems == [])
  }
}

extension String {
  fileprivate var escapedQuotes: String { Text(self).rendered().html }
}
