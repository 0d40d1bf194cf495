/// A pattern for paths such as `src/**/*.{md,mdx}`.
///
/// `*`, `?` and `[a-z]` match in one part of a path, `**` matches any number of parts, and braces hold alternatives.
struct GlobPattern: Sendable {
  private let alternatives: [[Substring]]

  /// Reads a pattern; `./` and `/` at the start and `/` at the end do not matter.
  init(_ pattern: String) {
    alternatives = Self.expanded(pattern[...], limit: 64).map { alternative in
      alternative.split(separator: "/").filter { $0 != "." }
    }
  }

  /// Whether a path matches the whole pattern.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return alternatives.contains { Self.reached(parts, by: $0).contains(parts.count) }
  }

  /// Whether a path, or a folder around it, matches the pattern.
  func matchesFolder(of path: String) -> Bool {
    let parts = path.split(separator: "/")
    return alternatives.contains { !$0.isEmpty && !Self.reached(parts, by: $0).isEmpty }
  }

  /// Returns the pattern with each combination of the alternatives in braces.
  private static func expanded(_ pattern: Substring, limit: Int) -> [Substring] {
    guard limit > 0, let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let options = pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
    let ends = expanded(pattern[pattern.index(after: close)...], limit: limit / max(1, options.count))
    return options.flatMap { option in ends.map { Substring(pattern[..<open] + option + $0) } }
  }

  /// Returns the numbers of leading parts that the whole pattern can match.
  private static func reached(_ parts: [Substring], by pattern: [Substring]) -> Set<Int> {
    var reached: Set<Int> = [0]
    for piece in pattern {
      if piece == "**" {
        reached = Set((reached.min() ?? parts.count)...parts.count)
      } else {
        reached = Set(reached.compactMap { $0 < parts.count && matches(parts[$0], piece) ? $0 + 1 : nil })
      }
      if reached.isEmpty { return [] }
    }
    return reached
  }

  /// Whether a part of a path matches a part of a pattern with `*`, `?` and `[a-z]`.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let name = Array(name)
    var reached: Set<Int> = [0]
    var rest = pattern
    while let first = rest.first {
      if first == "*" {
        rest.removeFirst()
        reached = Set((reached.min() ?? name.count)...name.count)
      } else {
        let accepts = takeCharacter(from: &rest)
        reached = Set(reached.compactMap { $0 < name.count && accepts(name[$0]) ? $0 + 1 : nil })
      }
      if reached.isEmpty { return false }
    }
    return reached.contains(name.count)
  }

  /// Takes the pattern of one character from the start of a pattern: a character, `?`, `[a-z]` or `[^_]`.
  private static func takeCharacter(from pattern: inout Substring) -> (Character) -> Bool {
    let first = pattern.removeFirst()
    if first == "?" { return { _ in true } }
    guard first == "[", let close = pattern.dropFirst().firstIndex(of: "]") else { return { $0 == first } }
    var members = Array(pattern[..<close])
    pattern = pattern[pattern.index(after: close)...]
    let isNegated = members.first == "^" || members.first == "!"
    if isNegated { members.removeFirst() }
    return { character in
      let isMember = members.indices.contains { index in
        guard index + 2 < members.count, members[index + 1] == "-" else { return members[index] == character }
        return members[index] <= character && character <= members[index + 2]
      }
      return isMember != isNegated
    }
  }
}
