/// What the commands about one article are told.
struct ArticleCall: Equatable {
  /// Its file.
  var path: String
  /// Whether it is Markdown as everyone has it, without what Garland adds.
  var isPlain = false
  var isStrict = false

  static let renderFlags: Set<String> = ["--plain", "--strict"]
  static let treeFlags: Set<String> = ["--strict"]

  /// Reads the file and the options of a command.
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
