import Files
import Pictures

/// A process of this program that decodes and encodes pictures.
///
/// Decoders are C code that reads files of strangers. In a process of their own, a fault ends that process, and the build
/// reports the picture and goes on.
package enum PictureWorker {
  /// The first argument of a worker.
  static let argument = "--picture-worker"

  /// Becomes a worker and never returns, if the arguments of this process ask for it.
  ///
  /// Call this before anything else.
  package static func runIfRequested() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == argument, let limits = PictureLimits(arguments: arguments.dropFirst()) else { return }
    ProcessLimits.setMemory(limits.memory)
    // Without a request or a parent to answer, there is nothing left to do, and no one to tell.
    try? answerRequests(within: limits)
    Streams.end(status: 0)
  }

  private static func answerRequests(within limits: PictureLimits) throws {
    let parent = try ProcessConnection.toParent()
    while true {
      let request: PictureRequest = try parent.receiveMessage()
      ProcessLimits.allowProcessorTime(limits.processorSeconds)
      switch Result(catching: { () throws(PictureProblem) in
        try SourcePicture(Array(request.source), recipes: request.recipes)
      }) {
      case .success(let picture):
        try picture.encode(request.recipes) { index, file in
          let recipe = request.recipes[index]
          let result = Result { () throws(PictureProblem) in
            recipe.format == .avif ? try AVIFProgram.encode(try file.get(), quality: recipe.quality) : try file.get()
          }
          try parent.send(message: PictureAnswer(result))
        }
      case .failure(let problem):
        for _ in request.recipes { try parent.send(message: PictureAnswer(.failure(problem))) }
      }
    }
  }
}
