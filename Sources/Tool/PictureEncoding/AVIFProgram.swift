import Files
import Pictures

/// Runs `avifenc`, which encodes AVIF, within the limits of the worker process that starts it.
enum AVIFProgram {
  /// Returns the AVIF file of a PNG file.
  static func encode(_ png: [UInt8], quality: Int) throws(PictureProblem) -> [UInt8] {
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
      let outcome = try Subprocess(
        program,
        [
          "--codec", "aom", "--jobs", "1", "--speed", "6", "--min", "0", "--max", "63", "-a", "end-usage=q", "-a",
          "cq-level=\((100 - quality) * 63 / 100)", "in.png", "out.avif",
        ], in: "\(path)/\(name)"
      ).run()
      guard outcome.status == 0 else {
        throw .refused("it ended with \(outcome.status.map { "status \($0)" } ?? "a signal")")
      }
      return try folder.read("out.avif")
    } catch {
      throw PictureProblem("the program `avifenc` failed: \(error.message)").passing
    }
  }
}
