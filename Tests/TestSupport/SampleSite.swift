import Foundation
import Garland
package import Sites

/// The sample site of the repository, built from `Content` and `Templates`.
package enum SampleSite {
  /// The site, built at a fixed time.
  package static let built = build(folder("Content"), folder("Templates"))

  /// Returns the site with another line in its settings, and with other templates.
  package static func built(with setting: String, _ templates: [String: String]) throws -> BuiltSite {
    let content = folder("Content")
    var files: [String: [UInt8]] = [:]
    for path in content.paths { files[path] = try content.read(path) }
    files["site.yml", default: []] += Array("\(setting)\n".utf8)
    return build(FolderInMemory("Content", bytes: files), FolderInMemory("Templates", templates))
  }

  private static func build(_ content: FolderInMemory, _ templates: FolderInMemory) -> BuiltSite {
    SiteBuild(content: content, templates: templates, options: SiteOptions(now: now)).run()
  }

  /// Returns the bytes of an output file, which may be a copy of a content file.
  package static func bytes(of file: SiteOutput) -> [UInt8] {
    switch file.content {
    case .bytes(let bytes): bytes
    case .picture: []
    case .copy(let path), .cleanCopy(let path): (try? folder("Content").read(path)) ?? []
    }
  }

  private static let now = Instant("2027-01-01T00:00:00Z") ?? .latest

  private static func folder(_ name: String) -> FolderInMemory {
    let root = Program.repository.appending(path: name)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    let files = paths.compactMap { path in
      (try? Data(contentsOf: root.appending(path: path))).map { (path, [UInt8]($0)) }
    }
    return FolderInMemory(name, bytes: Dictionary(files) { first, _ in first })
  }
}
