import Articles
import Caching
import Diagnostics
import Files
import Handles
import Parsing
import Planning
import Reporting
import Views

/// The options of the commands about a single article, `render` and `tree`.
struct ArticleCall: Equatable {
  /// The path of the article.
  var path: String
  /// Whether to use plain GitHub Markdown, without Garland's extensions.
  var isPlain = false
  var isStrict = false

  static let renderFlags: Set<String> = ["--plain", "--strict"]
  static let treeFlags: Set<String> = ["--strict"]

  static func read(
    _ arguments: Arguments, for command: Invocation.Command
  ) -> Result<ArticleCall, InvocationMistake> {
    guard let path = arguments.rest.first else { return .failure(.missingFile(command.rawValue)) }
    if arguments.rest.count > 1 { return .failure(.tooManyFiles(command.rawValue)) }
    return .success(
      ArticleCall(
        path: path, isPlain: arguments.flags.contains("--plain"), isStrict: arguments.flags.contains("--strict")))
  }
}

/// The command `garland render FILE.md`, which prints the HTML of an article unless it has errors.
struct RenderCommand {
  let call: ArticleCall
  let code: SiteCode

  func run() -> ExitStatus {
    let source: ArticleSource
    switch ArticleSource.read(call.path) {
    case .success(let read): source = read
    case .failure(let problem):
      return DiagnosticPrinter(sources: SourceMap(), isStrict: false).print([problem.diagnostic])
    }
    let rendering = Deadline().parse(source.file) { call.isPlain ? renderPlain(source) : render(source) }
    let (bytes, diagnostics) = rendering ?? ([], [.tooSlow(at: .start(of: source.id))])
    let status = DiagnosticPrinter(sources: source.sources, isStrict: call.isStrict).print(diagnostics)
    guard status == .done else { return status }
    return .printing(bytes, as: .html)
  }

  private func render(_ source: ArticleSource) -> ([UInt8], [Diagnostic]) {
    let rendering = source.article(at: call.path, code).rendered()
    return (rendering.bytes, rendering.diagnostics)
  }

  private func renderPlain(_ source: ArticleSource) -> ([UInt8], [Diagnostic]) {
    let parser = MarkdownParser(MarkdownOptions(containers: false))
    let (tree, diagnostics) = parser.parse(source.file, as: source.id)
    return (PlainMarkdown(tree).rendered().bytes, diagnostics)
  }
}

/// The command `garland tree FILE.md`, which prints the structure of an article, even if it has errors.
struct TreeCommand {
  let call: ArticleCall
  let code: SiteCode

  func run() -> ExitStatus {
    switch ArticleSource.read(call.path) {
    case .failure(let problem):
      return DiagnosticPrinter(sources: SourceMap(), isStrict: false).print([problem.diagnostic])
    case .success(let source):
      let printer = DiagnosticPrinter(sources: source.sources, isStrict: call.isStrict)
      let parsed = Deadline().parse(source.file) {
        let article = source.article(at: call.path, code)
        return (article, article.rendered().diagnostics)
      }
      guard let (article, diagnostics) = parsed else { return printer.print([.tooSlow(at: .start(of: source.id))]) }
      let printing = ExitStatus.printing(ArticleOutline(article).description)
      let status = printer.print(diagnostics)
      return printing == .done ? status : printing
    }
  }
}

/// The file of an article, ready to be parsed.
struct ArticleSource {
  let file: SourceFile
  let id: SourceID
  private(set) var sources = SourceMap()

  /// Reads the file, or standard input if the path is `-`.
  static func read(_ path: String) -> Result<ArticleSource, UnreadableFile> {
    do {
      let bytes = try Files.read(path, limit: ArticleOptions().limits.bytes)
      return .success(ArticleSource(path: path == "-" ? "standard input" : path, bytes: bytes))
    } catch {
      return .failure(UnreadableFile(path: path, problem: error))
    }
  }

  private init(path: String, bytes: [UInt8]) {
    file = SourceFile(path: path, utf8: bytes)
    id = sources.add(file)
  }

  /// Parses the article with the containers of its site and with links to the files around it.
  func article(at path: String, _ code: SiteCode) -> Article {
    let folder = ArticleFolder(around: path)
    let registry = code.registered.registry(templates: DiskFolder(folder.templates))
    return Article(file, as: id, options: ArticleOptions(containers: registry) { folder.resolve($0) })
  }
}

/// A file that cannot be read, with the reason.
struct UnreadableFile: Error {
  let path: String
  let problem: FolderProblem

  var diagnostic: Diagnostic {
    let help = problem == .notAFile ? "; to read a pipe, make it standard input and pass `-`" : ""
    return .unreadable(path, problem.message + help)
  }
}
