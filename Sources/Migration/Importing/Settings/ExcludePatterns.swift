/// The files that the settings of a site exclude, by patterns such as `drafts/**` or `*.tmp.md`.
///
/// A pattern also excludes everything in a folder that it matches.
struct ExcludePatterns: Sendable {
  private let patterns: [GlobPattern]
  /// The patterns that an import cannot match, such as `[ab]*` or `!kept.md`.
  let unknown: [String]

  /// Reads patterns; `./` and `/` at the start and `/` at the end do not matter.
  static func read(_ patterns: [String]) -> ExcludePatterns {
    let written = patterns.map(\.trimmed).filter { pattern in
      !pattern.isEmpty && !pattern.hasPrefix("#") && pattern.contains { $0 != "/" && $0 != "." }
    }
    let isUnknown: (String) -> Bool = { pattern in pattern.contains { "[]()!\\^$+|".contains($0) } }
    return ExcludePatterns(
      patterns: written.filter { !isUnknown($0) }.map { GlobPattern($0) }, unknown: written.filter(isUnknown))
  }

  /// Whether a path, or a folder around it, is excluded.
  func matches(_ path: String) -> Bool { patterns.contains { $0.matchesFolder(of: path) } }

  /// Notes about the patterns that an import cannot match.
  var notes: [ImportNote] {
    unknown.map { ImportNote(message: "the pattern `\($0)` excludes files in the old site; they are imported here") }
  }
}
