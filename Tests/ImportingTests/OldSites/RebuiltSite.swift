import Containers
import Dates
import Diagnostics
import Foundation
import Planning
import Sites
import TestSupport

@testable import Importing

/// The site that an import and a build make of an old site, with templates that show only the text of a page.
struct RebuiltSite {
  /// The messages of a build that fails; otherwise empty.
  let errors: [String]
  /// The texts of the output files, by path.
  private let files: [String: String]

  init(_ old: OldSite) {
    let oldFiles = old.files
    var content: [String: [UInt8]] = [:]
    for (path, file) in ImportedFiles(oldFiles).site.files {
      guard let inner = path.path(below: "Content") else { continue }
      switch file {
      case .written(let bytes): content[inner] = bytes
      case .copied(let source): content[inner] = Array((oldFiles[source] ?? "").utf8)
      }
    }
    let names = [
      "base", "home", "section", "post", "page", "taxonomy", "term", "archive", "contents", "search", "404",
    ]
    let templates = Dictionary(uniqueKeysWithValues: names.map { ("\($0).mustache", "{{{content}}}") })
    let site = SiteBuild(
      content: FolderInMemory("Content", bytes: content), templates: FolderInMemory("Templates", templates),
      options: SiteOptions(now: .latest)
    ).run()
    errors = site.levels.applied(to: site.diagnostics).filter { $0.severity == .error }.map(\.message)
    let outputs: [(String, String)] = site.files.compactMap { file in
      switch file.content {
      case .bytes(let bytes): (file.path, String(decoding: bytes, as: UTF8.self))
      case .copy(let source), .cleanCopy(let source):
        (file.path, String(decoding: content[source] ?? [], as: UTF8.self))
      case .picture: nil
      }
    }
    files = Dictionary(outputs) { first, _ in first }
  }

  /// Returns the paths of the pages with a text.
  func paths(of text: String) -> [String] {
    files.keys.filter { $0.contains(".htm") && files[$0]?.contains(text) == true }.sorted()
  }

  /// Whether the page at an address has a text, or redirects to a page that has it.
  func leads(_ address: String, to text: String) -> Bool {
    guard let page = page(at: address) else { return false }
    let target = page.firstMatch(of: /http-equiv="refresh" content="0; url=([^"]*)"/).map { String($0.1) }
    let path = target.flatMap { $0.replacing("https://old.example", with: "").resolved(from: address + "index.html") }
    let final = path.flatMap { self.page(at: $0 + (target?.hasSuffix("/") == true ? "/" : "")) } ?? page
    return final.contains(text)
  }

  /// Returns the page at an address; many servers also find `/a` in `a.html` and in `a/index.html`.
  private func page(at address: String) -> String? {
    let path = String((address.removingPercentEncoding ?? address).drop { $0 == "/" })
    let isFolder = path.isEmpty || path.hasSuffix("/")
    let paths = isFolder ? [path + "index.html"] : [path, path + ".html", path + "/index.html"]
    return paths.lazy.compactMap { files[$0] }.first
  }
}
