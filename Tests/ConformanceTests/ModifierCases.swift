import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for modifiers on lists.
  static var modifierCases: [Case] {
    [
      Case(38, "Modifier on a Group applies to each member", expects: "pad(A) pad(B)", case38),
      Case(
        39, "Modifier on a tuple applies to each member, through nesting", expects: "bord(1) bord(2) bord(3)", case39),
      Case(
        40, "Modifier on ForEach applies to each view of each element", expects: "pad(0) pad(|) pad(1) pad(|)", case40),
      Case(42, "Modifier on optional / conditional / AnyView", expects: "pad(x) pad(y) pad(A) bord(x) bord(y)", case42),
      Case(43, "Modifier on a container wraps once", expects: "pad(h[A B])", case43),
      Case(45, "Custom ViewModifier, body wraps content", expects: "pad(A) pad(B)", case45),
      Case(46, "Custom ViewModifier that puts content in a container makes one child", expects: "m[A B z]", case46),
      Case(47, "Custom ViewModifier whose body is itself a list", expects: "A B z C", case47),
      Case(48, "Custom ViewModifier on nothing", expects: "m[z]", case48),
      Case(49, "Environment, id, tag and trait modifiers never change the structure", expects: "A B", case49),
      Case(
        50, "Modifier on a Section reaches header, content and footer", expects: "pad(H) pad(c1) pad(c2) pad(F)", case50
      ),
    ]
  }
}

private func case38() -> Any {
  kids {
    Group {
      Text("A"); Text("B")
    }.pad()
  }
}

private func case39() -> Any {
  let inner = ViewBuilder.buildBlock(Text("1"), Text("2"))
  return show(ViewBuilder.buildBlock(inner, Text("3")).border())
}

private func case40() -> Any {
  kids {
    ForEach(0..<2) { i in
      Text("\(i)"); Divider()
    }.pad()
  }
}

private func case42() -> Any {
  let n: Two? = nil; let s: Two? = Two()
  return kids {
    n.pad(); s.pad(); Group { if true { Text("A") } else { Text("B") } }.pad(); AnyView(Two()).border()
  }
}

private func case43() -> Any {
  kids {
    HStack {
      Text("A"); Text("B")
    }.pad()
  }
}

private func case45() -> Any {
  kids {
    Group {
      Text("A"); Text("B")
    }.modifier(PadMod())
  }
}

private func case46() -> Any {
  kids {
    Group {
      Text("A"); Text("B")
    }.modifier(BoxMod())
  }
}

private func case47() -> Any {
  kids {
    Group {
      Text("A"); Text("B")
    }.modifier(TailMod()); Text("C")
  }
}

private func case48() -> Any {
  kids {
    EmptyView().modifier(PadMod()); EmptyView().modifier(BoxMod())
  }
}

private func case49() -> Any {
  kids {
    Group {
      Text("A"); Text("B")
    }.environment(\.level, 1).id("x").tag(1).trait(2).containerValue(\.rank, 3)
  }
}

private func case50() -> Any {
  kids {
    Section {
      Text("c1"); Text("c2")
    } header: {
      Text("H")
    } footer: {
      Text("F")
    }.pad()
  }
}
