import Foundation
import TestSupport
import Testing

@testable import Command

/// A command line, and its expected result.
struct Call: CustomTestStringConvertible, Sendable {
  let arguments: [String]
  var input = ""
  let status: Int32
  /// The texts that standard output must contain; if the list is empty, the output must be empty.
  var output: [String] = []
  /// The texts that standard error must contain; if the list is empty, standard error must be empty.
  var errors: [String] = []

  var testDescription: String { "garland \(arguments.joined(separator: " "))" }

  /// Runs the command line in a folder and checks the result.
  func check(in folder: URL) throws {
    let outcome = try Tool.run(arguments, in: folder, input: input)
    #expect(outcome.isExit && outcome.status == status)
    for (text, parts) in [(outcome.output, output), (outcome.errors, errors)] {
      #expect(parts.isEmpty == text.isEmpty, "\(text)")
      for part in parts { #expect(text.contains(part)) }
    }
  }
}

@Suite struct `The command line` {
  @Test(arguments: [
    Call(arguments: [], status: 0, output: ["Usage: garland COMMAND", "render FILE.md", "tree FILE.md", "--version"]),
    Call(arguments: ["--help"], status: 0, output: ["Usage: garland COMMAND", "render FILE.md", "tree FILE.md"]),
    Call(arguments: ["-h"], status: 0, output: ["Usage: garland COMMAND"]),
    Call(arguments: ["help"], status: 0, output: ["Usage: garland COMMAND"]),
    Call(arguments: ["help", "render"], status: 0, output: ["Usage: garland render FILE.md", "--plain", "--strict"]),
    Call(arguments: ["help", "tree"], status: 0, output: ["Usage: garland tree FILE.md", "--strict"]),
    Call(arguments: ["help", "code"], status: 0, output: ["lines=1,4-6", "  bash, sh, ", "  swift\n"]),
    Call(arguments: ["render", "--help"], status: 0, output: ["Usage: garland render FILE.md"]),
    Call(arguments: ["tree", "good.md", "-h"], status: 0, output: ["Usage: garland tree FILE.md"]),
    Call(arguments: ["--version"], status: 0, output: ["garland 0."]),
  ])
  func `prints help`(call: Call) throws { try inFolder(call.check) }

  @Test(arguments: [
    Call(arguments: ["rendre", "good.md"], status: 2, errors: ["garland: there is no command `rendre`", "--help"]),
    Call(arguments: ["good.md"], status: 2, errors: ["no command `good.md`"]),
    Call(arguments: [""], status: 2, errors: ["no command ``"]),
    Call(arguments: ["--plain"], status: 2, errors: ["no option `--plain`"]),
    Call(arguments: ["help", "nothing"], status: 2, errors: ["there is no help about `nothing`"]),
    Call(arguments: ["render", "--fast", "good.md"], status: 2, errors: ["no option `--fast`"]),
    Call(arguments: ["render", "good.md", "-x"], status: 2, errors: ["no option `-x`"]),
    Call(arguments: ["tree", "--plain", "good.md"], status: 2, errors: ["no option `--plain`"]),
    Call(arguments: ["render"], status: 2, errors: ["`render` needs a file"]),
    Call(arguments: ["tree", "--strict"], status: 2, errors: ["`tree` needs a file"]),
    Call(arguments: ["render", "good.md", "good.md"], status: 2, errors: ["`render` takes one file"]),
    Call(arguments: ["render", "--", "--help", "good.md"], status: 2, errors: ["`render` takes one file"]),
  ])
  func `exits with 2 after a mistake in the arguments`(call: Call) throws { try inFolder(call.check) }

  @Test(arguments: [
    Call(arguments: ["render", "absent.md"], status: 1, errors: ["error: `absent.md` cannot be read: there is no"]),
    Call(arguments: ["tree", "absent.md"], status: 1, errors: ["`absent.md`", "no such file"]),
    Call(arguments: ["render", "good.md/x.md"], status: 1, errors: ["no such file"]),
    Call(arguments: ["render", ""], status: 1, errors: ["no such file"]),
    Call(arguments: ["render", "folder"], status: 1, errors: ["error: `folder` cannot be read: it is a folder"]),
    Call(arguments: ["tree", "folder/"], status: 1, errors: ["it is a folder"]),
    Call(arguments: ["render", "loop.md"], status: 1, errors: ["`loop.md` cannot be read: ", "symbolic links"]),
    Call(arguments: ["render", "--", "--help"], status: 1, errors: ["error: `--help` cannot be read"]),
  ])
  func `prints why a file cannot be read`(call: Call) throws { try inFolder(call.check) }

