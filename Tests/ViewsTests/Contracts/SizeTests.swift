import Garland
import TestSupport
import Testing

/// Time grows linearly with the number of children: cases 216 to 218 of the view semantics.
///
/// Twice as many children may take three times as long in the best of several tries. A quadratic algorithm takes four
/// times as long.
@Suite(.serialized) struct `Containers take time linear in their children` {
  static let workloads: [Workload] = [
    Workload("216. ten thousand rows with dividers between") { count in
      let html = ForEach(0..<count) { Text("\($0),") }.intersperse { Divider() }.rendered().html
      return html.utf8.count(where: { $0 == UInt8(ascii: "<") }) == count - 1
    },
    Workload("217. the id of each child by its index") { count in
      var last: AnyHashable?
      var isDistinct = true
      let children = children { ForEach(0..<count) { Text("\($0)") } }
      for index in children.indices {
        let id = children[index].id
        isDistinct = isDistinct && id != last
        last = id
      }
      return isDistinct && children.count == count
    },
    Workload("217. the hash of each child's id") { count in
      unique(children { ForEach(0..<count) { Text("\($0)") } }.map { $0.id })
    },
    Workload("217. each child by its index, where some rows have two children and some none") { count in
      let children = children {
        ForEach(0..<count) { number in
          if !number.isMultiple(of: 3) { Two() }
        }
      }
      return children.indices.reduce(0) { $0 + (children[$1].id(as: Int.self) ?? 0) } > count
    },
    Workload("218. the last child's id in each row") { count in
      let html = DividedVStack { ForEach(0..<count) { Row(number: $0) } }.rendered().html
      return html.hasSuffix("<hr><p>\(count - 1)</p></div>")
    },
    Workload("rows through four nested containers") { count in
      let rows = ForEach(0..<count) { Text("\($0),") }
      let html = ForEach(subviews: Group(subviews: rows.variadic { $0 }.variadic { $0 }) { $0 }) { $0 }.rendered().html
      return html.hasSuffix("\(count - 1),")
    },
    Workload("a list that is halved repeatedly") { count in
      func halves(_ slice: SubviewsCollectionSlice) -> Int {
        guard slice.count > 1 else { return slice.first?.containerValues.tag(for: Int.self) ?? 0 }
        let middle = slice.startIndex + slice.count / 2
        return halves(slice[slice.startIndex..<middle]) + halves(slice[middle..<slice.endIndex])
      }
      let subviews = subs { ForEach(0..<count) { Text("\($0)") } }
      return halves(subviews[0..<count]) == count * (count - 1) / 2
    },
    Workload("elements with the same id") { count in
      let list = ForEach(Array(repeating: 7, count: count), id: \.self) { Text("\($0)") }
      return unique(children { list }.map { $0.id })
    },
    Workload("sections with one row each") { count in
      let sections = sections { ForEach(0..<count) { number in Section("\(number)") { Text("row") } } }
      return unique(sections.map(\.id)) && sections.count == count
    },
    Workload("appending to a cached list") { count in
      let renderer = Renderer()
      var html = ""
      for more in 0..<2 {
        html = renderer.render(DividedVStack { ForEach(0..<count + more) { Row(number: $0) } }).html
      }
      return renderer.draws == 1 && html.hasSuffix("<hr><p>\(count)</p></div>")
    },
    Workload("reversing a cached list") { count in
      let renderer = Renderer()
      _ = renderer.render(ForEach(0..<count) { Row(number: $0) })
      _ = renderer.render(ForEach((0..<count).reversed(), id: \.self) { Row(number: $0) })
      return renderer.draws == 0
    },
    Workload("a text of many characters to escape") { count in
      div { Text(String(repeating: "<&", count: count * 10)) }.rendered().bytes.count == 11 + count * 90
    },
    Workload("attributes of nested modifiers") { count in
      let few = count / 100
      let view = (0..<few).reduce(AnyView(Text("a"))) { AnyView($0.attribute(.class("c\($1)"))) }
      return view.rendered().html.contains("c\(few - 1)\">")
    },
  ]

  @Test(arguments: workloads)
  func `twice as many children take about twice as long`(workload: Workload) {
    let clock = ContinuousClock()
    var ratio = Double.infinity
    // A busy machine can disturb a try, so take the best of five.
    for _ in 0..<5 where ratio >= 3 {
      let once = clock.measure { #expect(workload.run(10_000)) }
      let twice = clock.measure { #expect(workload.run(20_000)) }
      ratio = min(ratio, twice / once)
    }
    #expect(ratio < 3, "\(workload.testDescription): \(ratio) times as long")
  }
}

/// A computation with a number of children, which returns whether its result is right.
struct Workload: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let run: @Sendable (Int) -> Bool

  init(_ name: String, _ run: @escaping @Sendable (Int) -> Bool) {
    testDescription = name
    self.run = run
  }
}

private struct Row: View {
  let number: Int
  var body: some View { p { Text("\(number)") } }
}
