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
    case .claim(_, let id): taken.insert(id)
    case .asset, .diagnostic: break
    }
  }

  /// What was wanted, else the first of that with `-1`, `-2`, … behind it that is free.
  mutating func free(_ wanted: String) -> String {
    guard taken.contains(wanted) else { return wanted }
    var number = next[wanted, default: 1]
    while taken.contains("\(wanted)-\(number)") { number += 1 }
    next[wanted] = number
    return "\(wanted)-\(number)"
  }
}

extension Fact {
  /// Whether somebody asked for an id.
  var isClaim: Bool { if case .claim = self { true } else { false } }
}
