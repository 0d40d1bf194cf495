import Files

/// A generator in one mode, with a site of its own, so that none finds what another left.
struct Contestant: Sendable {
  let generator: any Generator
  let mode: Mode
  /// What it wrote in the first round.
  private(set) var tally: Tally?
  /// What each round cost after the warm-up.
  private(set) var runs: [Subprocess.Outcome] = []
  /// Why it is out.
  private(set) var failure: String?

  private let program: String
  private let corpus: Corpus
  private let workplace: Workplace
  private let folder: String

  init(_ generator: any Generator, at program: String, _ mode: Mode, _ corpus: Corpus, in workplace: Workplace) {
    self.generator = generator
    self.program = program
    self.mode = mode
    self.corpus = Corpus(posts: corpus.count, seed: corpus.seed, namesLanguages: mode.isHighlighted)
    self.workplace = workplace
    let name = generator.name.lowercased().filter { $0.isLetter }
    folder = "sites/\(corpus.count)-\(mode.rawValue)-\(name)"
  }

  /// Writes the sources.
  func prepare() throws(FolderProblem) {
    for file in generator.settings(highlighting: mode.isHighlighted) { try workplace.write(file, in: site) }
    for post in corpus {
      if let file = generator.source(post) { try workplace.write(file, in: site) }
    }
  }

  /// Does what comes before a round, runs the generator, and keeps what it cost unless the round is for warming up.
  mutating func run(_ round: Int, isWarmUp: Bool) throws(FolderProblem) {
    guard failure == nil else { return }
    // What a rebuild finds was built once.
    if isWarmUp, !mode.isFresh, try build(in: site) == nil { return }
    try makeReady(round)
    let place = mode == .cloned ? clone : site
    guard let outcome = try build(in: place) else { return }
    if tally == nil {
      let (indexFolder, output) = (generator.indexFolder, workplace.path("\(place)/\(SiteFile.output)"))
      guard Files.isFolder(output) else { return failure = "wrote nothing" }
      tally = try Tally(of: Folder(output)) { OutputKind($0, index: indexFolder) }
    }
    if !isWarmUp { runs.append(outcome) }
    if mode == .cloned { try workplace.remove(clone) }
  }

  private var site: String { "\(folder)/site" }
  private var clone: String { "\(folder)/clone" }

  private func makeReady(_ round: Int) throws(FolderProblem) {
    switch mode {
    case .fresh, .plain, .uncached:
      for name in generator.caches + [SiteFile.output] { try workplace.remove("\(site)/\(name)") }
    case .unchanged: break
    case .edited:
      guard let post = corpus.middle, let file = generator.source(post) else { break }
      try workplace.write(SiteFile(file.path, file.text + "\nChanged for the \(round). time.\n"), in: site)
    case .cloned:
      try workplace.remove(clone)
      try workplace.copy(site, to: clone, without: SiteFile.output)
    }
  }

  private mutating func build(in place: String) throws(FolderProblem) -> Subprocess.Outcome? {
    let (folder, log) = (workplace.path(place), workplace.path("\(folder)/log"))
    let environment = [
      "PATH=\(Programs.variable("PATH") ?? "/usr/bin:/bin")", "HOME=\(folder)/.home", "LANG=C.UTF-8",
    ]
    let outcome = try Subprocess(program, generator.call(mode), in: folder, environment: environment, log: log).run()
    if outcome.status == 0 { return outcome }
    let said = (try? Files.read(log, limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let end = outcome.status.map { "exit status \($0)" } ?? "ended by a signal"
    failure = ([end] + said.split(separator: "\n").prefix(3).map(String.init)).joined(separator: " | ")
    return nil
  }
}

extension Corpus {
  /// The post that is edited: the first that is no draft, from the middle on.
  fileprivate var middle: Post? {
    let number = (count / 2..<count).first { !PostHead($0, seed: seed).isDraft }
    return number.map { self[$0] }
  }
}
