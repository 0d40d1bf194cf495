/// The files that the settings of a site exclude, by patterns such as `drafts/**` or `*.tmp.md`.
///
/// A pattern also excludes everything in a folder that it matches. `*` matches in one part of a path, `**` any parts.
struct ExcludePatterns: Sendable {
  private let patterns: [[Substring]]
  /// The patterns that an import cannot match, such as `[ab]*` or `!kept.md`.
  let unknown: [String]

  /// Reads patterns; `./` and `/` at the start and `/` at the end do not matter.
  static func read(_ patterns: [String]) -> ExcludePatterns {
    let written = patterns.map(\.trimmed).filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let isUnknown: (String) -> Bool = { pattern in pattern.contains { "[]{}()!\\^$+|".contains($0) } }
    let parts = written.filter { !isUnknown($0) }.map { pattern in
      pattern.split(separator: "/").filter { $0 != "." }
    }
    return ExcludePatterns(patterns: parts.filter { !$0.isEmpty }, unknown: written.filter(isUnknown))
  }

  /// Whether a path, or a folder around it, is excluded.
  func matches(_ path: String) -> Bool {
    if patterns.isEmpty { return false }
    let parts = path.split(separator: "/")
    return patterns.contains { Self.begins(parts, with: $0) }
  }

  /// Notes about the patterns that an import cannot match.
  var notes: [ImportNote] {
    unknown.map { ImportNote(message: "the pattern `\($0)` excludes files in the old site; they are imported here") }
  }

  /// Whether the first parts of a path match a pattern.
  private static func begins(_ parts: [Substring], with pattern: [Substring]) -> Bool {
    // The numbers of parts that the pattern can have matched so far.
    var reached: Set<Int> = [0]
    for piece in pattern {
      if piece == "**" {
        reached = Set((reached.min() ?? parts.count)...parts.count)
      } else {
        reached = Set(reached.compactMap { $0 < parts.count && matches(parts[$0], piece) ? $0 + 1 : nil })
      }
      if reached.isEmpty { return false }
    }
    return true
  }

  /// Whether a part of a path matches a part of a pattern with `*` and `?`.
  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    let (name, pattern) = (Array(name), Array(pattern))
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

extension ImportPlan {
  /// Lists an article that the settings of the old site exclude.
  mutating func omitExcluded(_ path: String) {
    guard path.isMarkdown || path.fileExtension == "mdx" else { return }
    omitted.append(Omission(path: path, reason: "the settings of the old site exclude it"))
  }
}
