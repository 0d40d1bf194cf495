import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for identity.
  static var identityCases: [Case] {
    [
      Case(86, "Static siblings are distinct", expects: "true", case86),
      Case(87, "Same program, same ids, on every evaluation", expects: "true", case87),
      Case(88, "Changing a leaf's content does not change its id", expects: "true", case88),
      Case(90, "Re-inserting the content of an if restores its id", expects: "true", case90),
      Case(92, "A ternary is one identity", expects: "true", case92),
      Case(93, "Three-way branches are pairwise distinct", expects: "true", case93),
      Case(
        93, "Branches are distinct in a composite, a ForEach, a container and around several views, too",
        expects: "true", branches),
      Case(96, "Reordering ForEach permutes the ids", expects: "true", case96),
      Case(98, "Nested ForEach: ids unique across outer elements", expects: "true", case98),
      Case(100, "Dividers between nested ForEach children are complete", expects: "v[1 | 2 | 1 | 2]", case100),
      Case(101, ".id(_:) on one view is part of its identity", expects: "true false true", case101),
      Case(102, ".id(_:) on a Group keeps members distinct", expects: "true", case102),
      Case(105, "Modifying or wrapping a placed child does not change the child's own id", expects: "true", case105),
      Case(106, "Re-emitted children keep stable, unique ids through insertion", expects: "true", case106),
      Case(106, "Views between children are identified by the children", expects: "true true", interspersed),
      Case(
        104, "id(as:) of a re-emitted child is its own id, else the innermost id around its new place",
        expects: "x a b 1", explicitIDs),
    ]
  }
}

private func case86() -> Any {
  unique(
    ids {
      Text("A"); Text("A");
      Group {
        Text("A"); Text("A")
      }; Two(); Two()
    })
}

private func case87() -> Any {
  func v() -> [AnyHashable] {
    ids {
      Text("A"); ForEach(0..<3) { Text("\($0)") }; if true { Two() }
    }
  }
  return v() == v()
}

private func case88() -> Any {
  func v(_ s: String) -> [AnyHashable] {
    ids {
      Text(s); Text("B")
    }
  }
  return v("x") == v("y")
}

private func case90() -> Any {
  func v(_ on: Bool) -> [AnyHashable] {
    ids {
      if on { Text("A") }; Text("B")
    }
  }
  let a = v(true); _ = v(false); return a == v(true)
}

private func case92() -> Any {
  func v(_ on: Bool) -> [AnyHashable] { ids { Text(on ? "A" : "B") } }
  return v(true) == v(false)
}

private func case93() -> Any {
  func v(_ n: Int) -> AnyHashable { ids { if n == 0 { Text("A") } else if n == 1 { Text("A") } else { Text("A") } }[0] }
  return unique([v(0), v(1), v(2)])
}

private func branches() -> Any {
  struct Composite: View {
    let on: Bool
    var body: some View { if on { Text("A") } else { Text("A") } }
  }
  func first(_ content: (Bool) -> [AnyHashable]) -> Bool {
    content(true)[0] != content(false)[0] && content(true)[0] == content(true)[0]
  }
  return first { on in ids { Composite(on: on) } }
    && first { on in ids { ForEach([7], id: \.self) { _ in if on { Text("A") } else { Text("A") } } } }
    && first { on in ids { ForEach([7], id: \.self) { _ in Composite(on: on) } } }
    && first { on in ids { Composite(on: on).variadic { $0 } } }
    && first { on in ids { Group(subviews: Composite(on: on)) { $0 } } }
    && first { on in ids { if on { Two() } else { Two() } } }
    && first { on in ids { ForEach([7], id: \.self) { _ in if on { Two() } else { Two() } } } }
}

private func case96() -> Any {
  func v(_ a: [Int]) -> [AnyHashable] { ids { ForEach(a, id: \.self) { Text("\($0)") } } }
  return v([1, 2, 3]).reversed() == v([3, 2, 1])
}

private func case98() -> Any {
  unique(ids { ForEach(["a", "b"], id: \.self) { o in ForEach([1, 2], id: \.self) { i in Text("\(o)\(i)") } } })
}

private func case100() -> Any {
  kids {
    DividedVStack {
      ForEach([1, 2], id: \.self) { Text("\($0)") }; ForEach([1, 2], id: \.self) { Text("\($0)") }
    }
  }
}

private func case101() -> Any {
  func v(_ s: String) -> [AnyHashable] {
    ids {
      Text("A").id(s); Text("B")
    }
  }
  return "\(v("x") == v("x")) \(v("x")[0] == v("y")[0]) \(v("x")[1] == v("y")[1])"
}

private func case102() -> Any {
  unique(
    ids {
      Group {
        Text("A"); Text("B")
      }.id("g")
    })
}

private func case105() -> Any {
  let c = children {
    Text("A"); Text("B")
  }
  let before = c.map { $0.id }; _ = show(c.pad()); _ = show(ForEach(c.reversed()) { $0 });
  return before
    == children {
      Text("A"); Text("B")
    }.map { $0.id }
}

private func case106() -> Any {
  func v(_ a: [Int]) -> [AnyHashable] { ids { ForEach(a, id: \.self) { Text("\($0)") }.variadic { $0 } } }
  return unique(v([1, 2, 3])) && Array(v([0, 1, 2]).dropFirst()) == v([1, 2])
}

private func interspersed() -> Any {
  func v(_ a: [Int]) -> [AnyHashable] {
    ids { ForEach(a, id: \.self) { Text("\($0)") }.intersperse { Divider() } }
  }
  return "\(v([1, 2])[0] == v([0, 1, 2])[2]) \(Array(v([0, 1, 2])[3...]) == Array(v([0, 5, 1, 2])[5...]))"
}

private func explicitIDs() -> Any {
  let outside = children {
    Text("A").variadic { $0 }.id("x")
    Two().variadic { ch in ForEach(["a", "b"], id: \.self) { s in ch[s == "a" ? 0 : 1] } }
    Text("A").id("1").variadic { $0 }.id("x")
  }
  return outside.map { $0.id(as: String.self) ?? "nil" }.joined(separator: " ")
}
