import Foundation
import Highlighting
import TestSupport
import Testing

@Suite struct SwiftAgreementTests {
  /// The share of bytes on which the highlighter must agree with Swift's parser, for groups below the default of 0.999.
  ///
  /// The highlighter treats every capitalized name as a type. That is only a convention, so the share for types is
  /// lower.
  private static let requiredShares: [Agreement.Group: Double] = [.types: 0.95]

  @Test(.enabled(if: Oracle.libraries != nil, "the toolchain does not contain Swift's parser"))
  func `tokens agree with Swift's own parser on every Swift file of the repository`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let oracle = try Oracle(
      source: folder.appending(path: "Oracle/oracle.swift"),
      program: Program.repository.appending(path: ".build/swift-oracle"))
    let paths = ["Sources", "Tests"].flatMap { Self.swiftFiles(in: Program.repository.appending(path: $0)) }
    let rangesByPath = try oracle.classify(paths)
    var agreement = Agreement()
    for path in paths {
      agreement.add([UInt8](try Data(contentsOf: URL(filePath: path))), path, classifiedAs: rangesByPath[path] ?? [])
    }
    #expect(Set(agreement.counts.keys) == Set(Agreement.Group.allCases))
    for (group, count) in agreement.counts {
      let differing = agreement.places.filter { $0.key.group == group }.sorted { $0.value.count > $1.value.count }
      let examples = differing.prefix(5).map { "\($0.key.text) as \($0.key.kind) in \($0.value[0])" }
      #expect(
        count.share >= Self.requiredShares[group, default: 0.999], "\(group): \(examples.joined(separator: "; "))")
    }
  }

  @Test(arguments: SwiftCases.all)
  func `ambiguous Swift code has the right tokens`(_ row: Case<String, String>) throws {
    row.check(LanguageSample.marked(Array(row.input.utf8), try #require(Language.named("swift"))))
  }

  private static func swiftFiles(in folder: URL) -> [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map { $0.path() }
  }
}
