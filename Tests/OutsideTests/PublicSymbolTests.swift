import Foundation
import TestSupport
import Testing

/// What `import Garland` offers.
@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct `The public symbols` {
  /// The module with the tags, attributes and keywords of HTML.
  private static let vocabulary = "Elements"

  @Test func `are documented, and few besides the words of HTML`() throws {
    let file = Program.repository.appending(path: "Sources/Library/Garland/Garland.swift")
    let modules = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /@_exported public import (\w+)/).map { String($0.1) }
    }
    try #require(modules.contains(Self.vocabulary) && modules.count >= 10)
    let symbols = try Compiler.publicSymbols(of: modules)
    let undocumented = symbols.filter { !$0.isDocumented }.map { "\($0.module): \($0.name)" }
    #expect(undocumented.isEmpty)
    let words = symbols.count { $0.module == Self.vocabulary }
    #expect(words > 1_000 && words <= 1_400, "\(words) words of HTML")
    #expect(symbols.count - words <= 1_200, "\(symbols.count - words) other symbols")
  }
}
