import Addresses
import Diagnostics
import Sites
import TestSupport
import Testing

@testable import Planning

@Suite struct `Address claims` {
  /// Some file systems treat these names as equal.
  @Test(arguments: [
    ("/\u{E9}.html", "/e\u{301}.html/x"), ("/e\u{301}.html", "/\u{E9}.html/x"), ("/a.html", "/A.html/x"),
    ("/caf\u{E9}", "/cafe\u{301}/x"), ("/a\u{37E}", "/a;/x"), ("/a;", "/a\u{37E}/x"), ("/B", "/b/x"),
    ("/long-name", "/long-name/x/y"),
  ])
  func `ignore case and the composition of letters`(_ file: String, _ inner: String) {
    var claims = AddressClaims(capacity: 2)
    for address in [inner, file] { claims.add(address, AddressClaims.Owner(name: "the page \(address)")) }
    var sources = SourceMap()
    #expect(claims.conflicts.map { $0.diagnostic(in: &sources) }.map(\.code) == ["site.file-and-folder"])
  }

  @Test(arguments: [
    AliasCase("no owner", [], true, []),
    AliasCase(
      "a page", [AddressClaims.Owner(article: "a.md", range: nil)], false,
      ["an alias of `b.md` is ignored, because `a.md` has the same address, `/x/`"]),
    AliasCase(
      "a generated page", [.generated("the archive")], false,
      ["an alias of `b.md` is ignored, because the archive has the same address, `/x/`"]),
    AliasCase(
      "another alias", [.alias(of: "c.md", to: "/c/", range: nil)], false,
      ["an alias of `b.md` is ignored, because an alias of `c.md` has the same address, `/x/`"]),
    AliasCase("the same alias again", [.alias(of: "b.md", to: "/b/", range: nil)], false, []),
  ])
  func `let an alias give way`(row: AliasCase) {
    var claims = AddressClaims(capacity: 2)
    for owner in row.owners { claims.add("/X/", owner) }
    #expect(claims.addAlias("/x/", .alias(of: "b.md", to: "/b/", range: nil)) == row.isGranted)
    var sources = SourceMap()
    let diagnostics = claims.conflicts.map { $0.diagnostic(in: &sources) }
    #expect(diagnostics.map(\.message) == row.messages)
    #expect(diagnostics.allSatisfy { $0.severity == .warning && $0.code == "site.same-address" })
  }

  /// Compares the result with the result of a slow algorithm, which compares every pair of addresses.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `report a conflict if one address is a file and another address needs a folder of that name`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["a", "b.html", "A", "ä", "c.d", "b.htm"]
    let addresses = (0..<12).map { _ in
      "/"
        + (0..<Int.random(in: 1...3, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined(
          separator: "/")
        + (Bool.random(using: &random) ? "/" : "")
    }
    var claims = AddressClaims(capacity: addresses.count)
    var first: [String: String] = [:]
    for address in addresses {
      let path = SiteFile.path(of: address)
      let isTaken = first[path.lowercased()].map { SiteFile.path(of: $0) == path } ?? false
      #expect((claims.rank(of: address) != nil) == isTaken)
      claims.add(address, AddressClaims.Owner(name: "the page \(address)"))
      first[path.lowercased()] = first[path.lowercased()] ?? address
    }
    var expected: Set<String> = []
    for (file, address) in first {
      for (inner, innerAddress) in first where inner.hasPrefix(file + "/") {
        expected.insert(
          "the page \(innerAddress) cannot be at `\(innerAddress)`: it needs a folder, but the page \(address) is a file of that name"
        )
      }
    }
    var sources = SourceMap()
    let messages = claims.conflicts.map { $0.diagnostic(in: &sources) }.filter { $0.code == "site.file-and-folder" }
      .map(
        \.message)
    #expect(Set(messages) == expected && messages.count == expected.count)
  }
}

/// A claim of an alias, with the owners that came before it.
struct AliasCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let owners: [AddressClaims.Owner]
  let isGranted: Bool
  let messages: [String]

  init(_ name: String, _ owners: [AddressClaims.Owner], _ isGranted: Bool, _ messages: [String]) {
    (testDescription, self.owners, self.isGranted, self.messages) = (name, owners, isGranted, messages)
  }
}
