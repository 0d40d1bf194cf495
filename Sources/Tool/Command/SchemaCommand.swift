import Planning

/// The options of `garland schema`.
struct SchemaCall: Equatable {
  let subject: SchemaSubject

  static func read(_ arguments: Arguments) -> Result<SchemaCall, InvocationMistake> {
    guard arguments.rest.count == 1, let subject = SchemaSubject(rawValue: arguments.rest[0]) else {
      return .failure(.wrongSchema)
    }
    return .success(SchemaCall(subject: subject))
  }
}

/// The command `garland schema`, which prints a JSON Schema for editors.
struct SchemaCommand {
  let call: SchemaCall

  func run() -> ExitStatus { .printing(call.subject.schema) }
}
