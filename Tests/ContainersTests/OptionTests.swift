import Foundation
import Garland
import Testing

/// The parameters and attributes of each container.
@Suite struct `The options of a container` {
  @Test(arguments: Options.all)
  func `produce the HTML of the golden file, in Swift and in Markdown`(_ row: ViewCase<String>) throws {
    let golden = Golden(row.name)
    try golden.check(row.html, sourceLocation: row.sourceLocation)
    let written = Written(row.expected)
    #expect(written.problems == [], "\(row.name)", sourceLocation: row.sourceLocation)
    if !Golden.isRecording { try golden.check(written.html(), sourceLocation: row.sourceLocation) }
  }
}

/// The texts that containers add to a page.
@Suite struct `The texts of a container` {
  @Test func `are in the page's language, in Swift and in Markdown`() {
    var words = ContainerWords()
    words.callouts[.warning] = "Achtung"
    words.callouts[.tip] = nil
    (words.previous, words.next) = ("Zurück", "\"Weiter\"")
    let german = EnvironmentValues.with(\.containerWords, words)
    for view in [AnyView(Callout(.warning) { item("a") }), AnyView(Written(":::warning\na\n:::"))] {
      #expect(view.html(in: german).contains("<p class=\"callout-title\">Achtung</p>"))
    }
    for view in [AnyView(Carousel { items("ab") }), AnyView(Written(":::carousel\na\n\nb\n:::"))] {
      #expect(PageTags(view.html(in: german)).values(of: "aria-label") == ["Zurück", "&quot;Weiter&quot;"])
    }
    #expect(Callout(.tip) { item("a") }.html(in: german).contains("<p class=\"callout-title\"></p>"))
  }

  @Test(arguments: CalloutKind.allCases)
  func `contain a title for every kind of callout`(_ kind: CalloutKind) {
    let html = Callout(kind) { item("a") }.html()
    let title = kind.rawValue.capitalized
    #expect(
      html
        == "<aside class=\"callout callout-\(kind)\" role=\"note\"><p class=\"callout-title\">\(title)</p><p>a</p></aside>"
    )
    #expect(Written(":::\(kind)\na\n:::").html() == html)
  }
}

/// Each container with options, in Swift and in Markdown.
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
