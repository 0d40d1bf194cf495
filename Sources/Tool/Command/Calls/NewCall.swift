/// What is to be made for somebody to write on.
enum NewCall: Equatable {
  case site(folder: String)
  case post(title: String, content: String)
  case template(name: String, templates: String)

  static let values: Set<String> = ["--content", "--templates"]

  /// Reads what is to be made, and where.
  static func read(_ arguments: Arguments) -> Result<NewCall, InvocationMistake> {
    guard let kind = arguments.rest.first, ["site", "post", "template"].contains(kind) else {
      return .failure(.unknownSubject)
    }
    guard arguments.rest.count > 1 else { return .failure(.missingName(kind)) }
    guard arguments.rest.count == 2 else { return .failure(.unexpected(arguments.rest[2], "new \(kind)")) }
    let name = arguments.rest[1]
    switch kind {
    case "site": return .success(.site(folder: name))
    case "post":
      return .success(.post(title: name, content: arguments.folder("--content") ?? BuildCall().content))
    default:
      return .success(.template(name: name, templates: arguments.folder("--templates") ?? BuildCall().templates))
    }
  }
}
