import Garland
import TestSupport
import Testing

/// Resolving the children of a container runs as few bodies as possible: cases 203 to 209 of the view semantics.
@Suite struct `Children are made on demand` {
  @Test func `203. a composite with a known count does not run unless it is placed`() {
    let page = count(
      placing: { $0[2] },
      of: {
        Probe()
        Probe()
        Probe()
        Probe()
        Probe()
      })
    #expect(page.html == "p")
    #expect(page.runs["Probe"] == 1)
  }

  @Test func `204. counting composites with a known count does not run them`() {
    let page = count(
      placing: { Text("\($0.count) \($0.indices) \($0.isEmpty) \($0.first == nil) \($0.last?.id == $0[4].id)") },
      of: {
        Probe()
        Probe()
        Probe()
        Probe()
        Probe()
      })
    #expect(page.html == "5 0..&lt;5 false false true")
    #expect(page.runs["Probe"] == 0)
  }

  @Test func `204. counting a composite of composites runs none of them if their types determine the count`() {
    let page = count(placing: { Text("\($0.count)") }, of: { Many() })
    #expect(page.html == "40")
    #expect(page.runs["Many"] == 0)
    #expect(page.runs["Probe"] == 0)
  }

  @Test func `counting by type stops at a limit for an endlessly nested type`() {
    let page = count(placing: { Text("\($0.isEmpty)") }, of: { Branching<Int>() })
    #expect(page.html == "true")
  }

  @Test func `205. the content of a container does not run unless the container is placed`() {
    let page = count(
      placing: { $0[0] },
      of: {
        div { Probe() }
        HStack { Probe() }
        Box("b") { Probe() }
      })
    #expect(page.html == "<div>p</div>")
    #expect(page.runs["Probe"] == 1)
  }

  @Test func `206. counting runs each composite with an unknown count exactly once`() {
    let page = count(
      placing: { children in Text("\(children.count) \(children.count) \(children.first?.id == children[0].id)") },
      of: {
        Dyn()
        Dyn()
        Dyn()
        Dyn()
        Dyn()
      })
    #expect(page.html == "5 5 true")
    #expect(page.runs["Dyn"] == 5)
  }

  @Test func `206. placing counted composites does not run them again`() {
    let page = count(
      placing: { children in
        Text("\(children.count)"); children
      },
      of: {
        Dyn()
        Dyn()
        Dyn()
      })
    #expect(page.html == "3ddd")
    #expect(page.runs["Dyn"] == 3)
  }

  @Test func `207. ForEach runs its closure only for placed elements`() {
    let page = count(
      placing: { $0.prefix(3) },
      of: {
        ForEach(0..<10_000) { number in
          let _ = Runs.count("closure")
          return Text("\(number)")
        }
      })
    #expect(page.html == "012")
    #expect((3...4).contains(page.runs["closure"]))
  }

  @Test func `208. a composite placed twice is rendered twice and runs at most twice`() {
    let page = count(
      placing: {
        $0[0]
        $0[0]
      }, of: { Probe() })
    #expect(page.html == "pp")
    #expect((1...2).contains(page.runs["Probe"]))
  }

  @Test func `209. a tab bar runs only the content of the selected tab`() {
    let (html, runs) = Runs.during {
      TabsU(sel: 1) {
        HStack { Probe() }.tabItem("one")
        HStack { Probe() }.tabItem("two")
      }
      .rendered().html
    }
    #expect(html.contains("one") && html.contains("two"))
    #expect(runs["Probe"] == 1)
  }

  @Test func `reading the traits of a child runs the bodies on its path once`() {
    let page = count(
      placing: { children in
        Text("\(children[1][K.self]) \(children[1][K.self]) \(children[1].id(as: Int.self) ?? 0)")
        children[1]
      },
      of: {
        Probe()
        Probe().trait(7).id(3)
        HStack { Probe() }
      })
    #expect(page.html == "7 7 3p")
    #expect(page.runs["Probe"] == 1)
  }

  @Test func `a root runs once, however often its result is counted and placed`() {
    let page = count(
      placing: { children in
        Text("\(children.count)\(children.count)"); children
      },
      of: {
        Text("a").variadic { children in
          let _ = Runs.count("root")
          children
          if children.count > 0 { children }
        }
      })
    #expect(page.html == "22aa")
    #expect(page.runs["root"] == 1)
  }

  @Test func `sections that are not placed do not run`() {
    let (html, runs) = Runs.during {
      Group(
        sections: Group {
          Section("a") { Probe() };
          Section("b") {
            Probe()
            HStack { Probe() }
          }
        }
      ) { sections in
        Text("\(sections.count) \(sections[1].content.count)")
        sections[0].content
      }
      .rendered().html
    }
    #expect(html == "2 2p")
    #expect(runs["Probe"] == 1)
  }

  /// Renders a multi root that places some children of `content`; returns the HTML and the number of runs.
  private func count(
    @ViewBuilder placing place: @escaping (_VariadicView.Children) -> some View,
    @ViewBuilder of content: () -> some View
  ) -> (html: String, runs: Runs) {
    let content = content()
    let (html, runs) = Runs.during { content.variadic { place($0) }.rendered().html }
    return (html, runs)
  }
}

private struct Probe: View {
  var body: some View {
    let _ = Runs.count("Probe")
    Text("p")
  }
}

private struct Many: View {
  var body: some View {
    let _ = Runs.count("Many")
    Five()
    Five()
    Five()
    Five()
    Five()
    Five()
    Five()
    Five()
  }
}

private struct Five: View {
  var body: some View {
    Probe()
    Probe()
    Probe()
    Probe()
    Probe()
  }
}

/// A view with endlessly many levels, each with twice as many bodies as the one before.
private struct Branching<Level>: View {
  var isDeep = false

  var body: some View {
    if isDeep {
      Branching<[Level]>()
      Branching<Level?>()
    }
  }
}

private struct Dyn: View {
  var isShown = true

  var body: some View {
    let _ = Runs.count("Dyn")
    if isShown { Text("d") }
  }
}
