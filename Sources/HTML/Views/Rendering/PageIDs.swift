/// Assigns `id` attributes that are unique on the page, for links, labels and the names of radio groups.
///
/// Call `claim` in a `UnaryView`'s `markup`, which runs once each time the view is rendered. A page has the same ids in
/// every render.
///
/// ```swift
/// struct Note: UnaryView {
///   var markup: some View { aside(.id(PageIDs.claim("note"))) { Text("Mind the gap") } }
/// }
/// ```
public enum PageIDs {
  /// Returns `preferred` if it is free on the page, else the first free id of `preferred-1`, `preferred-2` and so on.
  public static func claim(_ preferred: String) -> String {
    RenderSession.current?.claim(preferred) ?? preferred
  }

  /// Reserves `id` for an element that is rendered later: `claim` does not return it from now on.
  package static func reserve(_ id: String) {
    RenderSession.current?.record(.claim(id, result: id))
  }
}

/// The ids on the page so far.
struct TakenIDs {
  private var taken: Set<String> = []
  /// For each preferred id, the next number to try; all smaller numbers are taken.
  private var nextNumber: [String: Int] = [:]

  /// Creates the set of all ids in `events`.
  init(_ events: [RenderEvent]) {
    for event in events { insert(event) }
  }

  /// Inserts the id of an element or of a claim.
  mutating func insert(_ event: RenderEvent) {
    switch event {
    case .identifier(let id): taken.insert(id)
    case .claim(let preferred, let id):
      taken.insert(id)
      if id != preferred, let number = Int(id.dropFirst(preferred.count + 1)) { nextNumber[preferred] = number }
    case .asset, .diagnostic, .head: break
    }
  }

  /// Returns `preferred` or, if that is taken, the first free id with a number at the end.
  mutating func freeID(for preferred: String) -> String {
    let none = TakenIDs([])
    return freeID(for: preferred, besides: none)
  }

  /// Returns an id that is free both here and in `others`.
  private mutating func freeID(for preferred: String, besides others: TakenIDs) -> String {
    func isTaken(_ id: String) -> Bool { taken.contains(id) || others.taken.contains(id) }
    guard isTaken(preferred) else { return preferred }
    var number = max(nextNumber[preferred, default: 1], others.nextNumber[preferred, default: 1])
    while isTaken("\(preferred)-\(number)") { number += 1 }
    nextNumber[preferred] = number
    return "\(preferred)-\(number)"
  }

  /// Returns whether every claim in `events` would get the same id now, without copying or changing the set.
  func wouldRepeatClaims(in events: ArraySlice<RenderEvent>) -> Bool {
    var new = TakenIDs([])
    return events.allSatisfy { event in
      if case .claim(let preferred, let id) = event, new.freeID(for: preferred, besides: self) != id { return false }
      new.insert(event)
      return true
    }
  }
}

extension RenderEvent {
  /// Whether a view claimed an id.
  var isClaim: Bool { if case .claim = self { true } else { false } }
}
