import Foundation
import PictureEncoding
import Pictures
import Synchronization
import TestSupport
import Testing

/// The processes of workers, as the system sees them.
@Suite struct `A worker` {
  /// Limits that no other test has, so that the workers of a test are recognized by their arguments.
  private static func limits(_ number: Int) -> PictureLimits {
    var limits = PictureLimits()
    (limits.memory, limits.idleSeconds) = ((1_500 << 20) + number, 2)
    return limits
  }

  /// Returns the ids of the running workers with some limits, or of a parent.
  private static func workers(_ limits: PictureLimits? = nil, of parent: Int32? = nil) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { id in
      guard let line = FileManager.default.contents(atPath: "/proc/\(id)/cmdline"), !line.isEmpty else { return false }
      let arguments = String(decoding: line, as: UTF8.self).split(separator: "\0").map(String.init)
      guard arguments.dropFirst().first == "--picture-worker" else { return false }
      let status = Self.status(of: id)
      if status["State"]?.hasPrefix("Z") != false { return false }
      if let limits { return arguments.contains(String(limits.memory)) }
      return status["PPid"] == parent.map { String($0) }
    }
  }

  /// Returns what the system tells about a process.
  private static func status(of id: Int32) -> [String: String] {
    let text = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }.filter { $0.count == 2 }
    return Dictionary(rows.map { (String($0[0]), $0[1].trimmingCharacters(in: .whitespaces)) }) { first, _ in first }
  }

  /// Waits up to a minute for the first workers of a process.
  private static func startedWorkers(of parent: Int32) -> [Int32] {
    for _ in 0..<6_000 {
      let workers = workers(of: parent)
      if !workers.isEmpty { return workers }
      usleep(10_000)
    }
    return []
  }

  /// Waits up to two seconds for the end of processes, and returns whether all have ended.
  private static func haveEnded(_ ids: [Int32]) -> Bool {
    for _ in 0..<200 {
      if ids.allSatisfy({ status(of: $0)["State"]?.hasPrefix("Z") != false }) { return true }
      usleep(10_000)
    }
    return false
  }

  private static let png = NoisyPicture(width: 40, height: 30).png

  /// Makes a picture, and returns its bytes or the message.
  private static func encode(_ pool: PicturePool) -> [String] {
    let results = Mutex<[String]>([])
    let job = PictureJob(recipes: [PictureRecipe(width: 20, format: .webp), PictureRecipe(width: 20, format: .jpeg)]) {
      png
    }
    pool.encode(job) { _, file in
      results.withLock {
        switch file {
        case .success(let bytes): $0.append(bytes.isEmpty ? "empty" : "made")
        case .failure(let problem): $0.append("\(problem.message), \(problem.isLasting)")
        }
      }
    }
    return results.withLock(\.self)
  }

  @Test func `cannot gain privileges`() throws {
    let limits = Self.limits(1)
    let pool = PicturePool(workers: 1, limits: limits, program: try PictureFiles.program)
    #expect(Self.encode(pool) == ["made", "made"])
    let workers = Self.workers(limits)
    #expect(workers.count == 1)
    for worker in workers { #expect(Self.status(of: worker)["NoNewPrivs"] == "1") }
  }

  @Test func `that is stopped is replaced`() throws {
    let limits = Self.limits(2)
    let pool = PicturePool(workers: 1, limits: limits, program: try PictureFiles.program)
    #expect(Self.encode(pool) == ["made", "made"])
    let stopped = Self.workers(limits)
    #expect(stopped.count == 1)
    for worker in stopped { kill(worker, SIGSTOP) }
    #expect(Self.encode(pool) == ["made", "made"])
    #expect(Set(Self.workers(limits)).isDisjoint(with: stopped))
  }

  @Test func `that is replaced and does nothing again fails, and the picture is tried again in the next build`() throws
  {
    try Program.inScratchFolder { folder in
      let script = folder.appending(path: "worker")
      try Program.install(text: "#!/bin/sh\necho >>\(folder.path)/starts\nexec sleep 60\n", at: script)
      usleep(200_000)
      let pool = PicturePool(workers: 1, limits: Self.limits(3), program: script.path)
      let message = "its decoder failed: there was no answer within 2 seconds, false"
      #expect(Self.encode(pool) == [message, message])
      #expect(try String(contentsOf: folder.appending(path: "starts"), encoding: .utf8) == "\n\n")
    }
  }

  @Test(arguments: [Case("working", false, true), Case("stopped", true, true)])
  func `ends when the build is killed`(_ row: Case<Bool, Bool>) throws {
    try Program.inScratchFolder { folder in
      let posts = folder.appending(path: "Content/posts")
      try FileManager.default.createDirectory(at: posts, withIntermediateDirectories: true)
      let pictures = (0..<6).map { "![A](photo\($0).png)" }
      try Data("# A\n\n\(pictures.joined(separator: "\n\n"))\n".utf8).write(to: posts.appending(path: "a.md"))
      for index in 0..<6 {
        let picture = Data(NoisyPicture(width: 1_200 + index, height: 900).png)
        try picture.write(to: posts.appending(path: "photo\(index).png"))
      }
      let build = Process()
      build.executableURL = URL(filePath: try PictureFiles.program)
      (build.arguments, build.currentDirectoryURL) = (["build"], folder)
      (build.standardOutput, build.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try build.run()
      let workers = Self.startedWorkers(of: build.processIdentifier)
      #expect(!workers.isEmpty)
      if row.input { for worker in workers { kill(worker, SIGSTOP) } }
      kill(build.processIdentifier, SIGKILL)
      build.waitUntilExit()
      row.check(Self.haveEnded(workers))
    }
  }
}
