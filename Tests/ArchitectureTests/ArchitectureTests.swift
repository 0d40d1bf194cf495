import Foundation
import Testing

/// The root folder of the repository.
private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

@Suite struct `The architecture` {
  @Test func `has one row in its table for each target`() throws {
    let rows = try ArchitectureTable.read().order.map { "\($0.group)/\($0.target)" }
    let targets = try folders(in: "Sources").flatMap { group in
      try folders(in: "Sources/\(group)").map { "\(group)/\($0)" }
    }
    #expect(rows.sorted() == targets.sorted())
  }

  @Test func `allows only the imports in the table`() throws {
    let table = try ArchitectureTable.read()
    for file in try swiftFiles(in: "Sources") {
      let target = file.pathComponents[root.pathComponents.count + 2]
      let allowed = try #require(table.rows[target], "\(target) has no row in the table")
      for (line, module) in imports(of: try String(contentsOf: file, encoding: .utf8)) {
        let isAllowed = allowed.contains(module) || module == "Swift"
        #expect(isAllowed, "\(file.lastPathComponent):\(line): \(target) may not import \(module)")
      }
    }
  }

  @Test func `lets targets import only targets of earlier rows`() throws {
    let table = try ArchitectureTable.read()
    let targets = table.order.map(\.target)
    for (index, target) in targets.enumerated() {
      let above = Set(targets[..<index])
      let wrong = (table.rows[target] ?? []).filter { targets.contains($0) && !above.contains($0) }
      #expect(wrong.isEmpty, "\(target) would import \(wrong), which have no earlier row")
    }
  }

  @Test func `has the targets of a group in adjacent rows`() throws {
    let groups = try ArchitectureTable.read().order.map(\.group)
    let runs = zip(groups, groups.dropFirst()).filter { $0 != $1 }.count + 1
    #expect(runs == Set(groups).count, "the rows of a group are not adjacent")
  }

  @Test func `names only paths that exist`() throws {
    let text = try ArchitectureTable.text()
    let paths = text.matches(of: /`((?:Sources|Tests|\.ci)\/[^`]*)`/).map { String($0.1) }
    #expect(paths.count > 15)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: path).path), "\(path) does not exist")
    }
  }

  @Test func `has no unexpected files at the top level`() throws {
    let expected: Set = ["Package.swift", "Sources", "Tests", "README.md", "LICENSE", "CHANGELOG.md"]
    let entries = try FileManager.default.contentsOfDirectory(atPath: root.path).filter { !$0.hasPrefix(".") }
    // The README's first command writes `_site`.
    #expect(Set(entries).subtracting(["Templates", "Content", "_site"]) == expected)
  }

  @Test(arguments: ["Utils", "Manager", "Helper"])
  func `has no file with a vague name`(_ word: String) throws {
    let files = try (swiftFiles(in: "Sources") + swiftFiles(in: "Tests")).map(\.lastPathComponent)
    #expect(files.filter { $0.contains(word) }.isEmpty)
  }

  @Test func `has a comment beside each unchecked conformance`() throws {
    for file in try swiftFiles(in: "Sources") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let uncommented = lines.filter { hasCode("@unchecked Sendable", in: $0) && !$0.contains("//") }
      #expect(uncommented.isEmpty, "\(file.lastPathComponent): \(uncommented)")
    }
  }

  @Test func `prints in one place only, where control characters and commands of GitHub are replaced`() throws {
    for file in try swiftFiles(in: "Sources/Tool") where file.lastPathComponent != "Console.swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains(/Streams\.(output|error)\(|(?m)^ *print\(/), "\(file.lastPathComponent)")
    }
  }

  // A static program, which users download, has no dynamic linker that finds a function by its name.
  @Test(arguments: ["fatalError(", "try!", " as! ", "import Foundation", "dlsym(", "dlopen("])
  func `has no traps in the sources, no Foundation and no dynamic linking`(_ trap: String) throws {
    // An index out of range needs a message in release builds too, where `precondition` prints none.
    let exceptions = ["fatalError(": ["SwiftRuntime.swift"]]
    for file in try swiftFiles(in: "Sources") where exceptions[trap]?.contains(file.lastPathComponent) != true {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let traps = lines.filter { hasCode(trap, in: $0) }
      #expect(traps.isEmpty, "\(file.lastPathComponent): \(traps)")
    }
  }
}

/// The table of targets in the architecture document.
private struct ArchitectureTable {
  /// The targets with their groups; the lowest layer comes first.
  let order: [(group: String, target: String)]
  /// The modules that each target may import.
  let rows: [String: Set<String>]

  static func text() throws -> String {
    try String(contentsOf: root.appending(path: "Sources/ARCHITECTURE.md"), encoding: .utf8)
  }

  static func read() throws -> ArchitectureTable {
    let matches = try text().matches(of: /(?m)^\| (\w+) \| `(\w+)` \|[^|]*\|([^|]*)\|$/)
    let rows = matches.map { match in
      (group: String(match.1), target: String(match.2), imports: Set(match.3.split { !$0.isLetter }.map(String.init)))
    }
    return ArchitectureTable(
      order: rows.map { ($0.group, $0.target) },
      rows: Dictionary(rows.map { ($0.target, $0.imports) }) { first, _ in first })
  }
}

private func folders(in folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path).filter { !$0.contains(".") }
}

/// Returns whether a line contains some code outside the comment at its end.
private func hasCode(_ code: String, in line: Substring) -> Bool {
  line.contains(code) && withoutComment(line).contains(code)
}

/// Returns a line without the comment at its end.
///
/// A `//` that follows an odd number of quotes is part of a string.
private func withoutComment(_ line: Substring) -> Substring {
  guard let comment = line.firstRange(of: /(?:^|\s)\/\/.*$/) else { return line }
  return line[..<comment.lowerBound].count { $0 == "\"" }.isMultiple(of: 2) ? line[..<comment.lowerBound] : line
}

/// The source files in a folder, without the code that a documentation catalog shows.
private func swiftFiles(in folder: String) throws -> [URL] {
  let found = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
  let files = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" && !$0.path.contains(".docc/") }
  try #require(!files.isEmpty, "\(folder) has no sources")
  return files.map(\.standardizedFileURL)
}

private func imports(of text: String) -> [(line: Int, module: String)] {
  text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
    guard line.contains("import"),
      let match = line.firstMatch(of: /^(?:@\w+(?:\([^)]*\))? +)*(?:\w+ +)?import +(?:struct +|enum +)?(\w+)/)
    else { return nil }
    return (index + 1, String(match.1))
  }
}
