/// The options of the command line.
struct Options: Sendable, Equatable {
  var posts = [1_000]
  var seed: UInt64 = 1
  var rounds = 5
  var warmUps = 1
  var folder = "/dev/shm/garland-site-benchmarks"
  var modes = BuildMode.usual
  /// The names of the generators to run; empty for all installed ones.
  var generators: [String] = []
  /// Paths of programs, by name.
  var programs: [String: String] = [:]
  var hasOwnTheme = false
  var hasSearch = false
  var asMarkdown = false
  var isCheck = false
  var isKept = false
  var wantsHelp = false

  static let programs = [
    "garland", "hugo", "pelican", "mkdocs", "jekyll", "nanoc", "pagefind", "zensical", "mdbook",
  ]

  static let help = """
    Compares Garland with other site generators on the same blog.

      swift run -c release SiteBenchmarks [OPTIONS]

      --posts N[,N…]       the numbers of posts (default: 1000)
      --modes LIST         fresh, plain, unchanged, edited, cloned, uncached (default: the first four)
      --generators LIST    garland, hugo, pelican, mkdocs, material, jekyll, nanoc (default: all installed)
                           with --search: garland, pagefind, material, zensical, mdbook
      --own-theme          also run Garland with its own theme
      --search             compare generators that make a search index, each with its own theme; Hugo with Pagefind
      --rounds N           the number of rounds (default: 5)
      --warm-ups N         the number of rounds before that, at least 1 (default: 1)
      --seed N             the seed of the blog (default: 1)
      --folder DIR         the working folder, best in memory (default: \(Options().folder))
      --garland PATH       the program; likewise --hugo, --pelican, --mkdocs, --jekyll, --nanoc, --pagefind,
                           --zensical and --mdbook (default: the variables GARLAND, HUGO and so on, then PATH)
      --markdown           print tables in Markdown
      --keep               keep the sites
      --check              run Garland alone with 20 posts and check the numbers of pages

    In the mode `plain`, no code block names its language. The mode `cloned` copies a site and its cache to a new folder
    with new modification times, and runs Garland with `--cache`. The mode `uncached` runs it with `--no-cache`.

    """

  /// Parses the arguments after the name of the program.
  init(_ arguments: some Sequence<String> = EmptyCollection()) throws(OptionMistake) {
    self.init()
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard try !parseFlag(name) else { continue }
      guard let value = rest.popFirst() else { throw .unknown(name) }
      try parse(name, value)
    }
    if isCheck {
      (posts, rounds, generators, modes) = ([20], 1, ["garland"], [.fresh])
    }
  }

  private init() {}

  private mutating func parseFlag(_ name: String) throws(OptionMistake) -> Bool {
    switch name {
    case "--own-theme": hasOwnTheme = true
    case "--search": hasSearch = true
    case "--markdown": asMarkdown = true
    case "--check": isCheck = true
    case "--keep": isKept = true
    case "--help": wantsHelp = true
    default: return false
    }
    return true
  }

  private mutating func parse(_ name: String, _ value: String) throws(OptionMistake) {
    let parts = value.split(separator: ",").map(String.init)
    switch name {
    case "--posts":
      posts = parts.compactMap(Int.init).filter { (1...PostTime.limit).contains($0) }
      guard !posts.isEmpty, posts.count == parts.count else { throw .wrong(name, value, "1 to \(PostTime.limit)") }
    case "--modes":
      modes = parts.compactMap(BuildMode.init)
      let names = BuildMode.allCases.map(\.rawValue).joined(separator: ", ")
      guard !modes.isEmpty, modes.count == parts.count else { throw .wrong(name, value, names) }
    case "--generators":
      generators = parts
      let names = Self.programs + ["material"]
      guard parts.allSatisfy(names.contains) else { throw .wrong(name, value, names.joined(separator: ", ")) }
    case "--rounds": rounds = try Self.number(name, value)
    case "--warm-ups": warmUps = try Self.number(name, value)
    case "--seed": seed = UInt64(try Self.number(name, value))
    case "--folder": folder = value
    default:
      guard Self.programs.contains(String(name.dropFirst(2))), name.hasPrefix("--") else { throw .unknown(name) }
      programs[String(name.dropFirst(2))] = value
    }
  }

  private static func number(_ name: String, _ value: String) throws(OptionMistake) -> Int {
    guard let number = Int(value), number > 0 else { throw .wrong(name, value, "a positive number") }
    return number
  }
}

/// An error in the command line.
enum OptionMistake: Error, Equatable {
  /// The option does not exist or has no value.
  case unknown(String)
  /// The value of the option is invalid.
  case wrong(String, String, String)

  /// The error message.
  var message: String {
    switch self {
    case .unknown(let name): "The option \(name) does not exist or needs a value. Try --help."
    case .wrong(let name, let value, let expected): "\(name) needs \(expected), not \(value)."
    }
  }
}
