import Files

/// What the tool was asked to do.
enum Invocation: Equatable {
  case help(Help.Topic?)
  case version
  case render(ArticleCall)
  case tree(ArticleCall)

  /// A command by its name.
  enum Command: String, CaseIterable {
    case render, tree
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
        return .failure(first.hasPrefix("-") ? .unknownOption(first) : .unknownCommand(first))
      }
      return read(command, rest)
    }
  }

  private static func read(
    _ command: Command, _ arguments: ArraySlice<String>
  ) -> Result<Invocation, InvocationMistake> {
    var call = ArticleCall()
    var paths: [String] = []
    var takesOptions = true
    for argument in arguments {
      switch argument {
      case "--" where takesOptions: takesOptions = false
      case "--help" where takesOptions, "-h" where takesOptions:
        return .success(.help(command == .render ? .render : .tree))
      case "--plain" where takesOptions && command == .render: call.isPlain = true
      case "--strict" where takesOptions: call.isStrict = true
      case _ where takesOptions && argument.hasPrefix("-") && argument != "-":
        return .failure(.unknownOption(argument))
      default: paths.append(argument)
      }
    }
    guard let path = paths.first else { return .failure(.missingFile(command.rawValue)) }
    if paths.count > 1 { return .failure(.tooManyFiles(command.rawValue)) }
    call.path = path
    return .success(command == .render ? .render(call) : .tree(call))
  }

  /// Does what was asked.
  func run() -> ExitStatus {
    switch self {
    case .help(let topic): Streams.output(Array(Help.text(about: topic).utf8)) ? .done : .contentHasErrors
    case .version: Streams.output(Array("garland \(Help.version)\n".utf8)) ? .done : .contentHasErrors
    case .render(let call): RenderCommand(call: call).run()
    case .tree(let call): TreeCommand(call: call).run()
    }
  }
}

/// What is wrong with a call.
enum InvocationMistake: Error, Equatable {
  case unknownCommand(String)
  case unknownTopic(String)
  case unknownOption(String)
  case missingFile(String)
  case tooManyFiles(String)

  var message: String {
    switch self {
    case .unknownCommand(let name): "there is no command `\(name)`"
    case .unknownTopic(let name): "there is no help about `\(name)`"
    case .unknownOption(let name): "there is no option `\(name)` here"
    case .missingFile(let command): "`\(command)` needs a file of Markdown, or `-` for standard input"
    case .tooManyFiles(let command): "`\(command)` takes one file"
    }
  }
}
