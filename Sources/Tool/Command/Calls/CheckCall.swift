/// What a check is told.
struct CheckCall: Equatable {
  /// What the site is built from, and as what.
  var build: BuildCall
  /// Whether other sites are asked whether links lead to anything there.
  var asksOthers = false

  static let flags = BuildCall.flags.subtracting(["--verify"]).union(["--external"])
  static let values = BuildCall.values

  /// Reads the options of a check.
  static func read(_ arguments: Arguments) -> Result<CheckCall, InvocationMistake> {
    BuildCall.read(arguments).map { CheckCall(build: $0, asksOthers: arguments.flags.contains("--external")) }
  }
}
