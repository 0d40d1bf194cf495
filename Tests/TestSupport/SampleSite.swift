import Foundation
package import Garland

/// The site that the repository holds, built from its `Content` and `Templates`.
package enum SampleSite {
  /// The site, at a time of its own.
  package static let built = SiteBuild(
    content: folder("Content"), templates: folder("Templates"), options: SiteOptions(now: now)
  ).run()

  /// The bytes of a file that was made; of one that is copied, those of the content.
  package static func bytes(of file: SiteOutput) -> [UInt8] {
    switch file.content {
    case .bytes(let bytes): bytes
    case .copy(let path): (try? folder("Content").read(path)) ?? []
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
