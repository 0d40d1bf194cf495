import Foundation
import Sites
import Synchronization
import TestSupport

/// All golden sites, which are built once for all tests.
enum BuiltSites {
  /// A site with its files.
  struct Site: Sendable {
    let golden: SiteCase
    let files: [String: Data]
    /// The address of its home page.
    let home: String

    func text(_ path: String) -> String? { files[path].map { String(decoding: $0, as: UTF8.self) } }
  }

  static func all() throws -> [Site] { try built.get() }

  /// Builds a golden site with its first call, once for all tests.
  static func building(of golden: SiteCase) throws -> SiteBuilding {
    if let building = buildings.withLock({ $0[golden.name] }) { return building }
    let building = try Program.inScratchFolder { try golden.build(golden.calls[0], into: $0) }
    return buildings.withLock { buildings in
      buildings[golden.name] = building
      return building
    }
  }

  private static let buildings = Mutex<[String: SiteBuilding]>([:])

  private static let built = Result {
    try SiteCase.valid.map { golden in
      let building = try building(of: golden)
      let robots = String(decoding: building.files["robots.txt"] ?? Data(), as: UTF8.self)
      let home = robots.split(separator: "\n").last { $0.hasPrefix("Sitemap: ") }?
        .dropFirst("Sitemap: ".count).dropLast("sitemap.xml".count)
      return Site(golden: golden, files: building.files, home: home.map { String($0) } ?? "https://example.org/")
    }
  }

  /// Runs a Python script on some files of all sites.
  ///
  /// The files are in a scratch folder. Each name starts with the name of the site.
  static func run(_ script: String, on isIncluded: (String) -> Bool) throws -> Program.Outcome {
    try Program.inScratchFolder { scratch in
      var paths: [String] = []
      for site in try all() {
        for (path, bytes) in site.files where isIncluded(path) {
          let name = "\(site.golden.name)-\(path.replacing("/", with: "-"))"
          try FileTree.write([name: bytes], to: scratch)
          paths.append(name)
        }
      }
      return try run(script, paths.sorted(), in: scratch)
    }
  }

  /// Runs a Python script.
  static func run(_ script: String, _ arguments: [String], in folder: URL? = nil) throws -> Program.Outcome {
    let path = Program.repository.appending(path: "Tests/SitesTests/Validators/\(script)").path
    return try Program.run(Program.python ?? "", [path] + arguments, in: folder)
  }
}
