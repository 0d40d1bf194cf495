import Foundation
import Testing

/// What an import must keep: readers and search engines know the old addresses.
@Suite struct `An old page` {
  @Test(arguments: OldSite.all)
  func `has its text at its old address, or a redirect to it`(site: OldSite) {
    let rebuilt = RebuiltSite(site)
    #expect(rebuilt.errors == [])
    for (index, page) in site.pages.enumerated() {
      let text = site.text(of: index)
      let paths = rebuilt.paths(of: text)
      let lost = page.addresses.filter { !rebuilt.leads($0, to: text) }
      expect(unless: page.issue, of: page.path) {
        #expect(lost == [], "\(page.path) is now at \(paths); \(site.evidence)")
        if page.addresses.isEmpty { #expect(paths == [], "\(page.path) was not published; \(site.evidence)") }
      }
    }
  }

  /// Runs expectations, which must fail if there is a known issue.
  private func expect(unless issue: KnownIssue?, of path: String, _ expectations: () -> Void) {
    guard let issue else { return expectations() }
    withKnownIssue("\(path): \(issue.rawValue)", expectations)
  }

  private static let folder = ProcessInfo.processInfo.environment["GARLAND_OLD_SITES"]

  @Test(.enabled(if: folder != nil), arguments: OldSite.all)
  func `can be written for its generator, to record its address`(site: OldSite) throws {
    let root = URL(filePath: try #require(Self.folder)).appending(path: site.name)
    for (path, text) in site.files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
