import Diagnostics

/// The arguments of a command: flags, options with values, and the rest.
struct Arguments: Equatable {
  private(set) var flags: Set<String> = []
  private(set) var values: [String: String] = [:]
  private(set) var rest: [String] = []

  /// Parses arguments; `--name value` and `--name=value` are equal, and `--` ends the options.
  static func read(
    _ arguments: some Collection<String>, flags: Set<String>, values: Set<String> = []
  ) -> Result<Arguments, InvocationMistake> {
    var result = Arguments()
    var acceptsOptions = true
    var optionWithoutValue: String?
    for argument in arguments {
      if let name = optionWithoutValue {
        result.add(argument, for: name)
        optionWithoutValue = nil
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = argument == "-h" ? "--help" : parts[0]
      switch argument {
      case "--" where acceptsOptions: acceptsOptions = false
      case _ where !acceptsOptions || !argument.hasPrefix("-") || argument == "-": result.rest.append(argument)
      case _ where flags.contains(name) && parts.count == 1, _ where name == "--help": result.flags.insert(name)
      case _ where values.contains(name):
        if parts.count == 2 { result.add(parts[1], for: name) } else { optionWithoutValue = name }
      default: return .failure(.unknownOption(argument, known: (flags.union(values)).sorted()))
      }
    }
    if let optionWithoutValue { return .failure(.missingValue(optionWithoutValue)) }
    return .success(result)
  }

  /// Adds a value; an option that can be repeated has a line for each.
  private mutating func add(_ value: String, for name: String) {
    let earlier = name == "--set" ? values[name].map { $0 + "\n" } : nil
    values[name] = (earlier ?? "") + value
  }

  /// Removes the value of an option, and returns it.
  mutating func removeValue(_ name: String) -> String? { values.removeValue(forKey: name) }

  /// The value of an option that names a folder.
  ///
  /// `.` components and trailing slashes are removed, so that all messages show the same path.
  func folder(_ name: String) -> String? { values[name].map(Self.cleaned) }

  /// Returns the path of a folder without `.` components and trailing slashes.
  static func cleaned(folder path: String) -> String {
    let names = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + names }
    return names.isEmpty && !path.isEmpty ? "." : names
  }
}

/// A mistake in the command line.
enum InvocationMistake: Error, Equatable {
  case unknownCommand(String)
  case unknownTopic(String)
  case unknownOption(String, known: [String])
  case missingValue(String)
  case wrongValue(String, String, expected: String)
  case unexpected(String, String)
  case unknownSubject
  case unknownService(String)
  case missingName(String)
  case missingFile(String)
  case tooManyFiles(String)
  case missingPage
  case wrongSites
  case wrongTranslation
  case wrongTest
  case wrongImport
  case wrongSchema
  case missingHash

  /// The mistake in a sentence without a full stop.
  var message: String {
    switch self {
    case .unknownCommand(let name):
      "there is no command `\(name)`" + Self.suggestion(for: name, among: Invocation.Command.allCases.map(\.rawValue))
    case .unknownTopic(let name):
      "there is no help about `\(name)`" + Self.suggestion(ofTopic: name)
    case .unknownOption(let name, let known):
      "there is no option `\(name)` here" + Self.suggestion(for: name, among: known)
    case .missingValue(let name): "`\(name)` needs a value"
    case .wrongValue(let name, let text, let expected): "`\(name)` must be \(expected), not `\(text)`"
    case .unexpected(let text, let command): "`\(command)` does not take `\(text)`"
    case .unknownSubject: "`new` needs `site`, `swift`, `post`, `template` or `workflow`"
    case .unknownService(let name): "there is no workflow for `\(name)`; write `github` or `gitlab`"
    case .missingName("site"): "`new site` needs the path of a new folder"
    case .missingName("swift"): "`new swift` needs the path of a new folder"
    case .missingName("post"): "`new post` needs a title"
    case .missingName: "`new template` needs the name of a built-in file, such as `post` or `assets/palette.css`"
    case .missingFile(let command): "`\(command)` needs a file, or `-` for standard input"
    case .tooManyFiles(let command): "`\(command)` takes one file"
    case .missingPage: "`explain` needs a page: its address, its file in the site, or its article"
    case .wrongTest: "`test` needs the word `containers`, then the names of some, or no name for all"
    case .wrongImport: "`import` needs two folders: the site of the other generator, and a new folder"
    case .wrongSchema: "`schema` needs `site` or `front-matter`, as in `garland schema site > site.schema.json`"
    case .missingHash:
      "`new workflow` needs the SHA-256 of the program, so that the workflow runs no other file: "
        + "write `--sha256 HASH`, where `sha256sum \(Project.programName)` prints the hash"
    case .wrongTranslation: "`translate` needs a task: `garland translate todo ja` or `garland translate done FILE`"
    case .wrongSites: "`compare` needs two sites: the folder or sitemap of the old one, and the folder of the new one"
    }
  }

  private static func suggestion(ofTopic name: String) -> String {
    let topic = nearestName(to: name, among: Help.Topic.allCases.map(\.rawValue))
    return (topic ?? DiagnosticCatalogue.nearest(to: name)).map { "; \(didYouMean($0))" } ?? ""
  }

  private static func suggestion(for name: String, among known: [String]) -> String {
    nearestName(to: name, among: known).map { "; \(didYouMean($0))" } ?? ""
  }
}
