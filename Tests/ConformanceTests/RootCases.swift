import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for unary and multi roots.
  static var rootCases: [Case] {
    [
      Case(51, "Multi root returning children splices", expects: "< A B >", case51),
      Case(52, "Unary root returning children is one child", expects: "< root[A B] >", case52),
      Case(54, "seed000 demo: border on a unary root borders once", expects: "bord(root[t 1 2 3])", case54),
      Case(57, "Plain ViewRoot (neither unary nor multi) behaves as multi inside a list", expects: "A B end C", case57),
      Case(
        58, "Multi root whose body is one container is one child", expects: "inv(ul[li[inv(f)] li[inv(m)]]) z", case58),
      Case(60, "Unary root over empty content still counts one", expects: "1", case60),
      Case(61, "Root may ignore its children", expects: "only", case61),
      Case(63, "Count inside a conditional in the root body", expects: "0 1 / many[0 1 2]", case63),
      Case(64, "Nested multi in multi", expects: "2 A B", case64),
      Case(65, "Nested unary in unary", expects: "root[1 root[A B]]", case65),
      Case(66, "Multi inside unary, unary inside multi", expects: "2 1", case66),
      Case(67, "Multi-root output of an inner tree is visible to an outer tree", expects: "5 A | B | C", case67),
    ]
  }
}

private func case51() -> Any {
  kids {
    Text("<");
    Group {
      Text("A"); Text("B")
    }.variadic { $0 }; Text(">")
  }
}

private func case52() -> Any {
  kids {
    Text("<");
    Group {
      Text("A"); Text("B")
    }.unary { $0 }; Text(">")
  }
}

private func case54() -> Any {
  kids {
    Group {
      Text("t"); Text("1"); Text("2"); Text("3")
    }.unary { $0 }.border()
  }
}

private func case57() -> Any {
  struct R: _VariadicView_ViewRoot {
    func body(children: _VariadicView.Children) -> some View { children; Text("end") }
  }
  return kids {
    _VariadicView.Tree(R()) {
      Text("A"); Text("B")
    }; Text("C")
  }
}

private func case58() -> Any {
  kids {
    ChatList {
      Text("f"); Text("m")
    }; Text("z")
  }
}

private func case60() -> Any {
  count { EmptyView().unary { $0 } }
}

private func case61() -> Any {
  kids {
    Group {
      Text("A"); Text("B")
    }.variadic { _ in Text("only") }
  }
}

private func case63() -> Any {
  func f(_ n: Int) -> String {
    kids { ForEach(0..<n) { Text("\($0)") }.variadic { ch in if ch.count > 2 { Box("many") { ch } } else { ch } } }
  }
  return f(2) + " / " + f(3)
}

private func case64() -> Any {
  kids {
    Group {
      Text("A"); Text("B")
    }.variadic { $0 }.variadic { ch in
      Text("\(ch.count)"); ch
    }
  }
}

private func case65() -> Any {
  kids {
    Group {
      Text("A"); Text("B")
    }.unary { $0 }.unary { ch in
      Text("\(ch.count)"); ch
    }
  }
}

private func case66() -> Any {
  let a = kids {
    Group {
      Text("A"); Text("B")
    }.variadic { $0 }.unary { ch in Text("\(ch.count)") }
  }
  let b = kids {
    Group {
      Text("A"); Text("B")
    }.unary { $0 }.variadic { ch in Text("\(ch.count)") }
  }
  return a + " " + b
}

private func case67() -> Any {
  kids {
    Group {
      Text("A"); Text("B"); Text("C")
    }.intersperse { Divider() }.variadic { ch in
      Text("\(ch.count)"); ch
    }
  }
}