  @Test(arguments: [
    Call(arguments: ["render", "good.md"], status: 0, output: ["<h1 id=\"title\">Title</h1>\n"]),
    Call(arguments: ["render", "--", "good.md"], status: 0, output: ["<h1 id=\"title\">Title</h1>\n"]),
    Call(arguments: ["tree", "./good.md"], status: 0, output: ["heading 1 \"Title\" #title  line 1\n"]),
    Call(arguments: ["render", "-"], input: "*a*\n", status: 0, output: ["<p><em>a</em></p>\n"]),
    Call(arguments: ["tree", "-"], input: "*a*", status: 0, output: ["paragraph \"a\"  line 1\n"]),
    Call(
      arguments: ["render", "-"], input: ":::zebra\n:::\n", status: 1,
      errors: ["standard input:1:1: error: there is no container `zebra`", "    1 | :::zebra\n", "1 error\n"]),
    Call(
      arguments: ["tree", "-"], input: ":::zebra\n:::\n", status: 1, output: ["zebra  lines 1-2\n"],
      errors: ["standard input:1:1: error: "]),
    Call(
      arguments: ["render", "warned.md"], status: 0, output: ["<p>:::</p>\n"],
      errors: ["warned.md:1:1: warning: ", "1 warning\n"]),
    Call(arguments: ["render", "--strict", "warned.md"], status: 1, errors: ["warned.md:1:1: error: ", "1 error\n"]),
    Call(
      arguments: ["tree", "warned.md", "--strict"], status: 1, output: ["paragraph \":::\""],
      errors: ["warned.md:1:1: error: "]),
    Call(arguments: ["render", "--strict", "good.md"], status: 0, output: ["<h1 id=\"title\">Title</h1>\n"]),
    Call(
      arguments: ["render", "--plain", "-"], input: "# A {#b}\n\n:::note\n<i onclick=x>y</i>\n:::\n", status: 0,
      output: ["<h1>A {#b}</h1>\n<p>:::note\n<i onclick=x>y</i>\n:::</p>\n"]),
    Call(arguments: ["render", "broken.md"], status: 1, errors: ["broken.md:3:1: error: ", "containers.unknown"]),
  ])
  func `renders an article unless it has errors`(call: Call) throws { try inFolder(call.check) }

  /// Creates a folder with a few articles.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      for (name, text) in [
        ("good.md", "# Title\n"), ("warned.md", ":::\n"), ("broken.md", "# Title\n\n:::zebra\n:::\n"),
      ] {
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      let files = FileManager.default
      try files.createDirectory(at: folder.appending(path: "folder"), withIntermediateDirectories: false)
      try files.createSymbolicLink(atPath: folder.appending(path: "loop.md").path, withDestinationPath: "loop.md")
      try body(folder)
    }
  }
}

@Suite struct `The help of a command` {
  /// The completions and the man page are made from the help, so an option that it lacks is nowhere.
  @Test(arguments: Invocation.Command.allCases)
  func `describes the options that the command takes, and no others`(command: Invocation.Command) throws {
    let described = try DescribedOptions(of: command)
    #expect(described.flags == command.options.flags)
    #expect(described.values == command.options.values)
  }
}

/// The options that the help of a command describes.
private struct DescribedOptions {
  var flags: Set<String> = []
  var values: Set<String> = []

  init(of command: Invocation.Command) throws {
    let text = Help.text(about: Help.Topic(rawValue: command.rawValue))
    let inUsage = text.matches(of: /\[(--[a-z0-9-]+)( [A-Za-z|]+)?\]/).map { ($0.1, $0.2) }
    let inList = text.matches(of: /(?m)^ {2,}(--[a-z0-9-]+)( [A-Z]+)? {2,}/).map { ($0.1, $0.2) }
    for (name, value) in inUsage + inList {
      if value == nil { flags.insert(String(name)) } else { values.insert(String(name)) }
    }
    let shared = /(work as in|are those of)\s+`garland build`((.|\n)*?)\.(\s|$)/
    guard let sentence = text.firstMatch(of: shared) else { return }
    // "These work as in `garland build`: …" names the shared options, "the others are those of `garland build`" the rest.
    let named = Set(sentence.2.matches(of: /`(--[a-z0-9-]+)`/).map { String($0.1) })
    let build = try Self(of: .build)
    let isList = sentence.1 == "work as in"
    flags.formUnion(build.flags.filter { named.contains($0) == isList })
    values.formUnion(build.values.filter { named.contains($0) == isList })
  }
}

@Suite struct `A command about one article` {
  @Test(arguments: [["render", "Content/posts/a.md"], ["tree", "Content/posts/a.md"], ["help", "containers"]])
  func `uses the containers in the site's templates`(call: [String]) throws {
    try Tool.inScratchFolder { folder in
      for (path, text) in [
        ("Content/posts/a.md", ":::mine\nA text.\n:::\n"),
        ("Templates/containers/mine.mustache", "<b class=\"mine\">{{#children}}{{{html}}}{{/children}}</b>\n"),
      ] {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let outcome = try Tool.run(call, in: folder)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.output.contains(call[0] == "render" ? "<b class=\"mine\"><p>A text.</p>" : "mine"))
    }
  }
}
