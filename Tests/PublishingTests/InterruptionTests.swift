import Files
import Foundation
import TestSupport
import Testing

@testable import Publishing

/// Two sites with all kinds of differences.
enum TwoSites {
  static let old = [
    "index.html": "old", "same.html": "same", "gone/x/y.html": "y", "a": "file", "b/c": "c", "z.css": "1",
  ]
  static let new = [
    "index.html": "new", "same.html": "same", "a/b/c.html": "c", "b": "file", "fresh/n.css": "n", "z.css": "2",
  ]
}

@Suite struct `An interrupted publication` {
  /// The location of the work folder: beside the output folder or inside of it.
  enum WorkFolder: CaseIterable { case beside, inside }

  @Test(arguments: WorkFolder.allCases, [true, false])
  func `leaves the old site after an error at any step`(work: WorkFolder, isThere: Bool) throws {
    var steps = 0
    while try interrupt(
      at: steps, work, isThere: isThere,
      check: { site, error in
        #expect(error == .failed(error?.path ?? "", .full))
        #expect(site.files() == (isThere ? TwoSites.old : [:]), "step \(steps)")
        #expect(site.contents()["fresh"] == nil && site.leftovers().isEmpty)
        try site.publish(TwoSites.new)
        #expect(site.files() == TwoSites.new)
      })
    { steps += 1 }
    #expect(steps > (isThere ? 10 : 1))
  }

  @Test(arguments: WorkFolder.allCases)
  func `is completed or discarded by the next run after a crash at any step`(work: WorkFolder) throws {
    var steps = 0
    var ends: Set<String> = []
    while try interrupt(
      at: steps, work, isThere: true, isKilled: true,
      check: { site, _ in
        let isPlanned = site.leftovers().contains { site.hasPlan(in: $0) }
        #expect(Publisher.isAtRest(site.output) == !isPlanned, "step \(steps)")
        let publisher = try Publisher(into: site.output)
        let recovery = publisher.recovery
        _ = consume publisher
        ends.insert(site.files()["index.html"] ?? "none")
        #expect((recovery != nil) == isPlanned, "step \(steps)")
        if let recovery {
          #expect(site.files() == TwoSites.new && !recovery.isUndone, "step \(steps)")
          #expect(recovery.addedCount == 3 && recovery.changedCount == 2 && recovery.removedCount == 3)
        }
        #expect(Publisher.isAtRest(site.output))
        #expect(site.files() == TwoSites.old || site.files() == TwoSites.new, "step \(steps): \(site.files())")
        #expect(site.leftovers().isEmpty)
        #expect(try site.publish(TwoSites.new).foreign.isEmpty)
        #expect(site.files() == TwoSites.new)
      })
    { steps += 1 }
    #expect(ends == ["old", "new"])
  }

  @Test func `is discarded if the output folder was replaced`() throws {
    try Site.inScratch { site in
      try simulateKill(site, at: 8)
      try FileManager.default.removeItem(atPath: site.output)
      #expect(try site.publish(["x": "x"]).added == ["x"])
      #expect(site.files() == ["x": "x"] && site.leftovers().isEmpty)
    }
  }

  @Test func `is undone if it cannot be completed`() throws {
    try Site.inScratch { site in
      try simulateKill(site, at: 8)
      // In the meantime, someone created a folder with a file in it at the path of an output.
      try site.write("mine", to: "fresh/n.css/mine")
      #expect(site.failure(TwoSites.new) == .failed("fresh/n.css", .notEmpty))
      var expected = TwoSites.old
      expected["fresh/n.css/mine"] = "mine"
      #expect(site.files() == expected)
      #expect(site.failure(TwoSites.new) == .foreignFile("fresh/n.css/mine"))
      #expect(site.files() == expected && site.leftovers().isEmpty)
    }
  }

  @Test func `is undone by the next run if the first undo was interrupted`() throws {
    var steps = 0
    while try interruptUndo(at: steps) { steps += 1 }
    #expect(steps == 5)
  }

  /// Interrupts an undo at a step, and lets the next run complete it; returns false if it has fewer steps.
  private func interruptUndo(at interruptedStep: Int) throws -> Bool {
    try Site.inScratch { site in
      try simulateKill(site, at: 12)
      let folder = try Folder(site.folder.path).folder(".site.garland-work")
      try folder.rename(SwapJournal.after, to: folder, as: SwapJournal.undo)
      let lists = try [SwapJournal.before, SwapJournal.undo].map {
        try #require(PublishedList(text: try folder.read($0)))
      }
      var steps = 0
      let swap = Swap(
        plan: SwapPlan(before: lists[0], after: lists[1]), output: FolderTree(try Folder(site.output)), work: folder,
        step: { () throws(FolderProblem) in
          steps += 1
          if steps > interruptedStep { throw .denied }
        })
      var problem: PublishingProblem?
      do throws(PublishingProblem) { try swap.restore() } catch { problem = error }
      let isInterrupted = steps > interruptedStep
      if isInterrupted {
        #expect(problem == .rollbackFailed(problem?.path ?? "", .denied), "step \(interruptedStep)")
      } else {
        #expect(problem == nil && site.files() == TwoSites.old)
      }
      #expect((folder.kind(of: SwapJournal.undo) == nil) == !isInterrupted)
      _ = try Publisher(into: site.output)
      #expect(site.files() == TwoSites.old && site.leftovers().isEmpty, "step \(interruptedStep)")
      return isInterrupted
    }
  }

