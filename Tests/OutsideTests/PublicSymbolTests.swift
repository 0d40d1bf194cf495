import Foundation
import TestSupport
import Testing

/// What `import Garland` offers.
@Suite(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
struct `The public symbols` {
  /// The module with the tags, attributes and keywords of HTML.
  private static let vocabulary = "Elements"

  @Test func `are documented, and each part has few`() throws {
    let modules = try ["Garland", "GarlandViews"].flatMap { name in
      let file = Program.repository.appending(path: "Sources/Library/\(name)/\(name).swift")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
        line.wholeMatch(of: /@_exported public import (\w+)/).map { String($0.1) }
      }
    }
    try #require(modules.contains(Self.vocabulary) && modules.count >= 10)
    let symbols = try Compiler.publicSymbols(of: modules)
    let undocumented = symbols.filter { !$0.isDocumented }.map { "\($0.module): \($0.name)" }
    #expect(undocumented.isEmpty)
    for (part, limit) in Self.limits {
      let count = symbols.count { Self.part(of: $0) == part }
      #expect(count > limit * 9 / 10 && count <= limit, "\(part): \(count), and the limit is \(limit)")
    }
  }

  /// The greatest number of symbols of each part, a little above the number of today.
  private static let limits = [
    "tags": 120, "keywords": 500, "attributes": 320, "other words": 165, "other modules": 1_220,
  ]

  private static func part(of symbol: PublicSymbol) -> String {
    guard symbol.module == vocabulary else { return "other modules" }
    return switch symbol.name.prefix(while: { $0 != "." }) {
    case "Tags": "tags"
    case "Keywords": "keywords"
    case let type where type == "Attribute" || type.hasPrefix("_Takes"): "attributes"
    default: "other words"
    }
  }
}
