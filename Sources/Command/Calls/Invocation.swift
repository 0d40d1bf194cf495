import Dates
import Diagnostics
import Files
import Sites

/// What the tool was asked to do.
enum Invocation: Equatable {
  case help(Help.Topic?)
  case version
  case build(BuildCall)
  case serve(ServeCall)
  case check(CheckCall)
  case new(NewCommand.Subject)
  case render(ArticleCall)
  case tree(ArticleCall)
  case explain(ExplainCommand.Call)

  /// A command by its name.
  enum Command: String, CaseIterable {
    case build, serve, check, new, render, tree, explain
  }

  /// What the commands about one article are told.
  struct ArticleCall: Equatable {
    var path = ""
    var isPlain = false
    var isStrict = false
  }

  /// Reads the arguments behind the tool's name.
  static func read(_ arguments: [String]) -> Result<Invocation, InvocationMistake> {
    guard let first = arguments.first else { return .success(.help(nil)) }
    let rest = arguments.dropFirst()
    switch first {
    case "--help", "-h": return .success(.help(nil))
    case "--version": return .success(.version)
    case "help":
      guard let name = rest.first else { return .success(.help(nil)) }
      return Help.Topic(rawValue: name).map { .success(.help($0)) } ?? .failure(.unknownTopic(name))
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
    let (flags, values): (Set<String>, Set<String>) =
      switch command {
      case .build: (BuildCall.flags, BuildCall.values)
      case .serve: (ServeCall.flags, ServeCall.values)
      case .check: (CheckCall.flags, CheckCall.values)
      case .new: ([], ["--content", "--templates"])
      case .render: (["--plain", "--strict"], [])
      case .tree: (["--strict"], [])
      case .explain: ([], ["--cache", "--content"])
      }
    return Arguments.read(arguments, flags: flags, values: values).flatMap { arguments in
      if arguments.flags.contains("--help") { return .success(.help(Help.Topic(rawValue: command.rawValue))) }
      if [.build, .serve, .check].contains(command), let unexpected = arguments.rest.first {
        return .failure(.unexpected(unexpected, command.rawValue))
      }
      switch command {
      case .build: return BuildCall.read(arguments).map { .build($0) }
      case .serve: return ServeCall.read(arguments).map { .serve($0) }
      case .check: return CheckCall.read(arguments).map { .check($0) }
      case .new:
        return newSubject(arguments).map { .new($0) }
      case .render, .tree:
        guard let path = arguments.rest.first else { return .failure(.missingFile(command.rawValue)) }
        if arguments.rest.count > 1 { return .failure(.tooManyFiles(command.rawValue)) }
        let call = ArticleCall(
          path: path, isPlain: arguments.flags.contains("--plain"), isStrict: arguments.flags.contains("--strict"))
        return .success(command == .render ? .render(call) : .tree(call))
      case .explain:
        guard let page = arguments.rest.first else { return .failure(.missingPage) }
        guard arguments.rest.count == 1 else { return .failure(.unexpected(arguments.rest[1], command.rawValue)) }
        var call = ExplainCommand.Call(page: page)
        call.cache = arguments.folder("--cache") ?? call.cache
        call.content = arguments.folder("--content") ?? call.content
        return .success(.explain(call))
      }
    }
  }

  private static func newSubject(_ arguments: Arguments) -> Result<NewCommand.Subject, InvocationMistake> {
    guard let kind = arguments.rest.first, ["site", "post", "template"].contains(kind) else {
      return .failure(.unknownSubject)
    }
    guard arguments.rest.count > 1 else { return .failure(.missingName(kind)) }
    guard arguments.rest.count == 2 else { return .failure(.unexpected(arguments.rest[2], "new \(kind)")) }
    let name = arguments.rest[1]
    if kind == "site" { return .success(.site(folder: name)) }
    if kind == "template" {
      return .success(.template(name: name, templates: arguments.folder("--templates") ?? BuildCall().templates))
    }
    return .success(.post(title: name, content: arguments.folder("--content") ?? BuildCall().content))
  }

  /// Does what was asked.
  func run(_ code: SiteCode) -> ExitStatus {
    switch self {
    case .help(let topic): Streams.output(Array(Help.text(about: topic, in: code).utf8)) ? .done : .failed
    case .version: Streams.output(Array("garland \(Help.version)\n".utf8)) ? .done : .failed
    case .build(let call): BuildCommand(call: call, code: code).run()
    case .serve(let call): ServeCommand(call: call, code: code).run()
    case .check(let call): CheckCommand(call: call, code: code).run()
    case .new(let subject):
      NewCommand(subject: subject, now: Instant(secondsSince1970: Machine.secondsSince1970)).run()
    case .render(let call): RenderCommand(call: call, code: code).run()
    case .tree(let call): TreeCommand(call: call, code: code).run()
    case .explain(let call): ExplainCommand(call: call).run()
    }
  }
}
