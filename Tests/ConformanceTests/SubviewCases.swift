import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for Group(subviews:) and ForEach(subviews:).
  static var subviewCases: [Case] {
    [
      Case(149, "Group(subviews:) splices its result", expects: "< x y 2 >", case149),
      Case(152, "Group(subviews:) of a SubviewsCollection re-uses it (same ids)", expects: "true", case152),
      Case(153, "_VariadicView and Group(subviews:) see the same children", expects: "true", case153),
      Case(
        154, "Slices of subviews in two halves (AnySubviews' example)", expects: "pad(0) pad(1) 2 | 3 | 4 |", case154),
      Case(155, "Subviews of a Section, without Group(sections:)", expects: "4 H a b F", case155),
    ]
  }
}

private func case149() -> Any {
  kids {
    Text("<");
    Group(subviews: Two()) { s in
      s; Text("\(s.count)")
    }; Text(">")
  }
}

private func case152() -> Any {
  let s = subs {
    Text("A"); Two()
  }
  let inner = Boxed([Subview.ID]())
  _ = kids {
    Group(subviews: s) { t in
      let _ = (inner.v = t.map { $0.id }); t
    }
  }
  return inner.v == s.map { $0.id }
}

private func case153() -> Any {
  @ViewBuilder var c: some View {
    Text("A"); if false { Text("n") }; ForEach(0..<2) { Text("\($0)") }; HStack { Text("h") }
  }
  return kids { c.variadic { ch in ForEach(ch) { x in Box("a") { x } } } }
    == kids { ForEach(subviews: c) { x in Box("a") { x } } }
}

private func case154() -> Any {
  kids {
    Group(subviews: ForEach(0..<5) { Text("\($0)") }) { s in
      s[..<(s.count / 2)].pad();
      ForEach(s[(s.count / 2)...]) { x in
        x; Divider()
      }
    }
  }
}

private func case155() -> Any {
  kids {
    Group(
      subviews: Section("H") {
        Text("a"); Text("b")
      } footer: {
        Text("F")
      }
    ) { s in
      Text("\(s.count)"); s
    }
  }
}
