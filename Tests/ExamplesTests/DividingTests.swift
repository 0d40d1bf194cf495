import Examples
import Garland
import Testing

@Suite struct `Dividing` {
  @Test func `the type of a stack contains the types of its content`() {
    #expect("\(type(of: StackOfThree().body))" == "VStack<TupleView<(Text, Text, Text)>>")
  }

  @Test(arguments: [
    Case("StackOfThree", vstack("First", "Second", "Third")) { StackOfThree() },
    Case("FruitList: no rows", #"<ul class="list"></ul>"#) { FruitList([]) },
    Case("FruitList: one row", #"<ul class="list"><li>Apple</li></ul>"#) { FruitList(["Apple"]) },
    Case(
      "FruitList: rows without separators, which the theme adds",
      #"<ul class="list"><li>Apple</li><li>Pear</li><li>Plum</li></ul>"#
    ) { FruitList(["Apple", "Pear", "Plum"]) },
    Case("HandDividedVStack: different texts", vstack("A", "|", "B", "|", "C")) {
      HandDividedVStack(["A", "B", "C"])
    },
    Case("HandDividedVStack: no line after a text that equals the last text", vstack("A", "B", "|", "A")) {
      HandDividedVStack(["A", "B", "A"])
    },
    Case("HandDividedVStack: no texts", #"<div class="vstack"></div>"#) { HandDividedVStack([]) },
  ])
  func `stacks and lists without a custom container`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("DividedVStack: no children", #"<div class="vstack"></div>"#) {
      DividedVStack {}
    },
    Case("DividedVStack: of one", #"<div class="vstack"><b>0</b></div>"#) {
      DividedVStack { items(1) }
    },
    Case("DividedVStack: of two", #"<div class="vstack"><b>0</b><hr><b>1</b></div>"#) {
      DividedVStack { items(2) }
    },
    Case("DividedVStack: of resolved children", vstack("A", "|", "B", "|", "C", "|", "D")) {
      DividedVStack {
        Text("A")
        ForEach(["B", "C"], id: \.self) { Text($0) }
        Text("D")
      }
    },
    Case("DividedVStack: of equal texts", vstack("A", "|", "B", "|", "A")) {
      DividedVStack {
        Text("A")
        Text("B")
        Text("A")
      }
    },
    Case("DividedVStackLayout: the same as a tree", #"<div class="vstack"><b>0</b><hr><b>1</b></div>"#) {
      _VariadicView.Tree(DividedVStackLayout()) { items(2) }
    },
    Case("DividedVStack: one child", #"<ul class="list"><li><div class="vstack"><b>0</b></div></li></ul>"#) {
      List { DividedVStack { items(1) } }
    },
  ])
  func `a divided stack has a line between adjacent children`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("variadic(childrenHandler:): no children", "0") {
      items(0).variadic(childrenHandler: { Text("\($0.count)") })
    },
    Case("variadic(childrenHandler:): spliced", #"<ul class="list"><li>3</li><li><b>2</b></li></ul>"#) {
      List {
        items(3).variadic(childrenHandler: { children in
          Text("\(children.count)")
          children.last
        })
      }
    },
    Case("Interleave: no children", #"<div class="vstack"></div>"#) { interleaved(0) },
    Case("Interleave: one child", #"<div class="vstack"><b>0</b></div>"#) { interleaved(1) },
    Case(
      "Interleave: many children",
      #"<div class="vstack"><b>0</b><hr class="dashed"><b>1</b><hr class="dashed"><b>2</b></div>"#
    ) { interleaved(3) },
    Case(
      "Interleave: spliced between siblings",
      #"<ul class="list"><li>title</li><li><b>0</b></li><li><hr class="dashed"></li><li><b>1</b></li><li>end</li></ul>"#
    ) {
      List {
        Text("title")
        Interleave {
          items(2)
        } separator: {
          HDashline()
        }
        Text("end")
      }
    },
  ])
  func `Interleave splices children and separators`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("CardsView: 0 children", cards("")) { CardsView { items(0) } },
    Case("CardsView: 1 child", cards(feature(0))) { CardsView { items(1) } },
    Case("CardsView: 2 children", cards(second(1), feature(0))) { CardsView { items(2) } },
    Case("CardsView: 3 children", cards(second(1), feature(0), second(2))) { CardsView { items(3) } },
    Case("CardsView: 4 children", cards(second(1), feature(0), second(2), rest: "<b>3</b>")) { CardsView { items(4) } },
    Case("CardsView: 5 children", cards(second(1), feature(0), second(2), rest: "<b>3</b><b>4</b>")) {
      CardsView { items(5) }
    },
  ])
  func `CardsView places children by their number`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("TreeStack: no children", #"<div class="vstack"></div>"#) {
      TreeStack {}
    },
    Case("TreeStack: many children", #"<div class="vstack"><b>0</b><b>1</b></div>"#) {
      TreeStack { items(2) }
    },
    Case(
      "TreeStack: a modifier",
      #"<ul class="list"><li><div class="vstack padding"><b>0</b><b>1</b></div></li></ul>"#
    ) {
      List { TreeStack { items(2) }.padding() }
    },
    Case(
      "VStack: a modifier",
      #"<ul class="list"><li><div class="vstack padding"><b>0</b><b>1</b></div></li></ul>"#
    ) {
      List { VStack { items(2) }.padding() }
    },
    Case("TreeStack: texts", vstack("A", "B")) {
      TreeStack {
        Text("A")
        Text("B")
      }
    },
    Case("TreeStack: a tag on the container does not reach its children", #"<div class="vstack"><b>0</b></div>"#) {
      TreeStack {
        TaggedSubviews { items(1) }
      }
      .tag("outside")
    },
    Case("VStack: a tag on the container does not reach its children", #"<div class="vstack"><b>0</b></div>"#) {
      VStack {
        TaggedSubviews { items(1) }
      }
      .tag("outside")
    },
  ])
  func `VStack is a tree with a unary root`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("TaggedSubviews", #"<b data-tag="a">A</b><i data-tag="x">X</i><i data-tag="y">Y</i><u>none</u>"#) {
      TaggedSubviews { Tagged() }
    },
    Case("TaggedChildren", #"<b data-tag="a">A</b><i data-tag="x">X</i><i data-tag="y">Y</i><u>none</u>"#) {
      TaggedChildren { Tagged() }
    },
    Case("TaggedSubviews: no children", "") { TaggedSubviews {} },
    Case("TaggedChildren: no children", "") { TaggedChildren {} },
  ])
  func `both APIs read tags`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("BackportGroup: no children", "0") { backported(0) },
    Case("BackportGroup: one child", "1<i><b>0</b></i>") { backported(1) },
    Case("BackportGroup: many children", "3<i><b>0</b></i><i><b>1</b></i><i><b>2</b></i>") { backported(3) },
    Case("BackportGroup: the collection is a view", "<b>0</b><b>1</b>") {
      BackportGroup(subviews: items(2)) { $0 }
    },
  ])
  func `BackportGroup is Group(subviews:)`(row: Case) {
    row.check()
  }
}

