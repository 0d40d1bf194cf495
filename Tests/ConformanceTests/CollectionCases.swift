import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for children as a collection.
  static var collectionCases: [Case] {
    [
      Case(68, "first / last / isEmpty on empty content", expects: "true true true true", case68),
      Case(69, "Subscripts and indices", expects: "[0, 1, 2, 3] A x y B", case69),
      Case(71, "dropFirst on one and on none", expects: "0 0", case71),
      Case(72, "Slice of a slice keeps the base's indices", expects: "2 3 4 3 4 5 6 5", case72),
      Case(73, "subviews[3...] is a view", expects: "3 4 pad(0)", case73),
      Case(74, "Empty slice is an empty view", expects: "0", case74),
      Case(75, "Children inserted wholesale", expects: "[ A B ]", case75),
      Case(78, "enumerated with id \\.offset", expects: "0 x 1 y", case78),
      Case(82, "A child placed twice has distinct ids in the new list", expects: "true", case82),
      Case(83, "A child may be placed in several containers", expects: "top[x] all[x y]", case83),
      Case(84, "Selecting one child (Emerge's ViewSelector)", expects: "World", case84),
    ]
  }
}

private func case68() -> Any {
  let c = children { EmptyView() }
  return "\(c.isEmpty) \(c.first == nil) \(c.last == nil) \(c.startIndex == c.endIndex)"
}

private func case69() -> Any {
  let c = children {
    Text("A"); Two(); Text("B")
  }
  return "\(Array(c.indices)) \(show(c[0])) \(show(c[1])) \(show(c[2])) \(show(c[c.endIndex - 1]))"
}

private func case71() -> Any {
  let one = children { Text("A") }, none = children {}
  return "\(one.dropFirst().count) \(none.dropFirst().count)"
}

private func case72() -> Any {
  let s = subs { ForEach(0..<8) { Text("\($0)") } }
  let a = s[2..<7], b = a[3...], c = b.dropFirst()
  return "\(a.startIndex) \(b.startIndex) \(c.startIndex) \(show(b)) \(show(c[5]))"
}

private func case73() -> Any {
  let s = subs { ForEach(0..<5) { Text("\($0)") } }
  return kids {
    s[3...]; s[..<1].pad()
  }
}

private func case74() -> Any {
  let s = subs {
    Text("A"); Text("B")
  }
  return count {
    s[2...]; s[1..<1]
  }
}

private func case75() -> Any {
  kids {
    Group {
      Text("A"); Text("B")
    }.variadic { ch in
      Text("["); ch; Text("]")
    }
  }
}

private func case78() -> Any {
  kids {
    Two().variadic { ch in
      ForEach(Array(ch.enumerated()), id: \.offset) { i, c in
        Text("\(i)"); c
      }
    }
  }
}

private func case82() -> Any {
  unique(
    ids {
      Text("A").variadic { ch in
        ch[0]; ch[0]; ch
      }
    })
}

private func case83() -> Any {
  kids {
    Two().variadic { ch in
      Box("top") { ch.first }; Box("all") { ch }
    }
  }
}

private func case84() -> Any {
  struct Sel: _VariadicView_MultiViewRoot {
    let position: Int; func body(children: _VariadicView.Children) -> some View { children[position] }
  }
  return kids {
    _VariadicView.Tree(Sel(position: 1)) {
      Group {
        Text("Hello"); Text("World")
      }
    }
  }
}
