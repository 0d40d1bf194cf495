import Diagnostics
import Foundation
import Garland
import Records
import Synchronization
import TestSupport
import Testing

@testable import Planning
@testable import Sites

/// Incremental builds after many random edits, each compared with a first build.
@Suite(.serialized) struct `An incremental build` {
  static let edits = isThorough ? 4 : 2
  static let seeds: Range<UInt64> = isThorough ? 0..<2_000 : 0..<24
  private static let damagedSeeds: Range<UInt64> = isThorough ? 0..<40 : 0..<6
  /// Another address of the site, at which languages have no domains of their own.
  static let otherAddress = "https://preview.example/x/"

  @Test(.hangGuard, arguments: seeds)
  func `creates the same site as a first build, at its address and at another`(seed: UInt64) throws {
    var site = EditedSite(seed: seed)
    var previous = site.build().run()
    try #require(!previous.diagnostics.hasErrors, "\(Self.text(of: previous))")
    // A build takes a second, so one site in four is also built at another address.
    let previousElsewhere = isThorough || seed % 4 == 0 ? site.build(at: Self.otherAddress).run() : nil
    for number in 1...Self.edits {
      let before = site
      let edit = site.edit()
      let comment: Testing.Comment = "seed \(seed), edit \(number): \(edit)"
      guard let (warm, cold) = try Self.compare(site, after: previous, comment) else {
        // Only a site without errors has a record that the next build can use.
        site.restore(before)
        continue
      }
      #expect(warm.record?.value.editions.count == cold.record?.value.editions.count, comment)
      RenderCounts.add(warm, after: Self.files(of: previous), edit)
      previous = warm
    }
    guard let previousElsewhere else { return }
    _ = try Self.compare(site, after: previousElsewhere, at: Self.otherAddress, "seed \(seed), at another address")
  }

  @Test(.hangGuard, arguments: isThorough ? 0..<200 : 0..<8 as Range<UInt64>)
  func `creates the same site after edits of data and of templates that read it`(seed: UInt64) throws {
    var site = EditedSite(seed: seed)
    for _ in 0..<4 { _ = site.editData() }
    var previous = site.build().run()
    for number in 1...6 {
      let before = site
      let edit = site.editData()
      if let builds = try Self.compare(site, after: previous, "seed \(seed), edit \(number): \(edit)") {
        previous = builds.warm
      } else {
        site.restore(before)
      }
    }
  }

  /// Compares a build after a previous one with a first build, and returns both; `nil` if the site has errors.
  private static func compare(
    _ site: EditedSite, after previous: BuiltSite, at address: String? = nil, _ comment: Testing.Comment
  ) throws -> (warm: BuiltSite, cold: BuiltSite)? {
    let cold = site.build(at: address).run()
    let warm = site.build(jobs: 2, memoryCacheCapacity: 200, at: address).run(after: try decodedCopy(of: previous))
    #expect(text(of: warm) == text(of: cold), comment)
    #expect(warm.nextChange == cold.nextChange && warm.showsNow == cold.showsNow, comment)
    if cold.diagnostics.hasErrors { return nil }
    let (files, expected) = (files(of: warm), files(of: cold))
    #expect(files.keys.sorted() == expected.keys.sorted(), comment)
    for (path, content) in expected where files[path] != content { Issue.record("\(comment): \(path) differs") }
    for (warm, cold) in zip(warm.record?.value.editions ?? [], cold.record?.value.editions ?? []) {
      #expect(warm.pages.map(\.own) == cold.pages.map(\.own), comment)
      #expect(warm.pages.map(\.identity) == cold.pages.map(\.identity), comment)
      #expect(warm.pages.map(\.reads) == cold.pages.map(\.reads), comment)
      #expect(warm.pages.map(\.shared) == cold.pages.map(\.shared), comment)
      #expect(warm.sharedReads == cold.sharedReads, comment)
      #expect(warm.subjects == cold.subjects, comment)
    }
    return (warm, cold)
  }

  /// The linking articles do not change, but their HTML does.
  @Test(arguments: 0..<4 as Range<UInt64>) func `updates links to an article with a new address`(seed: UInt64) throws {
    var site = EditedSite(seed: seed)
    let previous = site.build().run()
    site.moveLinkedArticle()
    let warm = Self.files(of: site.build().run(after: try Self.decodedCopy(of: previous)))
    #expect(warm["posts/moved-\(site.count)/index.html"] != nil)
    #expect(warm == Self.files(of: site.build().run()))
  }

  /// A new URL gives all subjects new numbers.
  @Test(arguments: 0..<4 as Range<UInt64>) func `records the right dependencies after the site's URL changed`(
    seed: UInt64
  ) throws {
    var site = EditedSite(seed: seed)
    let previous = site.build().run()
    site.moveSite()
    let (warm, cold) = (site.build().run(after: try Self.decodedCopy(of: previous)), site.build().run())
    #expect(warm.renderedCount == previous.pages.count)
    #expect(Self.files(of: warm) == Self.files(of: cold))
    #expect(warm.record?.value.editions.map(\.subjects) == cold.record?.value.editions.map(\.subjects))
  }

