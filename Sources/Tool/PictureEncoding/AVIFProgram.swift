import Files
import Pictures

/// Runs `avifenc`, which encodes AVIF, within the limits of a worker.
struct AVIFProgram {
  /// The program that calls `PictureWorker.runIfRequested`, which sets the limits and becomes `avifenc`.
  let launcher: String
  let limits: PictureLimits

  /// Returns the AVIF file of a PNG file.
  func encode(_ png: [UInt8], quality: Int) throws(PictureProblem) -> [UInt8] {
    guard let program = Programs.find("avifenc") else {
      throw PictureProblem("the program `avifenc` is not installed").passing
    }
    do throws(FolderProblem) {
      let path = Programs.variable("TMPDIR") ?? "/tmp"
      let (parent, name) = (try Folder(path), "garland-avif-\(UInt64.random(in: 0...(.max)))")
      try parent.makeFolder(name)
      defer { try? parent.removeAll(name) }
      let folder = try parent.folder(name)
      try folder.makeFile("in.png", png)
      // With more than one thread, it would make other bytes.
      let arguments = [
        "--codec", "aom", "--jobs", "1", "--speed", "6", "--min", "0", "--max", "63", "-a", "end-usage=q", "-a",
        "cq-level=\((100 - quality) * 63 / 100)", "in.png", "out.avif",
      ]
      do throws(FolderProblem) {
        try run(program, arguments, in: "\(path)/\(name)")
      } catch {
        guard case .noAnswer = error else { throw error }
        try run(program, arguments, in: "\(path)/\(name)")
      }
      return try folder.read("out.avif")
    } catch {
      throw PictureProblem("the program `avifenc` failed: \(error.message)").passing
    }
  }

  private func run(_ program: String, _ arguments: [String], in folder: String) throws(FolderProblem) {
    let process = try ConnectedProcess(
      launcher, [PictureWorker.programArgument] + limits.arguments + [program] + arguments, in: folder,
      patience: limits.idleSeconds)
    do throws(FolderProblem) {
      // Its output ends when the program does.
      while true { _ = try process.connection.receive(1, within: limits.waitingSeconds) }
    } catch {
      guard error == .closedPipe else { throw error }
    }
    switch process.ending {
    case .status(0): return
    case .status(let status): throw .refused("it ended with status \(status)")
    case .signal: throw .refused("a signal ended it")
    case .timeLimit: throw .refused("it took too long")
    case nil: throw .refused("it closed its output, but did not end")
    }
  }
}
