import Foundation
import Publishing
import TestSupport
import Testing

/// A scratch folder with an output folder in it.
struct Site {
  let folder: URL

  /// The path of the output folder.
  var output: String { folder.appending(path: "site").path }

  static func inScratch<Result>(_ body: (Site) throws -> Result) throws -> Result {
    try Program.inScratchFolder { try body(Site(folder: $0)) }
  }

  @discardableResult
  func publish(_ files: [String: String]) throws -> Publication {
    let publisher = try Publisher(into: output)
    for path in files.keys.sorted() { try publisher.add(path, .bytes(Array((files[path] ?? "").utf8))) }
    return try publisher.finish()
  }

  /// Publishes files, expects that to fail, and returns the error.
  func failure(_ files: [String: String]) -> PublishingProblem? {
    #expect(throws: PublishingProblem.self) { try publish(files) }
  }

  /// The texts of all files in the output folder except for the list, by path; a link is `-> target`, a folder is `/`.
  func contents() -> [String: String] { Self.contents(of: output) }

  static func contents(of folder: String) -> [String: String] {
    var found: [String: String] = [:]
    let files = FileManager.default
    for path in (try? files.subpathsOfDirectory(atPath: folder)) ?? [] where path != ".garland" {
      let whole = "\(folder)/\(path)"
      if let target = try? files.destinationOfSymbolicLink(atPath: whole) {
        found[path] = "-> \(target)"
      } else if let data = files.contents(atPath: whole) {
        found[path] = String(decoding: data, as: UTF8.self)
      } else {
        found[path] = "/"
      }
    }
    return found
  }

  /// The files of the site, without its folders.
  func files() -> [String: String] { contents().filter { $0.value != "/" } }

  /// The names of work folders that were not removed.
  func leftovers() -> [String] {
    let inside = FileManager.default.fileExists(atPath: "\(output)/.garland-work") ? [".garland-work"] : []
    return inside
      + ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasPrefix(".") }
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: "\(output)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(output)/\(path)", withDestinationPath: target)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: "\(output)/\(path)") }

  /// The inode and the time of a file.
  func identity(of path: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(output)/\(path)")
    return ["\(attributes[.systemFileNumber] ?? 0)", "\(attributes[.modificationDate] ?? 0)"]
  }
}
