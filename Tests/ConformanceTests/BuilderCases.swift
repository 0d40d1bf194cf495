import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for builders and flattening.
  static var builderCases: [Case] {
    [
      Case(2, "Empty builder", expects: "0", case2),
      Case(3, "One statement adds no TupleView", expects: "Text", case3),
      Case(5, "Nested tuples flatten", expects: "First Second Third", case5),
      Case(6, "A @ViewBuilder property is spliced, not boxed", expects: "t 1 2 3", case6),
      Case(7, "Group is transparent", expects: "A B C D", case7),
      Case(8, "Groups nest to any depth", expects: "A B", case8),
      Case(9, "Composite with two views counts two", expects: "x y z", case9),
      Case(11, "Composite that is empty counts zero", expects: "A B", case11),
      Case(13, "Modifiers on EmptyView still contribute nothing", expects: "A", case13),
      Case(
        15, "Thirty-two statements keep order",
        expects: "a b c d e f g h i j k l m n o p q r s t u v w x y z A B C D E F", case15),
      Case(16, "A container is one child, whatever its content", expects: "h[A B] C", case16),
      Case(17, "An empty container is still one child", expects: "2", case17),
      Case(18, "AnyView of one", expects: "A B", case18),
      Case(19, "AnyView of many splices", expects: "A B x y", case19),
      Case(20, "AnyView of nothing, AnyView of AnyView", expects: "A", case20),
      Case(21, "Optional multi-view", expects: "3 0", case21),
      Case(22, "Optional value used directly as a view", expects: "A", case22),
      Case(24, "else-if chain and switch", expects: "0 s0 / x y s1 s1b / sd", case24),
      Case(25, "if let", expects: "a 7 / a", case25),
      Case(26, "if #available (on Linux the * clause is true)", expects: "new api", case26),
      Case(27, "let statements inside a builder add nothing", expects: "a 4", case27),
    ]
  }
}

private func case2() -> Any {
  count {}
}

private func case3() -> Any {
  func f<V: View>(@ViewBuilder _ c: () -> V) -> String { "\(V.self)" }
  return f { Text("A") }
}

private func case5() -> Any {
  let inner = ViewBuilder.buildBlock(Text("First"), Text("Second"))
  let outer = ViewBuilder.buildBlock(inner, Text("Third"))
  return show(outer)
}

private func case6() -> Any {
  @ViewBuilder var parts: some View { Text("1"); Text("2"); Text("3") }
  return kids {
    Text("t"); parts
  }
}

private func case7() -> Any {
  kids {
    Text("A");
    Group {
      Text("B"); Text("C")
    }; Text("D")
  }
}

private func case8() -> Any {
  kids {
    Group {
      Group {
        Group { Text("A") }; Text("B")
      }; Group {}
    }
  }
}

private func case9() -> Any {
  kids {
    Two(); Text("z")
  }
}

private func case11() -> Any {
  kids {
    Text("A"); Maybe(show: false); Text("B")
  }
}

private func case13() -> Any {
  kids {
    EmptyView().pad().border(); Text("A"); EmptyView().trait(3).tag("t").id("i")
  }
}

private func case15() -> Any {
  kids {
    Text("a"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f"); Text("g"); Text("h"); Text("i"); Text("j");
    Text("k"); Text("l"); Text("m"); Text("n"); Text("o"); Text("p"); Text("q"); Text("r"); Text("s"); Text("t");
    Text("u"); Text("v"); Text("w"); Text("x"); Text("y"); Text("z"); Text("A"); Text("B"); Text("C"); Text("D");
    Text("E"); Text("F")
  }
}

private func case16() -> Any {
  kids {
    HStack {
      Text("A"); Text("B")
    }; Text("C")
  }
}

private func case17() -> Any {
  count {
    HStack {}; VStack { EmptyView() }
  }
}

private func case18() -> Any {
  kids {
    AnyView(Text("A")); Text("B")
  }
}

private func case19() -> Any {
  kids {
    AnyView(
      Group {
        Text("A"); Text("B")
      });
    AnyView(Two())
  }
}

private func case20() -> Any {
  kids {
    AnyView(EmptyView()); AnyView(AnyView(AnyView(Text("A"))))
  }
}

private func case21() -> Any {
  func f(_ on: Bool) -> Int { count { if on { Text("A"); Text("B"); Text("C") } } }
  return "\(f(true)) \(f(false))"
}

private func case22() -> Any {
  let none: Text? = nil; let some: Text? = Text("A")
  return kids {
    none; some
  }
}

private func case24() -> Any {
  func f(_ n: Int) -> String {
    kids {
      if n == 0 { Text("0") } else if n == 1 { Two() } else { EmptyView() }
      switch n {
      case 0: Text("s0");
      case 1: Text("s1"); Text("s1b");
      default: Text("sd")
      }
    }
  }
  return [f(0), f(1), f(2)].joined(separator: " / ")
}

private func case25() -> Any {
  func f(_ n: Int?) -> String {
    kids {
      Text("a"); if let n { Text("\(n)") }
    }
  }
  return f(7) + " / " + f(nil)
}

private func case26() -> Any {
  kids { if #available(iOS 18.0, *) { Text("new"); Text("api") } else { Text("old") } }
}

private func case27() -> Any {
  kids {
    let n = 3; Text("a"); let m = n + 1; Text("\(m)")
  }
}