  /// Interrupts a publication at a step; returns false if it has fewer steps.
  private func interrupt(
    at interruptedStep: Int, _ work: WorkFolder, isThere: Bool, isKilled: Bool = false,
    check: (Site, PublishingProblem?) throws -> Void
  ) throws -> Bool {
    try Site.inScratch { site in
      if isThere { try site.publish(TwoSites.old) }
      if work == .inside {
        try FileManager.default.createDirectory(
          atPath: site.output + "/.garland-work", withIntermediateDirectories: true)
      }
      let copy = Site(folder: site.folder.appending(path: "copy"))
      var steps = 0
      let problem = try site.publish(TwoSites.new) { () throws(FolderProblem) in
        steps += 1
        guard steps == interruptedStep + 1 else { return }
        // A copy of the folder is the state that a kill at this step would leave.
        if isKilled { try? site.copy(to: copy) } else { throw .full }
      }
      guard steps > interruptedStep else { return false }
      try check(isKilled ? copy : site, problem)
      return true
    }
  }

  /// Creates the state that a kill before a step would leave.
  private func simulateKill(_ site: Site, at interruptedStep: Int) throws {
    try Site.inScratch { other in
      try other.publish(TwoSites.old)
      var steps = 0
      let problem = try other.publish(TwoSites.new) { () throws(FolderProblem) in
        steps += 1
        if steps == interruptedStep { try? other.copy(to: site) }
      }
      #expect(problem == nil)
    }
    try #require(!site.leftovers().isEmpty)
  }
}

extension Site {
  /// Publishes files, calling a closure before each step, and returns the error.
  func publish(
    _ files: [String: String], step: @escaping () throws(FolderProblem) -> Void
  ) throws -> PublishingProblem? {
    let publisher = try Publisher(into: output)
    for (path, text) in files { try publisher.add(path, .bytes(Array(text.utf8))) }
    do throws(PublishingProblem) {
      _ = try publisher.finish(step: step)
      return nil
    } catch {
      return error
    }
  }

  /// Whether a work folder, beside the output folder or in it, holds a plan that has to be completed.
  func hasPlan(in work: String) -> Bool {
    [folder.path, output].contains { FileManager.default.fileExists(atPath: "\($0)/\(work)/\(SwapJournal.after)") }
  }

  /// Copies the site and the folders beside it.
  func copy(to other: Site) throws {
    try FileManager.default.createDirectory(at: other.folder, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name != other.folder.lastPathComponent {
      try FileManager.default.copyItem(
        at: folder.appending(path: name), to: other.folder.appending(path: name))
    }
  }
}

extension PublishingProblem {
  fileprivate var path: String? {
    switch self {
    case .failed(let path, _), .rollbackFailed(let path, _): path
    default: nil
    }
  }
}

@Suite struct `A killed process` {
  private static let count = 200

  /// The site of a round; from one round to the next, half of the files change, and some are added or removed.
  static func files(_ round: Int) -> [String: String] {
    let texts = (0..<count).map { number in
      let folder = number % 7 == round % 7 ? "folder\(round)" : "folder"
      return ("\(folder)/\(number % 20)/\(number).html", "\(number) in \(number % 2 == 0 ? 0 : round) " + filler)
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  private static let filler = String(repeating: "text ", count: 400)

  @Test(.hangGuard) func `leaves the old or the new site after the next run`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "garland-kill-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let site = Site(folder: folder)
    var random = SeededGenerator(seed: 20)
    var current = 0
    try site.publish(Self.files(0))
    var ends = [0, 0]
    // The kills should be spread over the duration of a publication, which varies when the machine is busy. So a kill
    // before the end of a publication delays the later kills, and a kill after the end brings them forward.
    let time = ContinuousClock().measure { #expect(throws: Never.self) { try site.publish(Self.files(0)) } }
    var longest = time / .microseconds(1) * 2
    for round in 1...50 {
      let path = folder.path
      let delay = UInt32(Double.random(in: longest / 8...longest, using: &random))
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = path as String, round = round as Int, delay = delay as UInt32] in
        let killer = Thread {
          usleep(delay)
          kill(getpid(), SIGKILL)
        }
        killer.start()
        try Site(folder: URL(filePath: path)).publish(Self.files(round))
        kill(getpid(), SIGKILL)
      }
      _ = try Publisher(into: site.output)
      let files = site.files()
      let isNew = files == Self.files(round)
      #expect(isNew || files == Self.files(current), "round \(round) after \(delay) µs")
      #expect(site.leftovers().isEmpty)
      ends[isNew ? 1 : 0] += 1
      longest *= isNew ? 0.7 : 1.4
      if isNew { current = round }
    }
    // If one outcome never happened, the kills were badly timed, and the test proves nothing.
    #expect(ends.allSatisfy { $0 > 0 }, "\(ends)")
  }
}
