/// Gives ids to elements that need one: for links, for labels, for the name of a set.
///
/// A view asks in its `markup`, which runs once each time the view is written. The same page gives the same ids every time.
///
/// ```swift
/// struct Note: UnaryView {
///   var markup: some View { aside(.id(PageIDs.claim("note"))) { Text("Mind the gap") } }
/// }
/// ```
public enum PageIDs {
  /// An id that nothing on the page has so far: `wanted`, else that with `-1`, `-2`, … behind it.
  public static func claim(_ wanted: String) -> String {
    RenderBox.current?.claim(wanted) ?? wanted
  }

  /// Has `id` be given to nobody else from here on: an element that is yet to be written has it.
  public static func reserve(_ id: String) {
    RenderBox.current?.report(.claim(id, given: id))
  }
}

/// The ids of the page that is being written.
struct TakenIDs {
  private var taken: Set<String> = []
  private var next: [String: Int] = [:]

  /// Those that were reported.
  init(_ facts: [Fact]) {
    for fact in facts { take(fact) }
  }

  /// Notes down an id that an element has, or that was given away.
  mutating func take(_ fact: Fact) {
    switch fact {
    case .identifier(let id): taken.insert(id)
    case .claim(let wanted, let id):
      taken.insert(id)
      // All numbers below are taken, so that nobody need look at them again.
      if id != wanted, let number = Int(id.dropFirst(wanted.count + 1)) { next[wanted] = number }
    case .asset, .diagnostic: break
    }
  }

  /// What was wanted, else the first of that with `-1`, `-2`, … behind it that is free.
  mutating func free(_ wanted: String) -> String {
    let none = TakenIDs([])
    return free(wanted, besides: none)
  }

  /// The same for one who may not have what others took, either.
  private mutating func free(_ wanted: String, besides others: TakenIDs) -> String {
    func isTaken(_ id: String) -> Bool { taken.contains(id) || others.taken.contains(id) }
    guard isTaken(wanted) else { return wanted }
    var number = max(next[wanted, default: 1], others.next[wanted, default: 1])
    while isTaken("\(wanted)-\(number)") { number += 1 }
    next[wanted] = number
    return "\(wanted)-\(number)"
  }

  /// Whether those who asked when `facts` were reported would be given the same now; nothing is noted down, nor copied.
  func wouldRepeat(_ facts: ArraySlice<Fact>) -> Bool {
    var now = TakenIDs([])
    return facts.allSatisfy { fact in
      if case .claim(let wanted, let given) = fact, now.free(wanted, besides: self) != given { return false }
      now.take(fact)
      return true
    }
  }
}

extension Fact {
  /// Whether somebody asked for an id.
  var isClaim: Bool { if case .claim = self { true } else { false } }
}
