import Garland
import TestSupport
import Testing

extension Case {
  /// The cases for container values.
  static var containerValueCases: [Case] {
    [
      Case(136, "Sub-field key paths merge", expects: "3 0 5 10", case136),
      Case(137, "Whole value inside, field outside: the inner whole value wins completely", expects: "1 1", case137),
      Case(138, "Whole value outside, field inside: merged", expects: "9 1", case138),
      Case(138, "A field set while re-emitting merges with a field set outside", expects: "2 3", whileReEmitting),
      Case(139, "Direct subview vs subview of a VStack (Apple's two examples)", expects: "1 0", case139),
      Case(
        140,
        "Values survive a second Group(subviews:) over the collection (WWDC24 DisplayBoard: section.content → Group(subviews:))",
        expects: "1 A 0 B", case140),
    ]
  }
}

private func case136() -> Any {
  let p = subs {
    Text("A").containerValue(\.pin.x, 3); Text("B").containerValue(\.pin.r, 10).containerValue(\.pin.x, 5)
  }.map { $0.containerValues.pin }
  return "\(p[0].x) \(p[0].r) \(p[1].x) \(p[1].r)"
}

private func case137() -> Any {
  let p = subs { Text("A").containerValue(\.pin, Pin(x: 1, r: 1)).containerValue(\.pin.x, 9) }[0].containerValues.pin
  return "\(p.x) \(p.r)"
}

private func case138() -> Any {
  let p = subs { Text("A").containerValue(\.pin.x, 9).containerValue(\.pin, Pin(x: 1, r: 1)) }[0].containerValues.pin
  return "\(p.x) \(p.r)"
}

private func whileReEmitting() -> Any {
  let p = subs {
    Group(subviews: Text("A")) { $0.containerValue(\.pin.x, 2) }.containerValue(\.pin.r, 3)
  }[0].containerValues.pin
  return "\(p.x) \(p.r)"
}

private func case139() -> Any {
  let a = subs { Text("A").containerValue(\.rank, 1) }[0].containerValues.rank
  let b = subs { VStack { Text("A").containerValue(\.rank, 1) } }[0].containerValues.rank
  return "\(a) \(b)"
}

private func case140() -> Any {
  kids {
    Group(
      subviews: Group {
        Text("A").containerValue(\.rank, 1); Text("B")
      }
    ) { s in
      Group(subviews: s) { t in
        ForEach(t) { x in
          Text("\(x.containerValues.rank)"); x
        }
      }
    }
  }
}
