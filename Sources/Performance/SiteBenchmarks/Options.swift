/// What the command line asks for.
struct Options: Sendable, Equatable {
  var posts = [1_000]
  var seed: UInt64 = 1
  var rounds = 5
  var warmUps = 1
  var folder = "/dev/shm/garland-site-benchmarks"
  var modes = Mode.usual
  /// The names of programs to take; nothing is all that are there.
  var generators: [String] = []
  /// Paths of programs, by name.
  var programs: [String: String] = [:]
  var hasOwnTheme = false
  var asMarkdown = false
  var isCheck = false
  var isKept = false
  var wantsHelp = false

  static let programs = ["garland", "hugo", "pelican", "mkdocs", "jekyll", "nanoc"]

  static let help = """
    Measures Garland beside other makers of sites, on a blog that is the same for all of them.

      swift run -c release SiteBenchmarks [OPTIONS]

      --posts N[,N…]       how many posts, else 1000
      --modes LIST         of fresh, plain, unchanged, edited, cloned, uncached; else the first four
      --generators LIST    of garland, hugo, pelican, mkdocs, material, jekyll, nanoc; else all that are there
      --own-theme          Garland with its own theme, too
      --rounds N           how many rounds, else 5
      --warm-ups N         how many rounds before those, at least 1; else 1
      --seed N             which blog, else 1
      --folder DIR         where to work, best on a file system in memory; else \(Options().folder)
      --garland PATH       the program; likewise --hugo, --pelican, --mkdocs, --jekyll and --nanoc.
                           Else the variables GARLAND, HUGO and so on name it, else PATH has it
      --markdown           tables in Markdown
      --keep               leave the sites there
      --check              20 posts and Garland alone: are the numbers of pages right?

    `plain` has the same posts, but no code block says its language. `cloned` copies a site and its cache to a new folder
    with new times, and calls Garland with `--cache`; `uncached` calls it with `--no-cache`.

    """

  /// Reads the arguments behind the name of the program.
  init(_ arguments: some Sequence<String> = EmptyCollection()) throws(OptionMistake) {
    self.init()
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      guard try !takeSwitch(name) else { continue }
      guard let value = rest.popFirst() else { throw .unknown(name) }
      try take(name, value)
    }
    if isCheck {
      (posts, rounds, generators, modes) = ([20], 1, ["garland"], [.fresh])
    }
  }

  private init() {}

  private mutating func takeSwitch(_ name: String) throws(OptionMistake) -> Bool {
    switch name {
    case "--own-theme": hasOwnTheme = true
    case "--markdown": asMarkdown = true
    case "--check": isCheck = true
    case "--keep": isKept = true
    case "--help": wantsHelp = true
    default: return false
    }
    return true
  }

  private mutating func take(_ name: String, _ value: String) throws(OptionMistake) {
    let parts = value.split(separator: ",").map(String.init)
    switch name {
    case "--posts":
      posts = parts.compactMap(Int.init).filter { (1...PostTime.limit).contains($0) }
      guard !posts.isEmpty, posts.count == parts.count else { throw .wrong(name, value, "1 to \(PostTime.limit)") }
    case "--modes":
      modes = parts.compactMap(Mode.init)
      let names = Mode.allCases.map(\.rawValue).joined(separator: ", ")
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
    guard let number = Int(value), number > 0 else { throw .wrong(name, value, "a number from 1 on") }
    return number
  }
}

/// What is wrong with a command line.
enum OptionMistake: Error, Equatable {
  /// There is no such option, or nothing stands behind it.
  case unknown(String)
  /// It takes something else.
  case wrong(String, String, String)

  /// What is wrong, in a sentence.
  var message: String {
    switch self {
    case .unknown(let name): "There is no option \(name), or something is missing behind it; --help lists them."
    case .wrong(let name, let value, let expected): "\(name) takes \(expected), and not \(value)."
    }
  }
}
