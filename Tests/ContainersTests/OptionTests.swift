import Garland
import Testing

/// What each container takes beside its children.
@Suite struct `The options of a container` {
  @Test(arguments: Options.all)
  func `make the text that stands in its file, in both languages`(_ row: ViewCase<String>) throws {
    let golden = Golden(row.name)
    try golden.check(row.html, sourceLocation: row.sourceLocation)
    let written = Written(row.expected)
    #expect(written.found == [], "\(row.name)", sourceLocation: row.sourceLocation)
    if !Golden.isRecording { try golden.check(written.html(), sourceLocation: row.sourceLocation) }
  }
}

/// Each container with options, as Swift writes it and as Markdown does.
enum Options {
  static let all: [ViewCase<String>] = [
    ViewCase("tabs/titled-synced", ":::tabs[In *stall*]{sync=manager}\n\(both)\n:::") {
      TabBar("In stall", sync: "manager") { items("ab") }.attribute(.id("in-stall"))
    },
    ViewCase(
      "tabs/ids-and-tags",
      ":::tabs\n:::item[A]{#one}\na\n:::\n:::item[B]{tag=two}\nb\n:::\n:::"
    ) {
      TabBar {
        item("a").childAnchor("one").tag("one")
        item("b").tag("two").childAnchor("b")
      }
    },
    ViewCase(
      "picker/titled-synced-selected",
      ":::picker[In *stall*]{sync=manager selected=b}\n\(both)\n:::"
    ) {
      Picker(ChildLabel("", view: { stall }), selection: "b", sync: "manager") {
        item("a")
        item("b").tag("b")
      }
      .attribute(.id("in-stall"))
    },
    ViewCase(
      "picker/selected-of-a-tag",
      ":::picker{selected=two}\n:::item[A]\na\n:::\n:::item[B]{tag=two}\nb\n:::\n:::"
    ) {
      Picker(selection: 2) {
        item("a")
        item("b").tag("two").tag(2).childAnchor("b")
      }
    },
    ViewCase("accordion/grouped", ":::accordion{group=faq}\n\(both)\n:::") {
      Accordion(group: "faq") { items("ab") }
    },
    ViewCase("accordion/multiple", ":::accordion{multiple}\n\(open)\n:::") {
      Accordion(multiple: true) { items("ab").initiallyOpen() }
    },
    ViewCase("accordion/open", ":::accordion\n\(both)\n\n\(open)\n:::") {
      Accordion {
        items("ab")
        items("ab").initiallyOpen()
      }
    },
    ViewCase("carousel/titled", ":::carousel[Sc *reens*]\na\n\nb\n:::") {
      Carousel("Sc reens") { items("ab") }.attribute(.id("sc-reens"))
    },
    ViewCase("steps/started", ":::steps{start=3}\n\(both)\n:::") {
      Steps(start: 3) { items("ab") }
    },
    ViewCase("steps/of-a-list", ":::steps{start=0}\n- a\n- b\n:::") {
      Steps(start: 0) {
        Text("a")
        Text("b")
      }
    },
    ViewCase("columns/six", ":::columns{count=6}\na\n:::") {
      Columns(7) { item("a") }
    },
    ViewCase("columns/single", ":::columns{count=1}\na\n:::") {
      Columns(-1) { item("a") }
    },
    ViewCase(
      "chat/titled", ":::chat[With *Grace*]\n### Ada\na\n\n### Grace {: own}\nb\n:::"
    ) {
      Chat("With Grace") {
        p { Text("a") }.childLabel("Ada")
        p { Text("b") }.childLabel("Grace").ownMessage()
      }
      .attribute(.id("with-grace"))
    },
    ViewCase("callout/titled", ":::danger[In *stall*]\na\n:::") {
      Callout(.danger, title: ChildLabel("", view: { stall })) { item("a") }.attribute(.id("in-stall"))
    },
    ViewCase("callout/alert", "> [!CAUTION]\n> a") {
      Callout(.caution) { item("a") }
    },
    ViewCase("stack/horizontal", ":::stack{axis=horizontal}\na\n\nb\n:::") {
      Stack(.horizontal) { items("ab") }
    },
    ViewCase("interleave/separated", ":::interleave{separator=\"<\"}\na\n\nb\n:::") {
      Interleaved {
        items("ab")
      } separator: {
        p(.class("separator"), .ariaHidden(true)) { Text("<") }
      }
    },
    ViewCase(
      "interleave/separated-by-markup", ":::interleave[In *stall*]\na\n\nb\n:::"
    ) {
      Interleaved {
        items("ab")
      } separator: {
        p(.class("separator")) { stall }
      }
    },
  ]
}

private let both = ":::item[A]\na\n:::\n:::item[B]\nb\n:::"
private let open = both.replacing("]", with: "]{open}")

@ViewBuilder private var stall: some View {
  Text("In ")
  em { Text("stall") }
}
