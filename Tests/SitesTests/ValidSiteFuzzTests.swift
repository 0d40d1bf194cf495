import Diagnostics
import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import Sites

/// Builds random sites that are valid, so that most of them are rendered.
///
/// `swift test` builds 96 sites. With the environment variable `GARLAND_FUZZ`, it builds 20,000, from `GARLAND_FUZZ_SEED` on.
@Suite struct `Random valid sites` {
  private static let environment = ProcessInfo.processInfo.environment
  private static let parts: UInt64 = 8
  private static let count = UInt64(isThorough ? 20_000 : 96)
  private static let first = environment["GARLAND_FUZZ_SEED"].flatMap { UInt64($0) } ?? 0
  /// The limits for a site, in seconds of processor time and in bytes of the whole test.
  private static let (secondLimit, memoryLimit) = (10.0, 1 << 30)

  @Test(.hangGuard, arguments: 0..<parts)
  func `build without a crash, mostly without an error`(part: UInt64) async throws {
    let share = Self.count / Self.parts
    var (built, codes) = (0, [String: Int]())
    for seed in Self.first + part * share..<Self.first + (part + 1) * share {
      var site = ValidSite(seed: seed)
      for _ in 0...seed % 6 { site.change() }
      var result: BuiltSite?
      let seconds = processorSeconds(of: { result = site.build().run() })
      guard let cold = result else { continue }
      let comment: Testing.Comment = "seed \(seed): \(site.changes.joined(separator: "\n"))"
      #expect(seconds < Self.secondLimit, comment)
      // A build releases its model on a queue, which gets no thread while tests keep all of them busy.
      if seed % 8 == 0 { try await Task.sleep(for: .milliseconds(1)) }
      for error in cold.diagnostics where error.severity == .error { codes[error.code.rawValue, default: 0] += 1 }
      if cold.hasErrors { continue }
      built += 1
      for problem in Self.problems(of: cold) { Issue.record("\(comment)\n\(problem)") }
      guard seed % 8 == 0 else { continue }
      // The next build after another change equals a first build.
      site.change()
      let (warm, again) = (site.build(jobs: 2).run(after: cold), site.build().run())
      #expect(Self.text(of: warm) == Self.text(of: again), comment)
      if !again.hasErrors {
        #expect(Self.files(of: warm) == Self.files(of: again), "\(comment)\n\(site.changes.last ?? "")")
      }
    }
    let errors = codes.sorted { $0.value > $1.value }.map { "\($0.value) × \($0.key)" }.joined(separator: ", ")
    #expect(Double(built) >= 0.8 * Double(share), "\(built) of \(share) sites were built; the errors are \(errors)")
    if Self.count > 1_000 { #expect(Self.peakMemory < Self.memoryLimit) }
  }

  /// Returns what is wrong with the files of a site.
  private static func problems(of site: BuiltSite) -> [String] {
    site.files.compactMap { file in
      guard case .bytes(let bytes) = file.content else { return nil }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return file.path.hasSuffix(".bin") ? nil : "\(file.path) is not UTF-8"
      }
      switch file.path.split(separator: ".").last {
      case "html": return text.contains("</html>") ? nil : "\(file.path) is not complete: \(text.suffix(80))"
      case "xml":
        let parser = XMLParser(data: Data(bytes))
        return parser.parse() ? nil : "\(file.path) is not XML: line \(parser.lineNumber)\n\(text)"
      case "json":
        return (try? JSONSerialization.jsonObject(with: Data(bytes))) == nil ? "\(file.path) is not JSON" : nil
      default: return nil
      }
    }
  }

  private static func text(of site: BuiltSite) -> String {
    DiagnosticText(sources: site.sources).text(of: site.diagnostics)
  }

  private static func files(of site: BuiltSite) -> [String: SiteOutput.Content] {
    Dictionary(site.files.map { ($0.path, $0.content) }) { first, _ in first }
  }

  /// The peak memory of this process, in bytes.
  private static var peakMemory: Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    return status?.firstMatch(of: /VmHWM:\s*(\d+) kB/).flatMap { Int($0.1) }.map { $0 << 10 } ?? 0
  }
}
