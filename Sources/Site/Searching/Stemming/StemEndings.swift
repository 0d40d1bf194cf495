/// Lists the endings that a short text in a ``StemmingTable`` names.
///
/// ```swift
/// StemEndings.list("e[nr] ung(en)?")  // en, er, ung, ungen
/// ```
struct StemEndings {
  private var rest: Substring

  static func list(_ text: String) -> [String] {
    var endings = StemEndings(rest: text[...])
    return endings.alternatives()
  }

  /// Reads alternatives up to a closing parenthesis or the end.
  private mutating func alternatives() -> [String] {
    var finished: [String] = []
    var current = [""]
    while let character = rest.popFirst(), character != ")" {
      if character == "|" || character == " " {
        finished += current
        current = [""]
        continue
      }
      var parts = self.parts(from: character)
      if rest.first == "?" {
        rest.removeFirst()
        parts.append("")
      }
      current = current.flatMap { start in parts.map { start + $0 } }
    }
    return finished + current
  }

  private mutating func parts(from character: Character) -> [String] {
    switch character {
    case "(": return alternatives()
    case "[":
      let set = rest.prefix { $0 != "]" }
      rest = rest[set.endIndex...].dropFirst()
      return set.map { String($0) }
    default: return [String(character)]
    }
  }
}
