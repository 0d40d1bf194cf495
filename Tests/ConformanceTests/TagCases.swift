import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for tags.
  static var tagCases: [Case] {
    [
      Case(124, "tag(for:) by type", expects: "1 one true", case124),
      Case(125, "tag also answers for Optional<V>", expects: "true true true", case125),
      Case(126, "hasTag compares value and type", expects: "true false false", case126),
      Case(128, "Tag inside a container is invisible", expects: "true", case128),
      Case(129, "ForEach gives each view its element id as default tag", expects: "a a b b", case129),
      Case(
        130, "An explicit tag of the same type wins over the default; other types coexist", expects: "100 2 why",
        case130),
      Case(131, "A range ForEach tags with the Int", expects: "[0, 1, 2]", case131),
      Case(132, "Nested ForEach, same id type: the inner tag wins; different types: both", expects: "2 2 o", case132),
      Case(133, "An untagged child has no tag, whatever it contains", expects: "true true true 2", case133),
      Case(
        132, "For a re-emitted child an explicit tag wins over a default, and the innermost tag of each kind wins",
        expects: "[5, 7, 5, 1, 3, 8]", reEmitted),
    ]
  }
}

private func case124() -> Any {
  let s = subs {
    Text("A").tag(1).tag("one"); Text("B")
  }
  return
    "\(s[0].containerValues.tag(for: Int.self) ?? -1) \(s[0].containerValues.tag(for: String.self) ?? "-") \(s[1].containerValues.tag(for: Int.self) == nil)"
}

private func case125() -> Any {
  let s = subs {
    Text("A").tag(1); Text("B").tag(2, includeOptional: false)
  }
  return
    "\(s[0].containerValues.tag(for: Int?.self) == .some(.some(1))) \(s[1].containerValues.tag(for: Int?.self) == nil) \(s[1].containerValues.hasTag(2))"
}

private func case126() -> Any {
  let v = subs { Text("A").tag(1) }[0].containerValues
  return "\(v.hasTag(1)) \(v.hasTag(2)) \(v.hasTag("1"))"
}

private func case128() -> Any {
  subs { HStack { Text("5").tag(5.0) } }[0].containerValues.tag(for: Double.self) == nil
}

private func case129() -> Any {
  let s = subs {
    ForEach(["a", "b"], id: \.self) {
      Text($0); Divider()
    }
  }
  return s.map { $0.containerValues.tag(for: String.self) ?? "-" }.joined(separator: " ")
}

private func case130() -> Any {
  let s = subs { ForEach([1, 2], id: \.self) { n in if n == 1 { Text("x").tag(100) } else { Text("y").tag("why") } } }
  return
    "\(s[0].containerValues.tag(for: Int.self) ?? -1) \(s[1].containerValues.tag(for: Int.self) ?? -1) \(s[1].containerValues.tag(for: String.self) ?? "-")"
}

private func case131() -> Any {
  subs { ForEach(0..<3) { Text("\($0)") } }.map { $0.containerValues.tag(for: Int.self) ?? -1 }
}

private func case132() -> Any {
  let a = subs { ForEach([1], id: \.self) { _ in ForEach([2], id: \.self) { _ in Text("x") } } }[0].containerValues
  let b = subs { ForEach(["o"], id: \.self) { _ in ForEach([2], id: \.self) { _ in Text("x") } } }[0].containerValues
  return "\(a.tag(for: Int.self) ?? -1) \(b.tag(for: Int.self) ?? -1) \(b.tag(for: String.self) ?? "-")"
}

private func reEmitted() -> Any {
  let text = Text("A")
  let numbered = ForEach([1], id: \.self) { _ in text }
  return subs {
    ForEach([1], id: \.self) { _ in Group(subviews: text) { s in ForEach(s) { $0.tag(5) } } }
    ForEach([1], id: \.self) { _ in Group(subviews: text) { s in ForEach([7], id: \.self) { _ in s[0] } } }
    Group(subviews: numbered) { s in ForEach(s) { $0.tag(5) } }
    Group(subviews: numbered) { s in ForEach([7], id: \.self) { _ in s[0] } }
    Group(subviews: text.tag(3)) { s in ForEach(s) { $0.tag(5) } }
    Group(subviews: numbered) { $0 }.tag(8)
  }
  .map { $0.containerValues.tag(for: Int.self) ?? -1 }
}

private func case133() -> Any {
  let s = subs {
    Text("A").tag(1)._untagged()
    Text("B")._untagged().tag(1)
    ForEach([7], id: \.self) { _ in Text("C") }._untagged()
    Text("D").tag(2)
  }
  return s.map { child in
    child.containerValues.tag(for: Int.self).map { "\($0)" } ?? "\(!child.containerValues.hasTag(1))"
  }.joined(separator: " ")
}
