import Files

/// The tool `garland`.
@main
enum GarlandTool {
  static func main() {
    let status =
      switch Invocation.read(Array(CommandLine.arguments.dropFirst())) {
      case .success(let invocation): invocation.run()
      case .failure(let mistake): complain(of: mistake)
      }
    Streams.end(status: status.rawValue)
  }

  private static func complain(of mistake: InvocationMistake) -> ExitStatus {
    Streams.error("garland: \(mistake.message)\nRun `garland --help` to see what there is.\n")
    return .wrongCall
  }
}

/// How the tool ends.
enum ExitStatus: Int32 {
  /// Everything was done.
  case done = 0
  /// The content has errors.
  case contentHasErrors = 1
  /// The call is wrong.
  case wrongCall = 2
}
