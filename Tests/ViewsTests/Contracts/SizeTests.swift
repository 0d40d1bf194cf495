import Garland
import TestSupport
import Testing

/// Time grows with the number of children and no faster: cases 216 to 218 of the law.
///
/// Twice as many may take three times as long, the best of several tries, which no quadratic way of doing it passes.
@Suite(.serialized) struct `Containers are linear in their children` {
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
    Workload("217. each child by its index, where some rows have two and some none") { count in
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
    Workload("rows through four containers, one in the other") { count in
      let rows = ForEach(0..<count) { Text("\($0),") }
      let html = ForEach(subviews: Group(subviews: rows.variadic { $0 }.variadic { $0 }) { $0 }) { $0 }.rendered().html
      return html.hasSuffix("\(count - 1),")
    },
    Workload("a list cut into halves again and again") { count in
      func halves(_ slice: SubviewsCollectionSlice) -> Int {
        guard slice.count > 1 else { return slice.first?.containerValues.tag(for: Int.self) ?? 0 }
        let middle = slice.startIndex + slice.count / 2
        return halves(slice[slice.startIndex..<middle]) + halves(slice[middle..<slice.endIndex])
      }
      let subviews = subs { ForEach(0..<count) { Text("\($0)") } }
      return halves(subviews[0..<count]) == count * (count - 1) / 2
    },
    Workload("elements of one id") { count in
      let list = ForEach(Array(repeating: 7, count: count), id: \.self) { Text("\($0)") }
      return unique(children { list }.map { $0.id })
    },
    Workload("sections of a row each") { count in
      let sections = sections { ForEach(0..<count) { number in Section("\(number)") { Text("row") } } }
      return unique(sections.map(\.id)) && sections.count == count
    },
    Workload("appending to a list that a renderer keeps") { count in
      let renderer = Renderer()
      var html = ""
      for more in 0..<2 {
        html = renderer.render(DividedVStack { ForEach(0..<count + more) { Row(number: $0) } }).html
      }
      return renderer.draws == 1 && html.hasSuffix("<hr><p>\(count)</p></div>")
    },
    Workload("reversing a list that a renderer keeps") { count in
      let renderer = Renderer()
      _ = renderer.render(ForEach(0..<count) { Row(number: $0) })
      _ = renderer.render(ForEach((0..<count).reversed(), id: \.self) { Row(number: $0) })
      return renderer.draws == 0
    },
    Workload("a text of very many references") { count in
      div { Text(String(repeating: "<&", count: count * 10)) }.rendered().bytes.count == 11 + count * 90
    },
    Workload("attributes that modifiers add one by one") { count in
      let few = count / 100
      let view = (0..<few).reduce(AnyView(Text("a"))) { AnyView($0.attribute(.class("c\($1)"))) }
      return view.rendered().html.contains("c\(few - 1)\">")
    },
  ]

  @Test(arguments: workloads)
  func `twice as many take about twice as long`(workload: Workload) {
    let clock = ContinuousClock()
    var ratio = Double.infinity
    // A busy machine spoils a try now and then, and never all of them.
    for _ in 0..<5 where ratio >= 3 {
      let once = clock.measure { #expect(workload.run(10_000)) }
      let twice = clock.measure { #expect(workload.run(20_000)) }
      ratio = min(ratio, twice / once)
    }
    #expect(ratio < 3, "\(workload.testDescription): \(ratio) times as long")
  }
}

/// Something to do with a number of children; it tells whether what came out is right.
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
