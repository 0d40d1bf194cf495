import Foundation
import TestSupport
import Testing

/// Random sites on disk, built by the program after random edits, with a first build as the measure.
@Suite(.serialized) struct `A site on disk` {
  private static let edits = 3
  /// `GARLAND_FUZZ` raises the number to 200.
  static let seeds: Range<UInt64> = isThorough ? 0..<200 : 0..<4
  private static let elsewhere = [
    "--base-url", "https://preview.example/x/", "--output", "elsewhere", "--cache", ".elsewhere",
  ]

  @Test(.hangGuard, arguments: seeds)
  func `equals a first build after edits and killed builds, at its address and at another`(seed: UInt64) throws {
    try Tool.inScratchFolder { folder in
      var (site, disk) = (EditedSite(seed: seed, usesCode: false), DiskSite(folder: folder))
      try disk.write(site)
      #expect(try disk.check(site, [], "seed \(seed), first build"))
      #expect(try disk.check(site, Self.elsewhere, "seed \(seed), first build at another address"))
      for number in 1...Self.edits {
        let before = site
        let edit = site.edit()
        try disk.write(site)
        try disk.compareChecks(of: site, "seed \(seed), edit \(number): \(edit)")
        if number == 2 { try disk.killBuild(of: site, after: 20_000 * Double(seed % 8)) }
        guard try disk.check(site, [], "seed \(seed), edit \(number): \(edit)") else {
          site.restore(before)
          try disk.write(site)
          continue
        }
      }
      #expect(try disk.check(site, Self.elsewhere, "seed \(seed), at another address"))
    }
  }
}

/// The files of a random site in a folder.
private struct DiskSite {
  let folder: URL
  private var written: [String: [UInt8]] = [:]

  init(folder: URL) { self.folder = folder }

  /// Writes the files that changed, and removes those that the site no longer has.
  mutating func write(_ site: EditedSite) throws {
    let content = site.files.map { ("Content/\($0)", $1) }
    let templates = site.templates.map { ("Templates/\($0)", Array($1.utf8)) }
    let files = Dictionary(content + templates) { first, _ in first }
    for path in written.keys where files[path] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }
    for (path, bytes) in files where written[path] != bytes {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    written = files
  }

  /// Builds and verifies the site; returns `false` if the site has errors of its own.
  func check(_ site: EditedSite, _ arguments: [String], _ comment: Comment) throws -> Bool {
    let outcome = try Tool.run(["build", "--verify", "--now", "\(site.now)"] + arguments, in: folder)
    // Only an error of the site itself, such as two articles at one address, may stop a build.
    let errors = outcome.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(outcome.status == 0 || !errors.isEmpty, "\(comment): \(outcome.errors)")
    #expect(!errors.contains { $0.contains("[verify.") }, "\(comment): \(outcome.errors)")
    return outcome.status == 0
  }

  /// Expects that a check after the last build finds the same as a check without it.
  func compareChecks(of site: EditedSite, _ comment: Comment) throws {
    let fresh = try Tool.run(["check", "--no-cache", "--now", "\(site.now)"], in: folder)
    for _ in 0..<2 {
      let warm = try Tool.run(["check", "--now", "\(site.now)"], in: folder)
      #expect(warm.errors == fresh.errors, comment)
      #expect(warm.status == fresh.status, comment)
    }
  }

  /// Starts a build and kills it after some microseconds.
  func killBuild(of site: EditedSite, after delay: Double) throws {
    let build = Process()
    build.executableURL = URL(filePath: try Tool.path())
    build.arguments = ["build", "--now", "\(site.now)"]
    build.currentDirectoryURL = folder
    (build.standardOutput, build.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try build.run()
    usleep(UInt32(delay))
    kill(build.processIdentifier, SIGKILL)
    build.waitUntilExit()
  }
}
