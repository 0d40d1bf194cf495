import Diagnostics
import TestSupport
import Testing

@testable import Sites

@Suite struct `Who wants which address` {
  /// Every two addresses are held against each other, which is what the claims are to say and too slow for a site.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `is told of every file that would have to be a folder, and of no other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["a", "b.html", "A", "ä", "c.d", "b.htm"]
    let wanted = (0..<12).map { _ in
      "/"
        + (0..<Int.random(in: 1...3, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined(
          separator: "/")
        + (Bool.random(using: &random) ? "/" : "")
    }
    var claims = AddressClaims(room: wanted.count)
    var first: [String: String] = [:]
    for address in wanted {
      let isTaken = claims.isTaken(address)
      let file = SiteFile.path(of: address).lowercased()
      #expect(isTaken == (first[file] != nil))
      claims.add(address, AddressClaims.Owner(name: "the page \(address)"))
      if !isTaken { first[file] = address }
    }
    var expected: Set<String> = []
    for (file, address) in first {
      for (inner, innerAddress) in first where inner.hasPrefix(file + "/") {
        expected.insert(
          "the page \(innerAddress) cannot be at `\(innerAddress)`: the page \(address) is a file where that needs a folder"
        )
      }
    }
    var sources = SourceMap()
    let told = claims.problems(in: &sources).filter { $0.code == "site.file-and-folder" }.map(\.message)
    #expect(Set(told) == expected && told.count == expected.count)
  }
}
