import TestSupport
import Testing

@Suite(.enabled(if: NuChecker.isInstalled, "Java or the Nu HTML checker is not installed"))
struct `Pages of golden sites` {
  /// Sites whose pages are not to be valid: an author who is trusted writes HTML as it comes, and some templates show words alone.
  private static let rough = ["html-links-trusted", "asset-addresses", "plain-words"]

  @Test func `are accepted by the Nu HTML checker`() throws {
    let pages = try BuiltSites.all().filter { !Self.rough.contains($0.golden.name) }.flatMap { site in
      site.files.filter { $0.key.hasSuffix(".html") }.map { path, bytes in
        let name = "\(site.golden.name)-\(path.dropLast(".html".count).replacing("/", with: "-"))"
        // Its report names files by URLs, so letters beyond ASCII would come back in another form.
        let plain = name.unicodeScalars.map { $0.isASCII ? String($0) : "u\($0.value)" }.joined()
        return CheckedPage(name: plain, html: String(decoding: bytes, as: UTF8.self))
      }
    }
    #expect(pages.count > 200)
    let complaints = try NuChecker.complaints(about: pages)
    for page in pages {
      for complaint in complaints[page.name, default: []] {
        let isTolerated = Tolerance.all.contains { $0.covers(complaint, in: page) }
        #expect(isTolerated, "\(complaint.text)")
      }
    }
  }
}
