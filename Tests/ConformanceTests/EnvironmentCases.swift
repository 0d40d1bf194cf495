import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for the environment.
  static var environmentCases: [Case] {
    [
      Case(142, "Environment set on one declared child stays with it", expects: "lvl3 lvl0", case142),
      Case(143, "Environment set on the proxy by the root does not change a composite child", expects: "lvl0", case143),
      Case(
        144, "Environment set on the proxy reaches a leaf that reads the environment when rendered", expects: "lvl9",
        case144),
      Case(145, "Environment set on the proxy reaches the content of a container child", expects: "h[lvl9]", case145),
      Case(146, "A declaration-side write beats the placement's", expects: "h[lvl4]", case146),
      Case(147, "Root body may use @Environment", expects: "r6 A", case147),
    ]
  }
}

private func case142() -> Any {
  kids {
    Group {
      EnvLabel().environment(\.level, 3); EnvLabel()
    }.variadic { $0 }
  }
}

private func case143() -> Any {
  kids { EnvLabel().variadic { ch in ForEach(ch) { $0.environment(\.level, 9) } } }
}

private func case144() -> Any {
  kids { EnvText().variadic { ch in ForEach(ch) { $0.environment(\.level, 9) } } }
}

private func case145() -> Any {
  kids { HStack { EnvLabel() }.variadic { ch in ForEach(ch) { $0.environment(\.level, 9) } } }
}

private func case146() -> Any {
  kids { HStack { EnvLabel() }.environment(\.level, 4).variadic { ch in ForEach(ch) { $0.environment(\.level, 9) } } }
}

private func case147() -> Any {
  struct R: _VariadicView_MultiViewRoot {
    @Environment(\.level) var level;
    func body(children: _VariadicView.Children) -> some View { Text("r\(level)"); children }
  }
  return kids { _VariadicView.Tree(R()) { Text("A") }.environment(\.level, 6) }
}
