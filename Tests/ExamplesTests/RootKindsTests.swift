import Examples
import Garland
import Testing

@Suite struct `Root kinds` {
  @Test(arguments: [
    Case("ContentLayout: no children", #"<div class="hstack"></div>"#) {
      ContentLayout {}
    },
    Case("ContentLayout: one child", #"<div class="hstack"><b>0</b></div>"#) {
      ContentLayout { items(1) }
    },
    Case("ContentLayout: two children", #"<div class="hstack"><b>0</b><hr><b>1</b></div>"#) {
      ContentLayout { items(2) }
    },
    Case("ContentLayout: many children", #"<div class="hstack"><span>title</span><hr><b>0</b><hr><b>1</b></div>"#) {
      ContentLayout {
        Text("title")
        items(2)
      }
    },
    Case("ContentLayout: a tag on the container does not reach its children", #"<div class="hstack"><b>0</b></div>"#) {
      ContentLayout {
        TaggedSubviews { items(1) }
      }
      .tag("outside")
    },
    Case("ContentLayout: without dividers", #"<div class="hstack"><b>0</b><b>1</b><b>2</b></div>"#) {
      ContentLayout(hideDivider: true) { items(3) }
    },
    Case("ContentLayout: without dividers and children", #"<div class="hstack"></div>"#) {
      ContentLayout(hideDivider: true) {}
    },
  ])
  func `ContentLayout treats its first child differently`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("MyUnaryViewRoot: no children", #"<div class="vstack"></div>"#) {
      _VariadicView.Tree(MyUnaryViewRoot()) {}
    },
    Case(
      "MyUnaryViewRoot: one child of the parent",
      """
      <ul class="list">\
      <li><div class="vstack"><b>0</b><b>1</b><b>2</b></div></li>\
      <li>after</li>\
      </ul>
      """
    ) {
      List {
        _VariadicView.Tree(MyUnaryViewRoot()) { items(3) }
        Text("after")
      }
    },
    Case(
      "UnaryRootExample",
      """
      <div class="vstack border border-blue">\
      <span>First</span>\
      <span>Second</span>\
      <span>Third</span>\
      </div>
      """
    ) { UnaryRootExample() },
    Case("MyUnaryViewRoot: a tag on the container does not reach its children", #"<div class="vstack"><b>0</b></div>"#)
    {
      _VariadicView.Tree(MyUnaryViewRoot()) {
        TaggedSubviews { items(1) }
      }
      .tag("outside")
    },
    Case("MyMultiViewRoot: no children", #"<ul class="list"><li>after</li></ul>"#) {
      List {
        _VariadicView.Tree(MyMultiViewRoot()) {}
        Text("after")
      }
    },
    Case(
      "MyMultiViewRoot: children of the parent",
      """
      <ul class="list">\
      <li><div class="hstack padding"><img src="/star.svg" alt=""><b>0</b></div></li>\
      <li><div class="hstack padding"><img src="/star.svg" alt=""><b>1</b></div></li>\
      <li>after</li>\
      </ul>
      """
    ) {
      List {
        _VariadicView.Tree(MyMultiViewRoot()) { items(2) }
        Text("after")
      }
    },
    Case(
      "IndependentChildrenExample",
      """
      <div class="hstack padding"><img src="/star.svg" alt=""><span>First</span></div>\
      <div class="hstack padding"><img src="/star.svg" alt=""><span>Second</span></div>\
      <div class="hstack padding"><img src="/star.svg" alt=""><span>Third</span></div>
      """
    ) { IndependentChildrenExample() },
    Case(
      "IndependentChildrenExample: in a stack, each bordered",
      """
      <div class="vstack">\
      <div class="hstack padding border border-red"><img src="/star.svg" alt=""><span>First</span></div>\
      <div class="hstack padding border border-red"><img src="/star.svg" alt=""><span>Second</span></div>\
      <div class="hstack padding border border-red"><img src="/star.svg" alt=""><span>Third</span></div>\
      </div>
      """
    ) {
      VStack { IndependentChildrenExample().border(.red) }
    },
  ])
  func `the kind of root decides the number of children`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("VStackLayout_UnaryViewRoot: no children", "") {
      _VariadicView.Tree(VStackLayout_UnaryViewRoot()) {}
    },
    Case("VStackLayout_UnaryViewRoot: one child", "<b>0</b>") {
      _VariadicView.Tree(VStackLayout_UnaryViewRoot()) { items(1) }
    },
    Case("VStackLayout_UnaryViewRoot: many children", #"<div class="vstack"><b>0</b><b>1</b></div>"#) {
      _VariadicView.Tree(VStackLayout_UnaryViewRoot()) { items(2) }
    },
    Case(
      "VStackLayout_UnaryViewRoot: texts", #"<div class="vstack"><span>First</span><span>Second</span></div>"#
    ) {
      _VariadicView.Tree(VStackLayout_UnaryViewRoot()) {
        Text("First")
        Text("Second")
      }
    },
    Case("VstackLayout_MultiViewRoot: no children", "") {
      _VariadicView.Tree(VstackLayout_MultiViewRoot()) {}
    },
    Case("VstackLayout_MultiViewRoot: many children", "<b>0</b><b>1</b>") {
      _VariadicView.Tree(VstackLayout_MultiViewRoot()) { items(2) }
    },
    Case("CustomVStack_UnaryViewRoot: a border and no children", #"<div class="border border-blue"></div>"#) {
      CustomVStack_UnaryViewRoot {}.border(.blue)
    },
    Case("CustomVStack_UnaryViewRoot: a border and one child", #"<b class="border border-blue">0</b>"#) {
      CustomVStack_UnaryViewRoot { items(1) }.border(.blue)
    },
    Case("CustomVStack_MultiViewRoot: a border and no children", "") {
      CustomVStack_MultiViewRoot {}.border(.red)
    },
    Case("CustomVStack_MultiViewRoot: a border and one child", #"<b class="border border-red">0</b>"#) {
      CustomVStack_MultiViewRoot { items(1) }.border(.red)
    },
  ])
  func `a root can return its children unchanged`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("parts: three children", parts()) { BordersExample().parts },
    Case("parts: spliced into a list", #"<ul class="list"><li>before</li>\#(parts(in: "li"))<li>after</li></ul>"#) {
      List {
        Text("before")
        BordersExample().parts
        Text("after")
      }
    },
    Case("CustomList: no children", #"<div class="scroll padding border border-gray rounded" tabindex="0"></div>"#) {
      CustomList {}.bordered()
    },
  ])
  func `the views of a builder property become children of the parent`(row: Case) {
    row.check()
  }

  private static let containers: [Case] = [
    Case(
      "VStack: one border",
      #"<div class="vstack border border-yellow"><span class="underline">VStack</span>\#(parts())</div>"#
    ) { BordersExample().stack },
    Case(
      "CustomVStack_UnaryViewRoot: one border",
      #"<div class="vstack border border-blue"><span class="underline">Unary</span>\#(parts())</div>"#
    ) { BordersExample().unary },
    Case(
      "CustomVStack_MultiViewRoot: a border each",
      #"<span class="underline border border-red">Multi</span>\#(parts(" border border-red"))"#
    ) { BordersExample().multi },
    Case(
      "Group: a border each",
      #"<span class="underline border border-orange">Group</span>\#(parts(" border border-orange"))"#
    ) { BordersExample().group },
    Case(
      "List: one border",
      """
      <ul class="list border border-purple">\
      <li><span class="underline">List</span></li>\(parts(in: "li"))\
      </ul>
      """
    ) { BordersExample().list },
    Case(
      "CustomList: one rounded border",
      """
      <div class="scroll padding border border-gray rounded" tabindex="0">\
      <span class="underline padding full-width background-gray rounded">CustomList</span>\
      \(parts(" padding full-width background-gray rounded"))\
      </div>
      """
    ) { BordersExample().customList },
  ]

  @Test(arguments: containers)
  func `a container gets one border, and each child of a list gets a border`(row: Case) {
    row.check()
  }

  @Test func `the six containers are in a column`() {
    Case("BordersExample", #"<div class="vstack">\#(Self.containers.map(\.expected).joined())</div>"#) {
      BordersExample()
    }
    .check()
  }

  @Test(arguments: [
    Case(
      "ExampleView: heads",
      """
      <span class="padding">Always</span>\
      <span class="padding">Sometimes</span>\
      <span class="padding">Always, too</span>
      """
    ) { ExampleView(coin: true) },
    Case(
      "ExampleView: tails, and no placeholder",
      #"<span class="padding">Always</span><span class="padding">Always, too</span>"#
    ) { ExampleView(coin: false) },
    Case(
      "ExampleView: tails, as rows",
      """
      <ul class="list">\
      <li><span class="padding">Always</span></li>\
      <li><span class="padding">Always, too</span></li>\
      </ul>
      """
    ) {
      List { ExampleView(coin: false) }
    },
    Case(
      "ForEachExample",
      """
      <div class="vstack">\
      <span>Item 0</span>\
      <span>Item 1</span>\
      <span>Item 2</span>\
      </div>
      """
    ) { ForEachExample() },
  ])
  func `a loop or condition has as many children as it resolves to`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("SubviewsInHStack: no children", #"<div class="hstack"><span class="color-secondary">0</span></div>"#) {
      SubviewsInHStack {}
    },
    Case(
      "SubviewsInHStack: many children",
      """
      <div class="hstack">\
      <b class="underline">0</b><b>1</b><span>last</span>\
      <span class="color-secondary">3</span>\
      </div>
      """
    ) {
      SubviewsInHStack {
        items(2)
        Text("last")
      }
    },
    Case("CustomContainer: no children", #"<div class="hstack"></div>"#) {
      CustomContainer {}
    },
    Case(
      "CustomContainer: two texts",
      #"<div class="hstack"><span class="padding">Hello</span><span class="padding">World</span></div>"#
    ) {
      CustomContainer {
        Text("Hello")
        Text("World")
      }
    },
    Case("MyLayout: no children", #"<div class="hstack"></div>"#) {
      MyLayout {}
    },
    Case(
      "MyLayout: two children",
      #"<div class="hstack"><b class="padding">0</b><b class="padding">1</b></div>"#
    ) {
      MyLayout { items(2) }
    },
    Case(
      "MyLayout: Group(subviews:)",
      #"<div class="hstack"><b class="padding">0</b><b class="padding">1</b></div>"#
    ) { MyLayout { items(2) }.modern },
    Case(
      "MyLayout: a tree",
      #"<div class="hstack"><b class="padding">0</b><b class="padding">1</b></div>"#
    ) { MyLayout { items(2) }.legacy },
  ])
  func `containers with the API of iOS 18 place each child`(row: Case) {
    row.check()
  }
}

/// The three texts of `parts` with their classes, each inside of an element.
private func parts(_ classes: String = "", in tag: String? = nil) -> String {
  let texts = (1...3).map { #"<span class="color-secondary\#(classes)">\#($0)</span>"# }
  return texts.map { text in tag.map { "<\($0)>\(text)</\($0)>" } ?? text }.joined()
}
