import Foundation
import TestSupport
import Testing

/// A site without problems, in a scratch folder.
struct CheckedFolder {
  let folder: URL

  /// A replacement in a file, or a new file if the old text is empty.
  struct Edit: Sendable {
    let (path, old, new): (String, String, String)

    init(_ path: String, _ old: String, _ new: String) { (self.path, self.old, self.new) = (path, old, new) }
  }

  private static let files = [
    "site.yml": """
    title: Bakery
    description: Of bread.
    url: https://example.org/
    menus:
      main:
        - About: /about/
        - Posts: /posts/
    check:
      budget:
        html: 20 kB

    """,
    "index.md": "---\ntitle: Bakery\ndescription: Of bread.\n---\nWelcome.\n",
    "about.md": "---\ntitle: About\ndescription: Who bakes.\n---\nUs. [Home](/), [elsewhere](https://example.com/).\n",
    "posts/one.md": """
    ---
    title: One
    description: The first.
    tags: [bread]
    date: 2026-01-01
    ---

    Go to: [Two](/posts/two/) or [a part](two.md#part).

    """,
    "posts/two.md": """
    ---
    title: Two
    description: The second.
    tags: [bread]
    date: 2026-01-02
    ---

    ## Part

    ![A dot](/dot.png)

    """,
  ]

  /// A PNG image of 4 × 1 pixels.
  private static let dot =
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABCAIAAAB2XpiaAAAAC0lEQVR42mMwRgIAD5cCZUUa1FYAAAAASUVORK5CYII="

  static func inFolder(_ body: (CheckedFolder) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      let site = CheckedFolder(folder: folder)
      for (path, text) in files { try site.write("Content/\(path)", Data(text.utf8)) }
      try site.write("Content/static/dot.png", try #require(Data(base64Encoded: dot)))
      try body(site)
    }
  }

  /// Applies an edit to a file of the content; the file must contain the old text.
  func apply(_ edit: Edit) throws {
    let path = "Content/\(edit.path)"
    guard !edit.old.isEmpty else { return try write(path, Data(edit.new.utf8)) }
    let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    try #require(text.contains(edit.old), "\(edit.path): \(edit.old)")
    try write(path, Data(text.replacing(edit.old, with: edit.new).utf8))
  }

  /// Writes a list of published files with these paths and with placeholder hashes.
  func publish(_ paths: [String]) throws {
    guard !paths.isEmpty else { return }
    let hash = String(repeating: "0", count: 16)
    let lines = paths.sorted().map { "\(hash) 0 \($0)\n" }
    try write("_site/.garland", Data(("garland site 1\n" + lines.joined()).utf8))
  }

  func check(_ arguments: String...) throws -> Program.Outcome { try run(["check"] + arguments) }

  func run(_ arguments: String...) throws -> Program.Outcome { try run(arguments) }

  /// Returns the positions, severities and rules of the problems.
  func findings(of outcome: Program.Outcome) -> [String] {
    outcome.errors.matches(of: #/(?m)^(\S*:\d+:\d+)?:? ?(error|warning): .*\[(?:check\.)?(\S+)\]$/#).map { match in
      "\(match.1 ?? ""): \(match.2): \(match.3)"
    }
  }

  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appending(path: path).path) }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: folder.appending(path: path)) }

  private func run(_ arguments: [String]) throws -> Program.Outcome { try Tool.run(arguments, in: folder) }

  private func write(_ path: String, _ bytes: Data) throws {
    let file = folder.appending(path: path).standardized
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }
}
