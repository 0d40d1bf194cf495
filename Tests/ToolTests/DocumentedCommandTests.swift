import Foundation
import TestSupport
import Testing

@testable import Command

/// The commands with `garland` in the manual and the README.
///
/// The commands of a page are run in its order, in one folder that holds a small site. Each code block begins in that
/// folder, so `cd shed` applies to the rest of its block, and a command finds the files that earlier blocks made.
@Suite struct `A documented command` {
  static let pages: [DocumentedCommands] = {
    let manual = Program.repository.appending(path: "Content/manual")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: manual.path)) ?? []
    let paths = ["README.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "Content/manual/\($0)" }
    return paths.compactMap { path in
      (try? String(contentsOf: Program.repository.appending(path: path), encoding: .utf8)).map {
        DocumentedCommands(path: path, text: $0)
      }
    }
  }()

  /// Why commands are not run here.
  static let reasons: [(String, commands: [String])] = [
    ("an account of a host is needed", ["garland in build.sh", "garland in publish.sh"]),
    ("packages come from a release, and another test installs them", ["pipx install ./garland-*.whl"]),
    (
      "only root may do that",
      [
        "sudo apt install ./garland_*.deb", "sudo tar -xzf garland-*.tar.gz -C /usr/local --strip-components=1",
        "sudo cp .build/release/garland /usr/local/bin/",
      ]
    ),
    (
      "a translation with its history is needed, and other tests make one",
      ["garland translate todo ja", "garland translate done Content/ja/about.md"]
    ),
    ("the network is needed", ["garland check --external", "git clone https://example.org/garland.git"]),
    (
      "the server does not end, and other tests run it",
      ["garland serve", "garland serve --drafts", "garland serve --open", "garland serve --port 8000"]
    ),
    (
      "a compiler is needed, and the whole test run uses it",
      [
        "swift build -c release --product garland",
        ".ci/setup && swift run garland build",
        "swift run -c release SiteBenchmarks --search --generators garland,pagefind,zensical,mdbook --posts 300 --rounds 2",
      ]
    ),
  ]

  private static let listed = Set(reasons.flatMap(\.commands))

  @Test func `is run or listed with a reason, and nothing is listed that is not documented`() {
    let documented = Set(Self.pages.flatMap(\.blocks).flatMap(\.self))
    #expect(Self.listed.subtracting(documented) == [])
    let others = documented.subtracting(Self.listed).filter { !DocumentedCommands.isRun($0) }
    #expect(others.filter { $0.contains("garland") } == [])
    #expect(documented.filter(DocumentedCommands.isRun).count > 40)
  }

  @Test(arguments: pages.filter { $0.blocks.contains { $0.contains(where: DocumentedCommands.isRun) } })
  func `works`(page: DocumentedCommands) throws {
    try Tool.inScratchFolder { folder in
      let root = folder.appending(path: "site")
      try Self.makeSite(in: root)
      let folderOfProgram = URL(filePath: try Tool.path()).deletingLastPathComponent().path
      let path = "PATH=\(folderOfProgram):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      let outcome = try Program.run("/usr/bin/env", [path, "bash", "-c", Self.script(of: page)], in: root)
      #expect(outcome.status == 0 && !outcome.errors.contains("FAILED"), "\(outcome.errors)\n\(outcome.output)")
    }
  }

  /// Returns a script that runs the commands of a page, and says which of them failed.
  private static func script(of page: DocumentedCommands) -> String {
    let lines = page.blocks.filter { $0.contains(where: DocumentedCommands.isRun) }.flatMap { block in
      let commands = block.filter { command in
        let isStep = DocumentedCommands.isRun(command) || command.wholeMatch(of: /cd [a-z.]+/) != nil
        return isStep && !listed.contains(command)
      }
      // The status 1 of `compare` means that the sites differ, as those of the examples do.
      return ["cd \"$root\""]
        + commands.map { "run \(ShellWord.quoted($0)) \($0.hasPrefix("garland compare") ? 1 : 0)" }
    }
    let start = #"root=$PWD; run() { eval "$1"; [ $? -le $2 ] || echo "FAILED: $1" >&2; }"#
    return ([start] + lines).joined(separator: "\n")
  }

  /// Makes the site of the manual's examples, with built sites and the site of another generator beside it.
  private static func makeSite(in root: URL) throws {
    for (path, text) in [
      ("Content/site.yml", "title: Notes from the shed\nurl: https://example.org/\n"),
      (
        "Content/posts/2026-01-02-a-sharp-plane.md",
        "---\ntitle: A sharp plane\ndescription: How to.\n---\nThree things.\n\n:::steps\n### A flat sole\nRub it.\n:::\n"
      ),
      ("Content/index.md", "---\ndescription: Short notes.\n---\n# Notes from the shed\n"),
      ("Templates/containers/price.mustache", "<dl>{{#children}}<dd>{{{html}}}</dd>{{/children}}</dl>\n"),
      ("_old/index.html", "<!DOCTYPE html><title>Old</title><h1>Old</h1>"),
      ("old/_config.yml", "title: Old\n"),
      ("old/_posts/2019-05-01-hello.md", "---\ntitle: Hello\n---\nHello.\n"),
      ("old/public/index.html", "<!DOCTYPE html><title>Old</title><h1>Old</h1>"),
    ] {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    // The commit that `changes` needs, with the name that the manual gives.
    for call in ["init --quiet", "add Content", "commit --quiet --message Begin", "tag v1.0"] {
      let words =
        ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org"] + call.split(separator: " ").map(String.init)
      #expect(try Program.run("/usr/bin/env", words, in: root).status == 0)
    }
    // The clone that `new swift --garland garland` needs.
    let clone = root.appending(path: "garland")
    try FileManager.default.createSymbolicLink(at: clone, withDestinationURL: Program.repository)
  }
}

/// The commands in the code blocks of a page, in its order.
struct DocumentedCommands: CustomTestStringConvertible, Sendable {
  let path: String
  /// The commands of each block.
  ///
  /// In a console, `$ ` begins a command. Otherwise, each line is one. A script has the name `garland in publish.sh`.
  let blocks: [[String]]

  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    let fence = /(?m)^```(sh|bash|console)(?: \[(.+)\])?\n((?:.|\n)*?)^```$/
    blocks = text.matches(of: fence).map { match in
      if let name = match.2 { return match.3.contains("garland") ? ["garland in \(name)"] : [] }
      let text = match.3.replacing("\\\n", with: "").replacing(/\s+# .*/, with: "")
      let lines = text.split(separator: "\n").map(String.init)
      return match.1 == "console" ? lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) } : lines
    }
  }

  /// Returns whether a command starts the program.
  static func isRun(_ command: String) -> Bool {
    (command.hasPrefix("garland ") || command.contains("| garland ")) && !command.hasPrefix("garland in ")
  }
}
