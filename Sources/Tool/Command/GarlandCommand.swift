import Files
public import Sites

/// The command `garland`, as the tool runs it and as a package does that adds pages and containers of its own.
///
/// ```swift
/// @main enum MySite {
///   static func main() { GarlandCommand(code: SiteCode(containers: [.timeline])).run() }
/// }
/// ```
public struct GarlandCommand: Sendable {
  private let code: SiteCode

  /// Takes what a site adds in Swift.
  public init(code: SiteCode = SiteCode()) {
    self.code = code
  }

  /// Does what the arguments of the process ask for, and ends it.
  public func run() -> Never {
    Streams.holdClosed()
    Machine.outliveFileLimits()
    let status =
      switch Invocation.read(Array(CommandLine.arguments.dropFirst())) {
      case .success(let invocation): invocation.run(code)
      case .failure(let mistake): complain(of: mistake)
      }
    Streams.end(status: status.rawValue)
  }

  private func complain(of mistake: InvocationMistake) -> ExitStatus {
    Streams.error("garland: \(mistake.message)\nRun `garland --help` to see what there is.\n")
    return .wrongCall
  }
}
