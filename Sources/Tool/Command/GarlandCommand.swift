import Files
public import Handles
import PictureEncoding

/// The command `garland`, for the tool itself and for packages that add their own pages and containers.
///
/// ```swift
/// @main enum MySite {
///   static func main() { GarlandCommand(code: SiteCode(containers: [.timeline])).run() }
/// }
/// ```
public struct GarlandCommand: Sendable {
  private let code: SiteCode
  private let moving: MovingCommands

  /// Creates the command for a site with code in Swift.
  ///
  /// Pictures are encoded in processes of the same program, which run no code of the site: they never return from here.
  public init(code: @autoclosure () -> SiteCode = SiteCode()) {
    PictureWorker.runIfRequested()
    self.code = code()
    moving = .none
  }

  /// Creates the command of the tool itself, with the commands that read sites of other generators.
  package init(moving: MovingCommands) {
    PictureWorker.runIfRequested()
    code = SiteCode()
    self.moving = moving
  }

  /// Runs the command that the process's arguments name, then exits.
  public func run() -> Never {
    Streams.reserveClosedDescriptors()
    Machine.ignoreFileSizeSignal()
    Threads.setDefaultStackSize()
    let status = Threads.run { runInvocation() }
    Streams.end(status: status.rawValue)
  }

  private func runInvocation() -> ExitStatus {
    switch Invocation.read(Array(CommandLine.arguments.dropFirst())) {
    case .success(let invocation): invocation.run(code, moving)
    case .failure(let mistake): report(mistake)
    }
  }

  private func report(_ mistake: InvocationMistake) -> ExitStatus {
    Console.error("garland: \(mistake.message)\nRun `garland --help` for a list of commands.\n")
    return .wrongCall
  }
}
