/// What is to be explained.
struct ExplainCall: Equatable {
  /// The page: its address, its file, or its article.
  var page: String
  var cache = ".garland"
  var content = "Content"

  static let values: Set<String> = ["--cache", "--content"]

  /// Reads the page and where it is remembered.
  static func read(_ arguments: Arguments) -> Result<ExplainCall, InvocationMistake> {
    guard let page = arguments.rest.first else { return .failure(.missingPage) }
    guard arguments.rest.count == 1 else { return .failure(.unexpected(arguments.rest[1], "explain")) }
    var call = ExplainCall(page: page)
    call.cache = arguments.folder("--cache") ?? call.cache
    call.content = arguments.folder("--content") ?? call.content
    return .success(call)
  }
}
