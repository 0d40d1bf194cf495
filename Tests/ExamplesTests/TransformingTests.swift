import Examples
import Garland
import Testing

@Suite struct `Transforming` {
  @Test(arguments: [
    Case("myVariadic: no children", #"<ul class="list"></ul>"#) {
      List { EmptyView().myVariadic { $0 } }
    },
    Case("myVariadic: the result of the closure is spliced", #"<ul class="list"><li>3</li><li><b>2</b></li></ul>"#) {
      List {
        items(3).myVariadic { children in
          Text("\(children.count)")
          children.last
        }
      }
    },
    Case("Helper: a root with a closure", "<b>1</b><b>0</b>") {
      _VariadicView.Tree(Helper { children in ForEach(children.reversed()) { $0 } }) { items(2) }
    },
    Case(
      "subviews: four children side by side",
      #"<div class="hstack">\#(rectangle)\#(hello(0))\#(hello(1))\#(hello(2))</div>"#
    ) { SubviewsExample() },
    Case(
      "subviews: four rows",
      #"<ul class="list"><li>\#(rectangle)</li><li>Hello 0</li><li>Hello 1</li><li>Hello 2</li></ul>"#
    ) {
      List { SubviewsExample().subviews }
    },
  ])
  func `a closure receives the children, and its result is spliced`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("intersperse: no children", "") { items(0).intersperse { Divider() } },
    Case("intersperse: one child", "<b>0</b>") { items(1).intersperse { Divider() } },
    Case("intersperse: two children", "<b>0</b><hr><b>1</b>") { items(2).intersperse { Divider() } },
    Case("intersperse: many children", "<b>0</b><hr><b>1</b><hr><b>2</b>") { items(3).intersperse { Divider() } },
    Case("myIntersperse: no children", "") { items(0).myIntersperse { Divider() } },
    Case("myIntersperse: one child", "<b>0</b>") { items(1).myIntersperse { Divider() } },
    Case("myIntersperse: two children", "<b>0</b><hr><b>1</b>") { items(2).myIntersperse { Divider() } },
    Case("myIntersperse: many children", "<b>0</b><hr><b>1</b><hr><b>2</b>") { items(3).myIntersperse { Divider() } },
    Case("myIntersperse: a separator of two", "<b>0</b><hr><hr><b>1</b>") {
      items(2).myIntersperse {
        Divider()
        Divider()
      }
    },
    Case(
      "IntersperseExample: three lines between four children",
      #"<div class="hstack">\#(rectangle)<hr>\#(hello(0))<hr>\#(hello(1))<hr>\#(hello(2))</div>"#
    ) { IntersperseExample() },
  ])
  func `intersperse adds separators between children only`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("ReversedWithCircles: no children", "") { ReversedWithCircles {} },
    Case("ReversedWithCircles: one child", "<b>0</b>") { ReversedWithCircles { items(1) } },
    Case("ReversedWithCircles: two children", "<b>1</b>\(circle)<b>0</b>") { ReversedWithCircles { items(2) } },
    Case("ReversedWithCircles: many children", "<b>3</b>\(circle)<b>2</b>\(circle)<b>1</b>\(circle)<b>0</b>") {
      ReversedWithCircles { items(4) }
    },
    Case(
      "ReversedWithCircles: flat",
      #"<ul class="list"><li><b>1</b></li><li>\#(circle)</li><li><b>0</b></li></ul>"#
    ) {
      List { ReversedWithCircles { items(2) } }
    },
    Case("myReduce: no children", "") { reduced(0) },
    Case("myReduce: one child", "<b>0</b>") { reduced(1) },
    Case("myReduce: many children", "<b>2</b>\(circle)<b>1</b>\(circle)<b>0</b>") { reduced(3) },
  ])
  func `reduce folds children into a flat list`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("myTag: no markup", "<b>0</b><b>1</b>") { items(2).myTag("a") },
    Case("MyPicker: no children", #"<div class="hstack"></div>"#) {
      MyPicker(selection: 1) {}
    },
    Case("MyPicker: the first selected", picker(chosen("1", "One"), other("2", "Two"))) { fruit(1) },
    Case("MyPicker: the second selected", picker(other("1", "One"), chosen("2", "Two"))) { fruit(2) },
    Case("MyPicker: a selection that matches no child", picker(other("1", "One"), other("2", "Two"))) { fruit(7) },
    Case("MyPicker: no selection, and a tag on each child", picker(other("1", "One"), other("2", "Two"))) {
      fruit(nil)
    },
    Case("MyPicker: no selection marks children without a tag", picker(other("1", "One"), chosen(nil, "Plain"))) {
      MyPicker(selection: Int?.none) {
        Text("One").myTag(1)
        Text("Plain")
      }
    },
    Case("MyPicker: a tag of another type does not count", picker(chosen("1", "One"), other(nil, "Two"))) {
      MyPicker(selection: 1) {
        Text("One").myTag(1)
        Text("Two").myTag("1")
      }
    },
    Case(
      "MyPicker: a tag on a group applies to each member, and all members are selected",
      picker(chosen("2", "a"), chosen("2", "b"), other("0", "0"), other("1", "1"))
    ) {
      MyPicker(selection: 2) {
        Group {
          Text("a")
          Text("b")
        }
        .myTag(2)
        ForEach(0..<2) { Text("\($0)").myTag($0) }
      }
    },
  ])
  func `MyPicker marks the children whose tag is selected`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("MyGroup: no children", "0") { grouped(0) },
    Case("MyGroup: one child", "1<i><b>0</b></i>") { grouped(1) },
    Case("MyGroup: many children", "3<i><b>0</b></i><i><b>1</b></i><i><b>2</b></i>") { grouped(3) },
    Case("Group(subviews:): many children", "3<i><b>0</b></i><i><b>1</b></i><i><b>2</b></i>") {
      Group(subviews: items(3)) { subviews in
        Text("\(subviews.count)")
        ForEach(subviews) { child in i { child } }
      }
    },
  ])
  func `MyGroup is Group(subviews:)`(row: Case) {
    row.check()
  }
}

private let circle = #"<div class="shape circle" aria-hidden="true"></div>"#
private let rectangle = #"<div class="shape rectangle" aria-hidden="true"></div>"#

private func hello(_ number: Int) -> String { "<span>Hello \(number)</span>" }

private func reduced(_ count: Int) -> some View {
  items(count).myReduce { reversed, child in
    child
    Circle()
    reversed
  }
}

private func grouped(_ count: Int) -> some View {
  MyGroup(subviews: items(count)) { children in
    Text("\(children.count)")
    ForEach(children) { child in i { child } }
  }
}

private func fruit(_ selection: Int?) -> some View {
  MyPicker(selection: selection) {
    Text("One").myTag(1)
    Text("Two").myTag(2)
  }
}

private func picker(_ buttons: String...) -> String {
  #"<div class="hstack">\#(buttons.joined())</div>"#
}

private func chosen(_ value: String?, _ text: String) -> String {
  control(value, isPressed: true, #"<span class="underline">\#(text)</span>"#)
}

private func other(_ value: String?, _ text: String) -> String {
  control(value, isPressed: false, text)
}

private func control(_ value: String?, isPressed: Bool, _ content: String) -> String {
  let value = value.map { #" value="\#($0)""# } ?? ""
  return #"<button type="button"\#(value) aria-pressed="\#(isPressed)">\#(content)</button>"#
}
