import Garland
import TestSupport
import Testing

/// Several containers on one page; their children have the same labels.
@Suite struct `The ids of a page's containers` {
  @Test(arguments: [
    ViewCase("two in Swift", ["a", "b", "a-1", "b-1"]) {
      TabBar { items("ab") }
      Accordion { items("ab") }
    },
    ViewCase("two in Markdown", ["a", "b", "a-1", "b-1"]) { Written("\(tabs)\n\n\(tabs)") },
    ViewCase("Markdown, then Swift", ["a", "b", "a-1", "b-1"]) {
      Written(tabs)
      Picker { items("ab") }
    },
    ViewCase("a heading of an article, then Swift", ["a", "a-1"]) {
      Written("# A")
      Steps { items("a") }
    },
    ViewCase("an element, then Swift", ["a", "a-1"]) {
      h2(.id("a")) { Text("A") }
      Cards { items("a") }
    },
    ViewCase("children with the same label", ["a", "a-1", "a-2"]) { TabBar { three("A") } },
    ViewCase("a label equal to a generated id", ["a", "a-1", "a-1-1", "a-2"]) {
      TabBar {
        item("a")
        item("a")
        p {}.childLabel("A 1")
        item("a")
      }
    },
    ViewCase("one in another", ["a", "a-1", "a-2"]) {
      TabBar { Accordion { items("a") }.childLabel("A") }
      TabBar { items("a") }
    },
    ViewCase("a child's own id, then an equal label", ["b", "b-1"]) {
      TabBar {
        item("a").childAnchor("b")
        item("b")
      }
    },
    ViewCase("a label, then an equal id of a child", ["b-1", "b"]) {
      TabBar {
        item("b")
        item("a").childAnchor("b")
      }
    },
    ViewCase("a container's own id, then an equal label", ["a", "a-1"]) { TabBar { item("a") }.attribute(.id("a")) },
    ViewCase("an article's ids with its slug as a prefix", ["p-a", "p-b", "a", "b"]) {
      Written(tabs).environment(\.articleIDs, .prefixed("p"))
      TabBar { items("ab") }
    },
    ViewCase("two articles with their slugs as prefixes", ["p-a", "p-b", "q-a", "q-b"]) {
      Written(tabs).environment(\.articleIDs, .prefixed("p"))
      Written(tabs).environment(\.articleIDs, .prefixed("q"))
    },
    ViewCase("an article without ids, then Swift", ["a", "b"]) {
      Written(tabs).environment(\.articleIDs, .none)
      TabBar { items("ab") }
    },
  ])
  func `are unique, and links lead to them`(_ row: ViewCase<[String]>) {
    let tags = PageTags(row.html)
    row.check(tags.ids)
    #expect(tags.targets.filter { !tags.ids.contains($0) } == [], "\(row.name)", sourceLocation: row.sourceLocation)
    #expect(row.codes == [], "\(row.name)", sourceLocation: row.sourceLocation)
  }

  /// A container avoids only the ids before it, and cannot change the ids of articles and elements after it.
  @Test(arguments: [
    ViewCase("Swift, then Markdown", ["a", "b", "a", "b"]) {
      TabBar { items("ab") }
      Written(tabs)
    },
    ViewCase("Swift, then a heading of an article", ["a", "a"]) {
      Steps { items("a") }
      Written("# A")
    },
    ViewCase("Swift, then an element", ["a", "a"]) {
      Cards { items("a") }
      h2(.id("a")) { Text("A") }
    },
    ViewCase("two children with the same anchor", ["x", "x"]) {
      Cards {
        item("a").childAnchor("x")
        item("b").childAnchor("x")
      }
    },
    ViewCase("an article twice", ["a", "b", "a", "b"]) {
      Written(tabs)
      Written(tabs)
    },
  ])
  func `are reported with a warning if they are used twice`(_ row: ViewCase<[String]>) {
    row.check(PageTags(row.html).ids)
    let repeated = row.expected.count - Set(row.expected).count
    let warnings = [String](repeating: "views.repeated-identifier", count: repeated)
    #expect(row.codes == warnings, "\(row.name)", sourceLocation: row.sourceLocation)
  }

  @Test func `are used as the names of radio buttons and accordions`() {
    let page = Group {
      Picker { items("ab") }
      Picker { items("ab") }
      Accordion { items("ab") }
      Picker(name: "own") { items("ab") }
    }
    #expect(PageTags(page.html()).values(of: "name") == ["a", "a", "a-1", "a-1", "a-2", "a-2", "own", "own"])
  }
}

private let tabs = ":::tabs\n:::item[A]\na\n:::\n:::item[B]\nb\n:::\n:::"

private func three(_ label: String) -> some View { ForEach(0..<3) { _ in p {}.childLabel(label) } }
