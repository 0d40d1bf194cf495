/// The files that `ignoreFiles` in the configuration of Hugo leaves out, by regular expressions such as `\.Rmd$`.
struct HugoIgnoredFiles {
  private let patterns: [Regex<AnyRegexOutput>]
  /// The patterns that an import does not match.
  let unknown: [String]

  /// Reads patterns of letters, dots, stars and anchors, which take little time on any path.
  init(_ written: [String]) {
    let isSimple: (String) -> Bool = { pattern in
      pattern.count { $0 == "*" || $0 == "+" } < 3 && pattern.wholeMatch(of: /[\w\-\/ .\\$^*+]*/) != nil
    }
    let read = written.map { pattern in (pattern, isSimple(pattern) ? try? Regex(pattern) : nil) }
    patterns = read.compactMap(\.1)
    unknown = read.filter { $0.1 == nil }.map(\.0)
  }

  /// Whether Hugo leaves out a file.
  func matches(_ path: String) -> Bool { patterns.contains { ("/" + path).firstMatch(of: $0) != nil } }
}
