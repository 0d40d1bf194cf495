import Garland
import Records
import Sites
import Synchronization
import TestSupport
import Testing

/// What is drawn of articles when they are read, and where it waits for its pages.
@Suite struct `An article that is drawn when it is read` {
  /// A place outside of memory, such as a disk that is full or fails.
  private final class Place: ScratchSpace {
    enum Fault: String, CaseIterable { case none, isFull, forgets, isDamaged }

    private let fault: Fault
    private let bytes = Mutex<[UInt8]>([])

    init(_ fault: Fault) { self.fault = fault }

    var count: Int { bytes.withLock(\.count) }

    func put(_ more: [UInt8]) -> Range<Int>? {
      if fault == .isFull { return nil }
      return bytes.withLock { bytes in
        defer { bytes += more }
        return bytes.count..<bytes.count + more.count
      }
    }

    func bytes(at place: Range<Int>) -> [UInt8]? {
      switch fault {
      case .forgets: nil
      case .isDamaged: []
      default: bytes.withLock { Array($0[place]) }
      }
    }
  }

  private static func build(_ site: EditedSite, room: Int, _ place: Place?) -> BuiltSite {
    site.build(jobs: 2, shelfRoom: room, scratch: place).run()
  }

  @Test(arguments: Place.Fault.allCases, 0..<6 as Range<UInt64>)
  private func `makes the same page, wherever it waits`(fault: Place.Fault, seed: UInt64) {
    var site = EditedSite(seed: seed)
    for _ in 0..<20 { _ = site.edit() }
    let expected = Self.build(site, room: .max, nil)
    let place = Place(fault)
    for (name, built) in [("outside", Self.build(site, room: 0, place)), ("nowhere", Self.build(site, room: 0, nil))] {
      #expect(built.files.map(\.path) == expected.files.map(\.path), "\(name)")
      for (one, other) in zip(built.files, expected.files) {
        #expect(one.content == other.content, "\(name): \(one.path)")
      }
      #expect(built.diagnostics.map(\.message) == expected.diagnostics.map(\.message))
    }
    #expect(fault == .isFull || place.count > 0)
  }

  @Test func `is drawn once for its page`() {
    let texts = (1...9).map { ("posts/2026-01-0\($0)-a.md", "---\ndescription: about it\n---\n# A\n\n## B\n\n## C\n") }
    let content = Dictionary(uniqueKeysWithValues: texts + [("site.yml", "url: https://example.org\nfeeds: []\n")])
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    (options.shelfRoom, options.scratch) = (0, Place(.none))
    let build = SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]), options: options)
    #expect(build.run().draws == texts.count)
  }
}
