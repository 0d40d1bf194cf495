import Foundation
import TestSupport

/// A small site in a scratch folder, for tests that build it several times.
struct CachedSite {
  let folder: URL

  /// The result of a build.
  struct Build {
    let outcome: Tool.Outcome
    /// The number of rendered pages, from the last line of the output.
    let rendered: Int?
  }

  static func inFolder(_ body: (CachedSite) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      let site = CachedSite(folder: folder)
      try site.write("Content/site.yml", "title: Cached\nurl: https://example.org/\nsearch: false\n")
      try site.write("Content/about.md", "# About\n\nMe.\n")
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nold\n")
      try site.write("Content/posts/b.md", "---\ndate: 2026-01-31T12:00:00Z\n---\n# B\n\n![](p.png)\n")
      try site.write("Content/posts/later.md", "---\ndate: 2026-03-01\n---\n# Later\n\nsoon\n")
      try site.write("Content/posts/p.png", "<svg>no size</svg>")
      try body(site)
    }
  }

  func build(_ arguments: [String] = []) throws -> Build {
    let time = arguments.contains("--now") ? [] : ["--now", "2026-02-01"]
    let outcome = try Tool.run(["build"] + time + arguments, in: folder)
    let rendered = outcome.output.firstMatch(of: /pages: ([\d,]+) rendered/).map { $0.1.filter { $0 != "," } }
    return Build(outcome: outcome, rendered: rendered.flatMap { Int($0) })
  }

  func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func hasFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: path).path) }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.appending(path: path)) }

  /// Changes the modification times of files, but not their contents.
  func touch(_ paths: String...) throws { try touch(paths: paths) }

  func touch(paths: [String]) throws {
    for path in paths { try set(Date(timeIntervalSince1970: 1_700_000_000), of: path) }
  }

  /// Waits until the stamps of all files are so old that a build trusts them.
  func waitForStamps() { Thread.sleep(forTimeInterval: 3.1) }

  /// Builds when the stamps of the content are so old that the next build trusts them.
  func age() throws {
    waitForStamps()
    _ = try build()
  }

  /// Replaces text in a file without changing its size or modification time.
  func edit(_ path: String, _ old: String, for new: String) throws {
    let file = folder.appending(path: path)
    let time = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self).replacing(old, with: new)
    // Write in place, because a new file would have another inode number.
    let handle = try FileHandle(forWritingTo: file)
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
    try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: file.path)
  }

  /// Changes a byte of a file, unless the file is empty; the offset wraps around.
  func damage(_ path: String, at offset: Int) throws {
    let file = folder.appending(path: path)
    var bytes = Array(try Data(contentsOf: file))
    guard !bytes.isEmpty else { return }
    bytes[offset % bytes.count] ^= 0x21
    try Data(bytes).write(to: file)
  }

  /// Returns the bytes of all files in a folder.
  func files(in name: String) throws -> [String: Data] {
    let paths = try paths(in: name)
    let pairs = try paths.map { ($0, try Data(contentsOf: folder.appending(path: "\(name)/\($0)"))) }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the files that a first build writes.
  func filesOfFirstBuild(_ arguments: [String]) throws -> [String: Data] {
    let rest = arguments.contains("--output") ? Array(arguments.dropFirst(2)) : arguments
    _ = try build(rest + ["--no-cache", "--output", "first"])
    defer { try? remove("first") }
    return try files(in: "first")
  }

  /// Returns the modification times of all files in the output folder.
  func stamps() throws -> [String: Date?] {
    let pairs = try paths(in: "_site").map { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: "_site/\(path)").path)
      return (path, attributes[.modificationDate] as? Date)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Returns the inode number of a file, which changes if the file is replaced.
  func inode(of path: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
    return attributes[.systemFileNumber] as? Int
  }

  /// Returns the paths of all files in a folder.
  func paths(in name: String) throws -> [String] {
    let root = folder.appending(path: name)
    return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { path in
      try root.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
    }
  }

  private func set(_ date: Date, of path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder.appending(path: path).path)
  }
}
