import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct `A process that is killed` {
  private static let count = 200

  /// The site of a round; half of the files change from one round to the next, and some come and go.
  static func files(_ round: Int) -> [String: String] {
    let texts = (0..<count).map { number in
      let folder = number % 7 == round % 7 ? "folder\(round)" : "folder"
      return ("\(folder)/\(number % 20)/\(number).html", "\(number) in \(number % 2 == 0 ? 0 : round) " + filler)
    }
    return Dictionary(uniqueKeysWithValues: texts)
  }

  private static let filler = String(repeating: "text ", count: 400)

  @Test(.hangGuard) func `leaves the old site or the new one, after the next run`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "garland-kill-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let site = Site(folder: folder)
    var random = SeededGenerator(seed: 20)
    var current = 0
    try site.publish(Self.files(0))
    var ends = [0, 0]
    // The moments are spread over the time that a publication takes here, which is another one whenever the machine is busy:
    // each round that comes too early makes them later, each that comes too late makes them earlier.
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
    // Both must have come about, or the moments were badly chosen.
    #expect(ends.allSatisfy { $0 > 0 }, "\(ends)")
  }
}
