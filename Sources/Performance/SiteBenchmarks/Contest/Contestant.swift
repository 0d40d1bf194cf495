import Files

/// A generator in one mode, with a site of its own.
struct Contestant: Sendable {
  let generator: any BenchmarkGenerator
  let mode: BuildMode
  /// The numbers of files after the first build.
  private(set) var tally: Tally?
  /// The cost of each round after the warm-ups.
  private(set) var runs: [Subprocess.Outcome] = []
  /// The reason why the generator was excluded.
  private(set) var failure: String?

  private let program: String
  private let corpus: Corpus
  private let workspace: Workspace
  private let folder: String

  init(
    _ generator: any BenchmarkGenerator, at program: String, _ mode: BuildMode, _ corpus: Corpus,
    in workspace: Workspace
  ) {
    self.generator = generator
    self.program = program
    self.mode = mode
    self.corpus = Corpus(posts: corpus.count, seed: corpus.seed, namesLanguages: mode.isHighlighted)
    self.workspace = workspace
    let name = generator.name.lowercased().filter { $0.isLetter }
    folder = "sites/\(corpus.count)-\(mode.rawValue)-\(name)"
  }

  /// Writes the sources.
  func prepare() throws(FolderProblem) {
    let settings = generator.settings(highlighting: mode.isHighlighted)
    for file in settings + [generator.list(of: corpus.heads)].compactMap(\.self) { try workspace.write(file, in: site) }
    for post in corpus {
      if let file = generator.source(post) { try workspace.write(file, in: site) }
    }
  }

  /// Runs one round and records its cost, unless it is a warm-up.
  mutating func run(_ round: Int, isWarmUp: Bool) throws(FolderProblem) {
    guard failure == nil else { return }
    // A rebuild needs a first build.
    if isWarmUp, !mode.isFresh, try build(in: site) == nil { return }
    try prepareRound(round)
    let folder = mode == .cloned ? clone : site
    guard let outcome = try build(in: folder) else { return }
    if tally == nil {
      let (indexFolder, output) = (generator.indexFolder, workspace.path("\(folder)/\(BenchmarkFile.output)"))
      guard Files.isFolder(output) else { return failure = "wrote nothing" }
      tally = try Tally(of: Folder(output)) { OutputKind($0, index: indexFolder) }
    }
    if !isWarmUp { runs.append(outcome) }
    if mode == .cloned { try workspace.remove(clone) }
  }

  private var site: String { "\(folder)/site" }
  private var clone: String { "\(folder)/clone" }

  private func prepareRound(_ round: Int) throws(FolderProblem) {
    switch mode {
    case .fresh, .plain, .uncached:
      for name in generator.caches + [BenchmarkFile.output] { try workspace.remove("\(site)/\(name)") }
    case .unchanged: break
    case .edited:
      guard let post = corpus.middle, let file = generator.source(post) else { break }
      try workspace.write(BenchmarkFile(file.path, file.text + "\nChanged for the \(round). time.\n"), in: site)
    case .cloned:
      try workspace.remove(clone)
      try workspace.copy(site, to: clone, without: BenchmarkFile.output)
    }
  }

  private mutating func build(in relative: String) throws(FolderProblem) -> Subprocess.Outcome? {
    let (folder, log) = (workspace.path(relative), workspace.path("\(folder)/log"))
    let environment = [
      "PATH=\(Programs.variable("PATH") ?? "/usr/bin:/bin")", "HOME=\(folder)/.home", "LANG=C.UTF-8",
    ]
    let command = generator.command(mode, at: program)
    let arguments = Array(command.dropFirst())
    let outcome = try Subprocess(command[0], arguments, in: folder, environment: environment, log: log).run()
    if outcome.status == 0 { return outcome }
    let messages = (try? Files.read(log, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let end = outcome.status.map { "exit status \($0)" } ?? "ended by a signal"
    failure = ([end] + messages.split(separator: "\n").prefix(3).map(String.init)).joined(separator: " | ")
    return nil
  }
}

extension Corpus {
  /// The post that the mode `edited` changes: the first published post after the middle.
  fileprivate var middle: Post? {
    let number = (count / 2..<count).first { !PostMetadata($0, seed: seed).isDraft }
    return number.map { self[$0] }
  }
}
