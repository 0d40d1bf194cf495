import Cards
import Files
import Pictures
import Records

/// A process of this program that decodes and encodes pictures, and draws social cards.
///
/// Decoders and HarfBuzz are C and C++ code that reads files of strangers. In a process of their own, a fault ends that process, and the build
/// reports the picture and goes on. A decoder that a file takes over can open no other file, where the system has Landlock.
package enum PictureWorker {
  /// The first argument of a worker.
  static let argument = "--picture-worker"
  /// The first argument of a process that becomes another program, within the limits of a worker.
  static let programArgument = "--picture-program"

  /// Becomes a worker and never returns, if the arguments of this process ask for it.
  ///
  /// Call this before anything else.
  package static func runIfRequested() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let first = arguments.first, [argument, programArgument].contains(first),
      let limits = PictureLimits(arguments: arguments.dropFirst().prefix(2))
    else { return }
    ProcessLimits.setMemory(limits.memory)
    if first == programArgument, let program = arguments.dropFirst(3).first {
      ProcessLimits.allowProcessorTime(limits.processorSeconds)
      ProcessLimits.forbidFiles(exceptChangesIn: ".")
      ProcessLimits.run(program, Array(arguments.dropFirst(4)))
    }
    ProcessLimits.endWithParent()
    ProcessLimits.forbidFiles()
    // Without a request or a parent to answer, there is nothing left to do, and no one to tell.
    try? answerRequests(within: limits)
    Streams.end(status: 0)
  }

  private static func answerRequests(within limits: PictureLimits) throws {
    let parent = try ProcessConnection.toParent()
    while true {
      let request: WorkerRequest = try parent.receiveMessage()
      ProcessLimits.allowProcessorTime(limits.processorSeconds)
      func answer(_ file: Result<[UInt8], PictureProblem>) throws { try parent.send(message: PictureAnswer(file)) }
      switch request {
      case .pictures(let request): try encode(request, answer)
      case .letters(let font): try answer(CardLetters.read(Array(font)).map { RecordWriter.bytes(of: $0) })
      case .cards(let request): try request.draw(answer)
      }
    }
  }

  private static func encode(
    _ request: PictureRequest, _ answer: (Result<[UInt8], PictureProblem>) throws -> Void
  ) throws {
    switch Result(catching: { () throws(PictureProblem) in
      try SourcePicture(Array(request.source), recipes: request.recipes)
    }) {
    case .success(let picture): try picture.encode(request.recipes) { try answer($1) }
    case .failure(let problem): for _ in request.recipes { try answer(.failure(problem)) }
    }
  }
}