/// A child with an explicit tag, two children with the ids of their `ForEach` elements as tags, and one without a tag.
private struct Tagged: View {
  var body: some View {
    b { Text("A") }.tag("a")
    ForEach(["x", "y"], id: \.self) { name in
      i { Text(name.uppercased()) }
    }
    u { Text("none") }
  }
}

/// A stack of texts and lines.
private func vstack(_ children: String...) -> String {
  let children = children.map { $0 == "|" ? "<hr>" : "<span>\($0)</span>" }
  return #"<div class="vstack">\#(children.joined())</div>"#
}

private func interleaved(_ count: Int) -> some View {
  VStack {
    Interleave {
      items(count)
    } separator: {
      HDashline()
    }
  }
}

private func backported(_ count: Int) -> some View {
  BackportGroup(subviews: items(count)) { subviews in
    Text("\(subviews.count)")
    ForEach(subviews) { subview in i { subview } }
  }
}

private func cards(_ first: String..., rest: String = "") -> String {
  #"<div class="vstack"><div class="hstack">\#(first.joined())</div>\#(rest)</div>"#
}

private func feature(_ number: Int) -> String { #"<div class="feature-card"><b>\#(number)</b></div>"# }

private func second(_ number: Int) -> String { #"<div class="second-card"><b>\#(number)</b></div>"# }
