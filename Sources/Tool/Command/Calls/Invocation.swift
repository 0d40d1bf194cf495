import Dates
import Diagnostics
import Files
import Handles

/// A parsed command line.
enum Invocation: Equatable {
  case help(Help.Topic?)
  case helpOnCode(DiagnosticEntry)
  case version
  case build(BuildCall)
  case serve(ServeCall)
  case check(CheckCall)
  case new(NewCall)
  case render(ArticleCall)
  case tree(ArticleCall)
  case explain(ExplainCall)
  case changes(ChangesCall)
  case compare(CompareCall)
  case importing(ImportCall)
  case translate(TranslateCall)
  case test(TestCall)
  case schema(SchemaCall)

  /// The name of a command.
  enum Command: String, CaseIterable {
    case build, serve, check, new, render, tree, explain, changes, translate, compare, test, schema
    case importing = "import"

    /// The options that the command takes: flags, and options with a value.
    var options: (flags: Set<String>, values: Set<String>) {
      switch self {
      case .build: (BuildCall.flags, BuildCall.values)
      case .serve: (ServeCall.flags, ServeCall.values)
      case .check: (CheckCall.flags, CheckCall.values)
      case .new: ([], NewCall.values)
      case .render: (ArticleCall.renderFlags, [])
      case .tree: (ArticleCall.treeFlags, [])
      case .explain: ([], ExplainCall.values)
      case .changes: ([], ChangesCall.values)
      case .translate: ([], TranslateCall.values)
      case .compare: ([], CompareCall.values)
      case .importing: (ImportCall.flags, ImportCall.values)
      case .test: ([], TestCall.values)
      case .schema: ([], [])
      }
    }
  }

  /// Parses the arguments, without the program's name.
  static func read(_ arguments: [String]) -> Result<Invocation, InvocationMistake> {
    guard let first = arguments.first else { return .success(.help(nil)) }
    let rest = arguments.dropFirst()
    switch first {
    case "--help", "-h": return .success(.help(nil))
    case "--version": return .success(.version)
    case "help":
      guard let name = rest.first else { return .success(.help(nil)) }
      if let topic = Help.Topic(rawValue: name) { return .success(.help(topic)) }
      return DiagnosticCatalogue[name].map { .success(.helpOnCode($0)) } ?? .failure(.unknownTopic(name))
    default:
      guard let command = Command(rawValue: first) else {
        return .failure(first.hasPrefix("-") ? .unknownOption(first, known: []) : .unknownCommand(first))
      }
      return read(command, rest)
    }
  }

  private static func read(
    _ command: Command, _ arguments: ArraySlice<String>
  ) -> Result<Invocation, InvocationMistake> {
    let (flags, values) = command.options
    return Arguments.read(arguments, flags: flags, values: values).flatMap { arguments in
      if arguments.flags.contains("--help") { return .success(.help(Help.Topic(rawValue: command.rawValue))) }
      if [.build, .serve, .check].contains(command), let unexpected = arguments.rest.first {
        return .failure(.unexpected(unexpected, command.rawValue))
      }
      switch command {
      case .build: return BuildCall.read(arguments).map { .build($0) }
      case .serve: return ServeCall.read(arguments).map { .serve($0) }
      case .check: return CheckCall.read(arguments).map { .check($0) }
      case .new: return NewCall.read(arguments).map { .new($0) }
      case .render: return ArticleCall.read(arguments, for: command).map { .render($0) }
      case .tree: return ArticleCall.read(arguments, for: command).map { .tree($0) }
      case .explain: return ExplainCall.read(arguments).map { .explain($0) }
      case .changes: return ChangesCall.read(arguments).map { .changes($0) }
      case .translate: return TranslateCall.read(arguments).map { .translate($0) }
      case .compare: return CompareCall.read(arguments).map { .compare($0) }
      case .importing: return ImportCall.read(arguments).map { .importing($0) }
      case .test: return TestCall.read(arguments).map { .test($0) }
      case .schema: return SchemaCall.read(arguments).map { .schema($0) }
      }
    }
  }

  /// Runs the command.
  func run(_ code: SiteCode, _ moving: MovingCommands) -> ExitStatus {
    switch self {
    case .help(let topic): .printing(Help.text(about: topic, in: code))
    case .helpOnCode(let entry): .printing(Help.text(about: entry))
    case .version: .printing(Project.versionLine)
    case .build(let call): BuildCommand(call: call, code: code).run()
    case .serve(let call): ServeCommand(call: call, code: code).run()
    case .check(let call): CheckCommand(call: call, code: code).run()
    case .new(let call):
      NewCommand(call: call, code: code, moving: moving, now: Instant(secondsSince1970: Machine.secondsSince1970)).run()
    case .render(let call): RenderCommand(call: call, code: code).run()
    case .tree(let call): TreeCommand(call: call, code: code).run()
    case .explain(let call): ExplainCommand(call: call).run()
    case .changes(let call): ChangesCommand(call: call, code: code).run()
    case .translate(let call): TranslateCommand(call: call, code: code).run()
    case .compare(let call): moving.compareSites(call)
    case .importing(let call): moving.importSite(call, code)
    case .test(let call): TestCommand(call: call, code: code).run()
    case .schema(let call): SchemaCommand(call: call).run()
    }
  }
}
