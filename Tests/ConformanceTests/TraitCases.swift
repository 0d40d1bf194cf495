import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for traits.
  static var traitCases: [Case] {
    [
      Case(110, "Trait on a Group over a ForEach with one child overriding", expects: "4 9 4", case110),
      Case(112, "Ordinary modifiers in between do not matter", expects: "3 4", case112),
      Case(113, "Traits do not leave a container, even with one child", expects: "0 5", case113),
      Case(115, "A trait on a *unary* tree is on the result, not on the root's children", expects: "7 0", case115),
      Case(
        116, "A trait on a *multi* tree is on every output and is also visible to the root", expects: "7 7 7", case116),
      Case(117, "Independent keys do not interact", expects: "1 2 / g b", case117),
      Case(119, "Trait through AnyView / Optional / if", expects: "1 2 2 3 4", case119),
      Case(121, "Re-emitted children keep their traits for an outer tree", expects: "1 0 3", case121),
      Case(122, "A trait added while re-emitting applies only where the child has none", expects: "1 9", case122),
      Case(
        122, "A trait set while re-emitting overrides a trait set outside of the container",
        expects: "4 9 1 9 9 4", whileReEmitting),
      Case(122, "A child re-emitted in a container keeps its inherited traits", expects: "7 9", inContainer),
    ]
  }
}

private func case110() -> Any {
  traits { Group { ForEach(0..<3) { i in if i == 1 { Text("x").trait(9) } else { Text("\(i)") } } }.trait(4) }
}

private func case112() -> Any {
  traits {
    Text("A").trait(3).pad().border(); Text("B").pad().trait(4)
  }
}

private func case113() -> Any {
  traits {
    HStack { Text("A").trait(3) }; VStack { Text("B").trait(4) }.trait(5)
  }
}

private func case115() -> Any {
  let seen = Boxed("?")
  let out = children {
    Text("A").unary { ch in
      seen.v = "\(ch[0][K.self])"; return ch
    }.trait(7)
  }
  _ = show(out)
  return "\(out[0][K.self]) \(seen.v)"
}

private func case116() -> Any {
  let seen = Boxed("?")
  let out = children {
    Text("A").variadic { ch in
      let _ = (seen.v = "\(ch[0][K.self])"); ch; Divider()
    }.trait(7)
  }
  return "\(out[0][K.self]) \(out[1][K.self]) \(seen.v)"
}

private func case117() -> Any {
  let v = Group {
    Text("A").trait(1); Text("B").label("b").trait(2).label("outer")
  }.label("g")
  return traits { v } + " / " + labels { v }
}

private func case119() -> Any {
  let o: Text? = Text("o")
  return traits {
    AnyView(Text("A").trait(1)); AnyView(Two()).trait(2); o.trait(3); Group { if true { Text("c").trait(4) } }.trait(9)
  }
}

private func case121() -> Any {
  traits {
    Group {
      Text("A").trait(1); Text("B")
    }.variadic { $0 }; Text("C").trait(3).variadic { ch in ForEach(ch) { $0.pad() } }
  }
}

private func case122() -> Any {
  traits {
    Group {
      Text("A").trait(1); Text("B")
    }.variadic { ch in ForEach(ch) { $0.trait(9) } }
  }
}

private func whileReEmitting() -> Any {
  traits {
    Text("A").variadic { $0 }.trait(4)
    Text("B").variadic { ch in ForEach(ch) { $0.trait(9) } }.trait(4)
    Text("C").trait(1).variadic { ch in ForEach(ch) { $0.trait(9) } }.trait(4)
    Text("D").variadic { ch in ch.variadic { $0.trait(9) } }.trait(4)
    Text("E").variadic { $0.trait(9) }.trait(4).variadic { $0.trait(2) }.trait(1)
    Text("F").variadic { $0 }.trait(4).variadic { $0.trait(2) }.trait(1)
  }
}

private func inContainer() -> Any {
  let seen = Boxed("?")
  let view = Text("A").variadic { outer in
    div {
      Group {
        outer
        outer.trait(9)
      }
      .variadic { inner in
        let _ = (seen.v = inner.map { "\($0[K.self])" }.joined(separator: " "))
        inner
      }
    }
  }
  _ = show(children { view.trait(7) })
  _ = view.trait(7).rendered()
  return seen.v
}
