import Foundation
import Garland
import Planning
import Sites
import TestSupport
import Theme

/// A small site to visit: pages, and the files of the theme that they load.
struct Site: Sendable {
  /// The texts of all files, by path.
  private(set) var files: [String: String]
  /// The bytes of files that are no text, by path.
  private(set) var data: [String: [UInt8]] = [:]
  /// The paths of files that are served half a second late.
  private(set) var slow: [String] = []
  /// The paths of files that pages load and that are missing on purpose.
  private(set) var missing: [String] = []

  /// Creates a site from pages by path, and adds an empty icon, because browsers request an icon from every site.
  init(_ pages: [String: String]) {
    files = Dictionary(uniqueKeysWithValues: Theme.files.map { ($0.path, $0.text) })
    files["favicon.ico"] = ""
    files.merge(pages) { $1 }
  }

  /// Creates the sources of a site for `garland serve`: files below `Content` and `Templates`, by path.
  init(sources: [String: String], data: [String: [UInt8]] = [:]) { (files, self.data) = (sources, data) }

  /// Adds the pages of another site below a folder; the address of that site ends with the folder.
  mutating func add(_ site: Site, below folder: String) {
    for (path, text) in site.files { files["\(folder)/\(path)"] = text }
    for (path, bytes) in site.data { data["\(folder)/\(path)"] = bytes }
  }

  /// Adds or replaces a file.
  mutating func add(_ path: String, _ text: String) { files[path] = text }

  /// Returns the site with a file that is served late.
  func delaying(_ path: String) -> Site {
    var site = self
    site.slow.append(path)
    return site
  }

  /// Returns the site without a file.
  func without(_ path: String) -> Site {
    var site = self
    site.files[path] = nil
    site.missing.append(path)
    return site
  }
}

extension Site {
  /// Creates a site with the built-in theme from content, by path.
  init(content: [String: String]) {
    let built = SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2027-01-01T00:00:00Z") ?? .latest)
    ).run()
    self.init(built)
    for file in built.files {
      if case .copy(let source) = file.content { files[file.path] = content[source] }
    }
  }

  /// Creates a site from the files that a build wrote.
  init(_ built: BuiltSite) {
    self.init([:])
    for file in built.files {
      guard case .bytes(let bytes) = file.content else { continue }
      if let text = String(validating: bytes, as: UTF8.self) {
        files[file.path] = text
      } else {
        data[file.path] = bytes
      }
    }
  }

  /// The sample site below `/garland/`, and a page at the root of the server.
  static let sample = Site(
    Dictionary(
      SampleSite.built.files.compactMap { file in
        switch file.content {
        case .bytes(let bytes): return ("garland/\(file.path)", String(decoding: bytes, as: UTF8.self))
        // Of the copied files, pages show the drawings.
        case .copy(let path) where path.hasSuffix(".svg"):
          let source = Program.repository.appending(path: "Content/\(path)")
          return (try? String(contentsOf: source, encoding: .utf8)).map { ("garland/\(file.path)", $0) }
        case .copy, .cleanCopy, .picture: return nil
        }
      } + [
        ("index.html", "<!doctype html><title>root</title>"),
        // Copied files are not included, but browsers request the icon.
        ("garland/favicon.svg", #"<svg xmlns="http://www.w3.org/2000/svg"/>"#),
      ]
    ) { first, _ in first })
}
