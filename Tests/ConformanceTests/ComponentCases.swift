import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for components.
  static var componentCases: [Case] {
    [
      Case(177, "intersperse a multi-view divider", expects: "x - + y", case177),
      Case(178, "intersperse over seed001's four views", expects: "h[pad(rect) | Hello0 | Hello1 | Hello2]", case178),
      Case(181, "DividedVStack: dividers between, none at the ends", expects: "v[First | Second | Third]", case181),
      Case(
        184, "Equal leaf values still get dividers (the hand-written text != texts.last version fails here)",
        expects: "v[A | A | A]", case184),
      Case(186, "Interleave splices next to siblings", expects: "v[t x | y e]", case186),
      Case(
        187, "CardsView with 0…5 subviews",
        expects:
          "v[h[]] v[h[feat[0]]] v[h[sec[1] feat[0]]] v[h[sec[1] feat[0] sec[2]]] v[h[sec[1] feat[0] sec[2]] 3] v[h[sec[1] feat[0] sec[2]] 3 4]",
        case187),
      Case(
        188, "MyPicker: selected, none, wrong type", expects: "h[sel[One] doc] h[One sel[doc]] h[One doc] h[One doc]",
        case188),
      Case(
        189, "MyPicker with nil selection and an untagged child: the untagged child is \"selected\"",
        expects: "h[One sel[plain]]", case189),
      Case(190, "MyPicker tags through Group and ForEach", expects: "h[sel[a] sel[b] f0 f1]", case190),
      Case(191, "MyGroup equals Group(subviews:)", expects: "true", case191),
      Case(193, "ChatList and the ForEach(subviews:) ChatContainer print the same", expects: "true", case193),
      Case(
        194, "Chat row with a conditional date header (two views for one message)",
        expects: "inv(ul[li[inv(date)] li[inv(d)] li[inv(m)]])", case194),
      Case(195, "Custom tab bar: selected content and labels", expects: "tabs[Feed nav[H F]]", case195),
      Case(
        196, "Two-level nested tabs, unary roots: labels do not mix",
        expects: "tabs[tabs[a nav[A]] nav[Outer1 Outer2]]", case196),
      Case(198, "Tab bar without a valid selection", expects: "tabs[nav[A]]", case198),
      Case(
        202, "CustomList.bordered(): one border around the scroll container, rows styled each",
        expects: "bord(pad(scroll[row(t) row(1)]))", case202),
    ]
  }
}

private func case177() -> Any {
  kids {
    Two().intersperse {
      Text("-"); Text("+")
    }
  }
}

private func case178() -> Any {
  @ViewBuilder var subviews: some View { Text("rect").pad(); ForEach(0..<3) { Text("Hello\($0)") } }
  return kids { HStack { subviews.intersperse { Divider() } } }
}

private func case181() -> Any {
  kids {
    DividedVStack {
      Text("First"); Text("Second"); Text("Third")
    }
  }
}

private func case184() -> Any {
  kids {
    DividedVStack {
      Text("A"); Text("A"); Text("A")
    }
  }
}

private func case186() -> Any {
  kids {
    VStack {
      Text("t");
      Interleave {
        Two()
      } separator: {
        Divider()
      }; Text("e")
    }
  }
}

private func case187() -> Any {
  func f(_ n: Int) -> String { kids { CardsView { ForEach(0..<n) { Text("\($0)") } } } }
  return (0...5).map(f).joined(separator: " ")
}

private func case188() -> Any {
  func f(_ s: Int?) -> String {
    kids {
      MyPicker(selection: s) {
        Text("One").myTag(1); Text("doc").myTag(2)
      }
    }
  }
  return [f(1), f(2), f(nil), f(7)].joined(separator: " ")
}

private func case189() -> Any {
  kids {
    MyPicker(selection: Int?.none) {
      Text("One").myTag(1); Text("plain")
    }
  }
}

private func case190() -> Any {
  kids {
    MyPicker(selection: 2) {
      Group {
        Text("a"); Text("b")
      }.myTag(2); ForEach(0..<2) { Text("f\($0)").myTag($0) }
    }
  }
}

private func case191() -> Any {
  @ViewBuilder var c: some View { Text("A"); Two() }
  return kids { MyGroup(subviews: c) { ch in ForEach(ch) { x in Box("a") { x } } } }
    == kids { Group(subviews: c) { s in ForEach(s) { x in Box("a") { x } } } }
}

private func case193() -> Any {
  @ViewBuilder var c: some View { Text("field"); ForEach(["m1", "m2"], id: \.self) { Text($0) } }
  return kids { ChatList { c } } == kids { List { ForEach(subviews: c) { $0.mark("inv") } }.mark("inv") }
}

private func case194() -> Any {
  kids {
    ChatList {
      ForEach([("d", true), ("m", false)], id: \.0) { s, h in
        if h { Text("date") }; Text(s)
      }
    }
  }
}

private func case195() -> Any {
  kids {
    TabsM(sel: 1) {
      Text("Home").tabItem("H"); Text("Feed").tabItem("F"); Text("hidden")
    }
  }
}

private func case196() -> Any {
  kids {
    TabsU {
      TabsU {
        Text("a").tabItem("A"); Text("b")
      }.tabItem("Outer1"); Text("c").tabItem("Outer2")
    }
  }
}

private func case198() -> Any {
  kids { TabsU(sel: 5) { Text("a").tabItem("A") } }
}

private func case202() -> Any {
  struct Root: _VariadicView_ViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      Box("scroll") { ForEach(children) { $0.mark("row") } }.pad()
    }
  }
  return kids {
    _VariadicView.Tree(Root()) {
      Text("t"); Text("1")
    }.border()
  }
}