  /// Decodes the damaged record directly, because the cache would reject its hash.
  @Test(arguments: damagedSeeds) func `ends without a crash if the record is damaged`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var site = EditedSite(seed: seed)
    let previous = site.build().run()
    let recordBytes = RecordWriter.bytes(of: try #require(previous.record?.value))
    _ = site.edit()
    var (decodedCount, usedCount) = (0, 0)
    for _ in 0..<10 {
      var bytes = recordBytes
      for _ in 0..<2 {
        bytes[Int.random(in: bytes.indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      }
      var damagedReader = RecordReader(bytes)
      guard let damaged = try? PreviousBuild(from: &damagedReader) else { continue }
      decodedCount += 1
      for address in damaged.addresses.prefix(3) { _ = damaged.explanation(of: address) }
      var before = previous
      before.record = Deferred(value: damaged)
      guard let record = site.build().run(after: before).record?.value else { continue }
      usedCount += 1
      var reader = RecordReader(RecordWriter.bytes(of: record))
      #expect(throws: Never.self) { try reader.read() as PreviousBuild }
    }
    #expect(decodedCount > 0 && usedCount > 0)
  }

  /// Returns the site with a record that was encoded and decoded, as in another run.
  private static func decodedCopy(of site: BuiltSite) throws -> BuiltSite {
    var site = site
    site.record = Deferred(value: try #require(site.record?.value).decodedCopy())
    return site
  }

  private static func text(of site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: site.diagnostics)
  }

  private static func files(of site: BuiltSite) -> [String: SiteOutput.Content] {
    Dictionary(site.files.map { ($0.path, $0.content) }) { first, _ in first }
  }

  /// How many pages were rendered, and how many of them changed.
  struct RenderCounts {
    struct Sums {
      var (rendered, changed, pages) = (0, 0, 0)
      /// The pages that were rendered only to repeat a warning of the previous build.
      var renderedForWarnings = 0
      var needlessReasons: [String: Int] = [:]
    }

    private static let sums = Mutex(Sums())

    static func add(_ site: BuiltSite, after before: [String: SiteOutput.Content], _ edit: String) {
      let after = Dictionary(site.files.map { ($0.path, $0.content) }) { first, _ in first }
      sums.withLock { sums in
        sums.pages += site.pages.count
        // New languages render all pages, because most of them name the languages.
        for page in site.pages where page.isRendered && page.reasons != [.settings] {
          sums.rendered += 1
          if before[page.path] != after[page.path] {
            sums.changed += 1
          } else {
            if page.reasons == [.hadDiagnostics] { sums.renderedForWarnings += 1 }
            for reason in page.reasons { sums.needlessReasons["\(edit): \(reason.text)", default: 0] += 1 }
          }
        }
      }
    }

    static var total: Sums { sums.withLock { $0 } }
  }

  @Test(.hangGuard) func `renders few pages that do not change`() {
    let total = RenderCounts.total
    let reasons = total.needlessReasons.sorted { $0.value > $1.value }.prefix(40).map { "\($0.value) × \($0.key)" }
    print(
      "\(total.rendered) of \(total.pages) pages rendered, \(total.changed) changed\n\(reasons.joined(separator: "\n"))"
    )
    #expect(Double(total.rendered - total.renderedForWarnings) <= 1.05 * Double(total.changed))
    // With few seeds, the number of pages with warnings depends too much on chance.
    if isThorough { #expect(Double(total.rendered) <= 1.05 * Double(total.changed)) }
  }
}

extension PreviousBuild {
  /// Returns an encoded and decoded copy.
  func decodedCopy() throws -> PreviousBuild {
    var reader = RecordReader(RecordWriter.bytes(of: self))
    let copy: PreviousBuild = try reader.read()
    #expect(copy == self && reader.isAtEnd)
    return copy
  }

  /// Returns the record of a first build with the render reasons of an incremental build, which differ.
  ///
  /// It also lacks the summaries that the other one lacks: a first build makes them early, and no page may read them.
  func withReasons(of source: PreviousBuild?) -> PreviousBuild {
    var copy = self
    for (edition, other) in zip(copy.editions.indices, source?.editions ?? []) {
      for (page, other) in zip(copy.editions[edition].pages.indices, other.pages) {
        copy.editions[edition].pages[page].reasons = other.reasons
      }
      for (article, other) in zip(copy.editions[edition].articles.indices, other.articles) where other.summary == nil {
        copy.editions[edition].articles[article].summary = nil
      }
    }
    return copy
  }
}
