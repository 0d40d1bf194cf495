import Files
import Foundation
import TestSupport
import Testing

@testable import Publishing

/// Two sites that differ in every way two sites can differ.
enum TwoSites {
  static let old = [
    "index.html": "old", "same.html": "same", "gone/x/y.html": "y", "a": "file", "b/c": "c", "z.css": "1",
  ]
  static let new = [
    "index.html": "new", "same.html": "same", "a/b/c.html": "c", "b": "file", "fresh/n.css": "n", "z.css": "2",
  ]
}

@Suite struct `A publication that is interrupted` {
  /// Where the run works: beside the output folder, or in it.
  enum Work: CaseIterable { case beside, inside }

  @Test(arguments: Work.allCases, [true, false])
  func `by an error at any step leaves the old site`(work: Work, isThere: Bool) throws {
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

  @Test(arguments: Work.allCases)
  func `by an end of the process at any step is finished or forgotten by the next run`(work: Work) throws {
    var steps = 0
    var ends: Set<String> = []
    while try interrupt(
      at: steps, work, isThere: true, isKilled: true,
      check: { site, _ in
        let publisher = try Publisher(into: site.output)
        _ = consume publisher
        ends.insert(site.files()["index.html"] ?? "none")
        #expect(site.files() == TwoSites.old || site.files() == TwoSites.new, "step \(steps): \(site.files())")
        #expect(site.leftovers().isEmpty)
        #expect(try site.publish(TwoSites.new).foreign.isEmpty)
        #expect(site.files() == TwoSites.new)
      })
    { steps += 1 }
    #expect(ends == ["old", "new"])
  }

  @Test func `is forgotten when somebody has made another site of the folder`() throws {
    try Site.inScratch { site in
      try leave(site, at: 8)
      try FileManager.default.removeItem(atPath: site.output)
      #expect(try site.publish(["x": "x"]).added == ["x"])
      #expect(site.files() == ["x": "x"] && site.leftovers().isEmpty)
    }
  }

  @Test func `is undone when it cannot be finished`() throws {
    try Site.inScratch { site in
      try leave(site, at: 8)
      // A folder with something in it, made meanwhile where a file must go.
      try site.write("mine", to: "fresh/n.css/mine")
      #expect(site.failure(TwoSites.new) == .failed("fresh/n.css", .notEmpty))
      var expected = TwoSites.old
      expected["fresh/n.css/mine"] = "mine"
      #expect(site.files() == expected)
      #expect(site.failure(TwoSites.new) == .inTheWay("fresh/n.css/mine"))
      #expect(site.files() == expected && site.leftovers().isEmpty)
    }
  }

  @Test func `while it is undone is undone by the next run`() throws {
    for failing in 0..<12 {
      try Site.inScratch { site in
        try leave(site, at: 12)
        let folder = try Folder(site.folder.path).folder(".site.garland-work")
        try folder.rename(Workplace.after, to: folder, as: Workplace.undo)
        let lists = try [Workplace.before, Workplace.undo].map {
          try #require(PublishedList(text: try folder.read($0)))
        }
        var steps = 0
        let swap = Swap(
          output: FolderTree(try Folder(site.output)), work: folder, before: lists[0], after: lists[1],
          step: { () throws(FolderProblem) in
            steps += 1
            if steps > failing { throw .denied }
          })
        #expect(throws: PublishingProblem.self) {
          try swap.takeBack()
          throw PublishingProblem.locked("done")
        }
        _ = try Publisher(into: site.output)
        #expect(site.files() == TwoSites.old && site.leftovers().isEmpty)
      }
    }
  }

  /// Runs up to a step; whether there was such a step.
  private func interrupt(
    at wanted: Int, _ work: Work, isThere: Bool, isKilled: Bool = false,
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
        guard steps == wanted + 1 else { return }
        // What a run leaves that is killed here is what stands here.
        if isKilled { try? site.copy(to: copy) } else { throw .full }
      }
      guard steps > wanted else { return false }
      try check(isKilled ? copy : site, problem)
      return true
    }
  }

  /// Leaves what a run leaves that is killed before a step.
  private func leave(_ site: Site, at wanted: Int) throws {
    try Site.inScratch { other in
      try other.publish(TwoSites.old)
      var steps = 0
      let problem = try other.publish(TwoSites.new) { () throws(FolderProblem) in
        steps += 1
        if steps == wanted { try? other.copy(to: site) }
      }
      #expect(problem == nil)
    }
    try #require(!site.leftovers().isEmpty)
  }
}

extension Site {
  /// Publishes with something to do before each step, and says what went wrong at the end.
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

  /// Copies the site with all that stands beside it.
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
    if case .failed(let path, _) = self { path } else { nil }
  }
}
