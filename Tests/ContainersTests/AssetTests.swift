import Garland
import Testing

/// The stylesheets and scripts that containers require.
@Suite struct `The assets of a page` {
  @Test(arguments: Kind.allCases)
  func `are the assets of its containers, without duplicates`(_ kind: Kind) {
    let view = kind.holding { items("ab") }
    #expect(view.rendered().assets == kind.assets)
    let twice = Group {
      view
      DividedList { view }
      view
    }
    #expect(twice.rendered().assets.sorted() == Set(kind.assets + Kind.divided.assets).sorted())
  }

  @Test(arguments: Kind.allCases)
  func `are the same for Markdown`(_ kind: Kind) {
    let text = kind.holding(markdown: "\(kind.child("a"))\n\n\(kind.child("b"))")
    // In Swift the separator is the caller's view, with its own style.
    let expected = kind == .interleave ? [.palette, .style("/containers/interleave.css")] : kind.assets
    #expect(Written(text).article.rendered().assets == expected)
  }

  @Test func `are empty without containers`() {
    #expect(p { Text("a") }.rendered().assets == [])
    #expect(Written("# a\n\n- b\n\n> c").article.rendered().assets == [])
    #expect(Written(":::interleave\na\n:::").article.rendered().assets == [])
  }

  @Test func `contain the scripts of a picker only if the picker has a sync key`() {
    let expected = Kind.picker.assets + [.choices, .module("/containers/picker.js")]
    #expect(Picker(sync: "k") { items("ab") }.rendered().assets == expected)
    #expect(Written(":::picker{sync=k}\n:::item[A]\na\n:::\n:::").article.rendered().assets == expected)
  }

  @Test(arguments: [Kind.tabs, .picker, .carousel])
  func `contain no scripts in a feed`(_ kind: Kind) {
    let assets = kind.holding { items("ab") }.rendered(in: .with(\.medium, .feed)).assets
    #expect(assets.filter { $0.kind != .style } == [])
  }

  @Test func `are linked in an order in which containers can override colours`() {
    let page = Document {
      EmptyView()
    } content: {
      TabBar { items("ab") }
    }
    let links = page.html().matches(of: /(?:href|src)="(\/[^"]*)"/).map { String($0.1) }
    #expect(links == Kind.tabs.assets.map(\.url))
  }
}

extension Kind {
  /// The required assets of the container in Swift.
  fileprivate var assets: [Asset] {
    switch self {
    case .interleave, .reversed: []
    case .tabs: styles + [.choices, .module("/containers/tabs.js")]
    case .carousel: styles + [.module("/containers/carousel.js")]
    default: styles
    }
  }

  private var styles: [Asset] { [.palette, .style("/containers/\(self).css")] }
}

extension Sequence<Asset> {
  fileprivate func sorted() -> [Asset] { sorted { $0.url < $1.url } }
}
