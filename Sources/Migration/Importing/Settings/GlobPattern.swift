/// A pattern for paths such as `src/**/*.{md,mdx}`.
///
/// `*` and `?` match in one part of a path, `**` matches any number of parts, and braces hold alternatives.
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

  /// Whether a part of a path matches a part of a pattern with `*` and `?`.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let name = Array(name)
    var reached: Set<Int> = [0]
    for character in pattern {
      if character == "*" {
        reached = Set((reached.min() ?? name.count)...name.count)
      } else {
        reached = Set(
          reached.compactMap { $0 < name.count && (character == "?" || name[$0] == character) ? $0 + 1 : nil })
      }
      if reached.isEmpty { return false }
    }
    return reached.contains(name.count)
  }
}
