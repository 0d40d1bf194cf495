/// What a worker process may use for one picture, so that a hostile file cannot exhaust the machine.
package struct PictureLimits: Sendable {
  /// The memory in bytes, including the program itself.
  package var memory = 2 << 30
  /// The processor time in seconds.
  package var processorSeconds = 120
  /// The seconds after which a worker that does nothing is replaced.
  package var idleSeconds = 30

  /// The limits of a build.
  package init() {}

  /// The limits as arguments for a worker.
  var arguments: [String] { [String(memory), String(processorSeconds)] }

  /// Reads the arguments of a worker.
  init?(arguments: some Collection<String>) {
    let numbers = arguments.compactMap { Int($0) }
    guard numbers.count == 2, numbers.allSatisfy({ $0 > 0 }) else { return nil }
    (memory, processorSeconds) = (numbers[0], numbers[1])
  }

  /// The seconds that a worker may take for an answer, on a machine that is busy with other programs.
  var waitingSeconds: Int { processorSeconds * 10 }
}
