import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for ForEach.
  static var forEachCases: [Case] {
    [
      Case(29, "ForEach over nothing", expects: "0", case29),
      Case(31, "0, 1 or 2 views per element", expects: "0 2 two", case31),
      Case(32, "Nested Groups and ForEach inside ForEach", expects: "g0 00 01 g1 10 11", case32),
      Case(34, "Identifiable data", expects: "B A", case34),
      Case(37, "Ten thousand elements", expects: "10000 true 9999", case37),
    ]
  }
}

private func case29() -> Any {
  count { ForEach([String](), id: \.self) { Text($0) } }
}

private func case31() -> Any {
  kids {
    ForEach(0..<4) { n in
      if n % 2 == 0 { Text("\(n)") }; if n == 2 { Text("two") }
    }
  }
}

private func case32() -> Any {
  kids {
    ForEach(0..<2) { i in
      Group {
        Text("g\(i)"); Group { ForEach(0..<2) { j in Text("\(i)\(j)") } }
      }
    }
  }
}

private func case34() -> Any {
  kids { ForEach([Person(id: 2, name: "B"), Person(id: 1, name: "A")]) { Text($0.name) } }
}

private func case37() -> Any {
  let c = children { ForEach(0..<10_000) { Text("\($0)") } }
  return "\(c.count) \(unique(c.map { $0.id })) \(show(c[9_999]))"
}
