import Diagnostics

/// What is wrong with a call.
enum InvocationMistake: Error, Equatable {
  case unknownCommand(String)
  case unknownTopic(String)
  case unknownOption(String, known: [String])
  case missingValue(String)
  case wrongValue(String, String, expected: String)
  case unexpected(String, String)
  case unknownSubject
  case missingName(String)
  case missingFile(String)
  case tooManyFiles(String)
  case missingPage

  var message: String {
    switch self {
    case .unknownCommand(let name):
      "there is no command `\(name)`" + Self.question(name, among: Invocation.Command.allCases.map(\.rawValue))
    case .unknownTopic(let name): "there is no help about `\(name)`"
    case .unknownOption(let name, let known):
      "there is no option `\(name)` here" + Self.question(name, among: known)
    case .missingValue(let name): "`\(name)` needs a value behind it"
    case .wrongValue(let name, let text, let expected): "`\(name)` must be \(expected), not `\(text)`"
    case .unexpected(let text, let command): "`\(command)` does not take `\(text)`"
    case .unknownSubject: "`new` makes a `site`, a `post` or a `template`"
    case .missingName("site"): "`new site` needs the folder that is to be made"
    case .missingName("post"): "`new post` needs a title"
    case .missingName: "`new template` needs the name of a built-in file, such as `post` or `assets/palette.css`"
    case .missingFile(let command): "`\(command)` needs a file of Markdown, or `-` for standard input"
    case .tooManyFiles(let command): "`\(command)` takes one file"
    case .missingPage: "`explain` needs a page: its address, its file in the site, or its article"
    }
  }

  /// Whether the nearest of some names was meant.
  private static func question(_ name: String, among known: [String]) -> String {
    nearestName(to: name, among: known).map { "; \(didYouMean($0))" } ?? ""
  }
}
