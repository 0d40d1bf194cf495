import Articles
import Foundation
import Parsing
import TestSupport
import Testing

@Suite struct `A new post` {
  static let titles: [Case<String, String>] = [
    Case("with words", "Fresh bread", "-fresh-bread.md"),
    Case("without letters that an address can contain", "🎉", "-post.md"),
  ]

  @Test(arguments: titles) func `is created once`(_ title: Case<String, String>) throws {
    try Tool.inScratchFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: "Content"), withIntermediateDirectories: true)
      let outcome = try Tool.run(["new", "post", title.input], in: folder)
      #expect(outcome.status == 0 && outcome.output.hasSuffix(title.expected + "\n"), "\(outcome)")
      let second = try Tool.run(["new", "post", title.input], in: folder)
      #expect(second.status == 2 && second.errors.contains("has the same address already; choose another title"))
    }
  }

  @Test func `passes a strict build, and a check names its empty description once it is published`() throws {
    try Tool.inScratchFolder { folder in
      try write("title: A\nurl: https://a.example/\n", to: folder.appending(path: "Content/site.yml"))
      let path = try Tool.run(["new", "post", "Rye"], in: folder).output.trimmingCharacters(in: .newlines)
      let file = folder.appending(path: path)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasPrefix("---\ntitle: \"Rye\"\ndescription: \"\"\ndraft: true\n"))
      for draft in [["--drafts"], []] {
        #expect(try Tool.run(["build", "--strict"] + draft, in: folder).errors.isEmpty)
      }
      try write(text.replacing("draft: true\n", with: "") + "Flour.\n", to: file)
      let checked = try Tool.run(["check", "--strict"], in: folder)
      #expect(checked.status == 1 && checked.errors.contains("[check.missing-description]"), "\(checked.errors)")
      try write(text.replacing("draft: true\n", with: "").replacing("\"\"", with: "\"Flour.\""), to: file)
      #expect(try Tool.run(["check", "--strict"], in: folder).errors == "")
    }
  }

  @Test(arguments: ["", " \t"]) func `needs a title`(title: String) throws {
    try Tool.inScratchFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: "Content"), withIntermediateDirectories: true)
      let outcome = try Tool.run(["new", "post", title], in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("a post needs a title"), "\(outcome.errors)")
    }
  }
}

@Suite struct `A new site` {
  static let kinds: [Case<[String], [String]>] = [
    Case("is a blog", [], ["garland serve", "garland new post \"My first post\""]),
    Case("can be a manual", ["--kind", "docs"], ["garland serve", "garland check"]),
    Case("can be a portfolio", ["--kind", "portfolio"], ["garland serve", "garland check"]),
    Case(
      "can be in Japanese", ["--language", "ja"], ["garland serve", "garland new post \"My first post\""]),
  ]

  @Test(arguments: kinds)
  func `passes a strict build and a strict check, and says what to do next`(_ kind: Case<[String], [String]>) throws {
    try Tool.inScratchFolder { folder in
      let site = folder.appending(path: "shed")
      let made = try Tool.run(["new", "site", "shed"] + kind.input, in: folder)
      let lines = made.output.split(separator: "\n").suffix(3).map { $0.trimmingCharacters(in: .whitespaces) }
      kind.check(Array(lines.dropFirst()))
      #expect(made.status == 0 && lines.first == "cd shed")
      let settings = try String(contentsOf: site.appending(path: "Content/site.yml"), encoding: .utf8)
      let isJapanese = kind.input.contains("ja")
      #expect(settings.contains(isJapanese ? "language: ja\ncjk_emphasis: true\n" : "language: en\n"))
      #expect(settings.contains("cjk_emphasis") == isJapanese)
      for command in ["build", "check"] {
        let outcome = try Tool.run([command, "--strict"], in: site)
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      }
      let published = FileManager.default.enumerator(atPath: site.appending(path: "_site").path)
      #expect(published?.contains { "\($0)".uppercased().contains("AGENTS") } == false)
    }
  }

  @Test(arguments: kinds)
  func `tells writing assistants all containers and all keys of front matter in 60 lines`(
    _ kind: Case<[String], [String]>
  ) throws {
    try Tool.inScratchFolder { folder in
      _ = try Tool.run(["new", "site", "."] + kind.input, in: folder)
      let guide = try String(contentsOf: folder.appending(path: "AGENTS.md"), encoding: .utf8)
      #expect(guide.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
      let help = try Tool.run(["help", "containers"], in: folder).output
      for name in help.matches(of: /\n  (:::[a-z]+)/).map(\.output.1) { #expect(guide.contains("`\(name)"), "\(name)") }
      for key in ArticleMetadata.Field.all { #expect(guide.contains("`\(key.name)`"), "\(key.name)") }
    }
  }

  /// The new files of a folder, and a part of what is printed.
  struct Addition: Equatable, Sendable {
    let added: [String]
    let printed: String
  }

  private static let withoutExamples = [
    ".gitignore", "AGENTS.md", "Content/about.md", "Content/site.yml", "Content/static/favicon.svg", "site.schema.json",
  ]

  static let additions: [Case<[String], Addition>] = [
    Case(
      "with articles gets what is missing", ["Content/posts/2026-01-01-a.md"],
      Addition(
        added: withoutExamples,
        printed: "site.schema.json\n\nNext:\n")),
    Case(
      "keeps its files, and pages that have the address of a new one",
      [".gitignore", "AGENTS.md", "Content/about/index.md", "Content/static/favicon.ico"],
      Addition(
        added: ["Content/site.yml", "site.schema.json"],
        printed: """
          kept: .gitignore
          kept: AGENTS.md
          kept: Content/about/index.md
          kept: Content/static/favicon.ico
          Add `_site/` and `.garland/` to .gitignore, if they are not in it.
          """)),
    Case(
      "with articles in other places says how to move them", ["a b.md", "notes/c.md"],
      Addition(
        added: withoutExamples,
        printed: """
          2 Markdown files are not in `Content`, the folder that Garland reads. To move them:
            mv 'a b.md' notes Content/
          """)),
  ]

  @Test(arguments: additions) func `in a folder`(_ row: Case<[String], Addition>) throws {
    try Tool.inScratchFolder { folder in
      let text = "---\ntitle: Mine\ndescription: Mine.\n---\nMine.\n"
      for path in row.input { try write(text, to: folder.appending(path: path)) }
      let outcome = try Tool.run(["new", "site", "."], in: folder)
      #expect(outcome.status == 0 && outcome.output.contains(row.expected.printed), "\(outcome)")
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
        !row.input.contains(path) && !isFolder(folder.appending(path: path))
      }
      #expect(Set(files) == Set(row.expected.added))
      for path in row.input {
        #expect(try String(contentsOf: folder.appending(path: path), encoding: .utf8) == text, "\(path)")
      }
      let built = try Tool.run(["build"], in: folder)
      #expect(built.status == 0 && built.errors.isEmpty, "\(built.errors)")
    }
  }

  @Test func `in a folder with only a README has the examples`() throws {
    try Tool.inScratchFolder { folder in
      try write("# Mine\n", to: folder.appending(path: "README.md"))
      let outcome = try Tool.run(["new", "site", "."], in: folder)
      #expect(outcome.output.contains("-welcome.md\n"), "\(outcome)")
    }
  }

  @Test(arguments: kinds) func `has no broken link without its examples`(_ kind: Case<[String], [String]>) throws {
    try Tool.inScratchFolder { folder in
      _ = try Tool.run(["new", "site", "."] + kind.input, in: folder)
      let content = folder.appending(path: "Content")
      for path in try FileManager.default.subpathsOfDirectory(atPath: content.path) where path.contains("/20") {
        try? FileManager.default.removeItem(at: content.appending(path: path))
      }
      let checked = try Tool.run(["check"], in: folder)
      #expect(checked.status == 0 && !checked.errors.contains("broken-link"), "\(checked.errors)")
    }
  }

  static let mistakes: [Case<[String], String>] = [
    Case("the folder of another generator", ["old"], "`garland import old NEW` converts it into a new folder"),
    Case("a file", ["old/_config.yml"], "`old/_config.yml` is a file; choose a new folder"),
    Case("no language", ["new", "--language", "日本語"], "`--language` must be `en`, `ja` or `pt-BR`, not `日本語`"),
    Case("an unknown kind", ["new", "--kind", "shop"], "`--kind` must be `blog`, `docs` or `portfolio`, not `shop`"),
  ]

  @Test(arguments: mistakes) func `is refused for`(_ mistake: Case<[String], String>) throws {
    try Tool.inScratchFolder { folder in
      try write("title: Old\n", to: folder.appending(path: "old/_config.yml"))
      let outcome = try Tool.run(["new", "site"] + mistake.input, in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains(mistake.expected), "\(outcome.errors)")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == ["old", "old/_config.yml"])
    }
  }
}

/// Returns whether a path leads to a folder.
private func isFolder(_ url: URL) -> Bool {
  (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
}

/// Writes a file into a folder that may not exist.
private func write(_ text: String, to file: URL) throws {
  try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: file)
}

@Suite struct `A new template` {
  static let names: [Case<String, String>] = [
    Case("by its kind", "post", "Templates/post.mustache"),
    Case("by its path", "post.mustache", "Templates/post.mustache"),
    Case("a partial", "pagination", "Templates/partials/pagination.mustache"),
    Case("a style", "assets/palette.css", "Templates/assets/palette.css"),
  ]

  @Test(arguments: names) func `is a copy of the built-in file`(_ name: Case<String, String>) throws {
    try Tool.inScratchFolder { folder in
      let outcome = try Tool.run(["new", "template", name.input], in: folder)
      name.check(outcome.output.trimmingCharacters(in: .newlines))
      let copy = try Data(contentsOf: folder.appending(path: name.expected))
      #expect(try copy == Data(contentsOf: Program.repository.appending(path: name.expected)))
      let second = try Tool.run(["new", "template", name.input], in: folder)
      #expect(second.status == 1 && second.errors.contains("a file or folder with this name already exists"))
    }
  }

  @Test func `with an unknown name is an error that suggests the nearest name`() throws {
    try Tool.inScratchFolder { folder in
      let outcome = try Tool.run(["new", "template", "psot"], in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors == "garland: there is no built-in file `psot`; did you mean `post`?\n")
      #expect(try Tool.run(["new", "template", "zzzzzz"], in: folder).errors.contains("there are 404, archive, "))
    }
  }
}

@Suite struct `A new workflow` {
  private static let checksum = ["--sha256", String(repeating: "0A", count: 32)]

  @Test(arguments: [
    ("github", [".github/workflows/site.yml", ".github/workflows/check.yml"]), ("gitlab", [".gitlab-ci.yml"]),
  ])
  func `is the one that the manual shows`(service: String, paths: [String]) throws {
    let manual = try String(
      contentsOf: Program.repository.appending(path: "Content/manual/ci.md"), encoding: .utf8)
    try Tool.inScratchFolder { folder in
      let hash = try #require(manual.firstMatch(of: /--sha256 ([0-9a-f]{64})/)).1
      let program = ["--garland", "https://example.org/garland-linux-x86_64", "--sha256", String(hash)]
      let arguments = ["new", "workflow", service] + program
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.output == paths.map { $0 + "\n" }.joined())
      for path in paths {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        #expect(manual.contains("```yaml [\(path)]\n\(text)```\n"))
      }
      let second = try Tool.run(arguments, in: folder)
      #expect(second.status == 1 && second.errors.contains("already exists"), "\(second.errors)")
    }
  }

  @Test func `finds the program in a folder, and knows its checksum`() throws {
    try Tool.inScratchFolder { folder in
      let options = ["--garland", "https://localhost:8000/v1/"] + Self.checksum
      #expect(try Tool.run(["new", "workflow", "gitlab"] + options, in: folder).status == 0)
      let text = try String(contentsOf: folder.appending(path: ".gitlab-ci.yml"), encoding: .utf8)
      #expect(text.contains(" GARLAND: https://localhost:8000/v1/garland-linux-x86_64\n"))
      #expect(text.contains(" SHA256: \"\(Self.checksum[1].lowercased())\"\n"))
    }
  }

  @Test(arguments: [
    ("github", ".github/workflows/site.yml", "          fetch-depth: 0\n", 0),
    ("github", ".github/workflows/check.yml", "          fetch-depth: 0\n", 1),
    ("gitlab", ".gitlab-ci.yml", "    GIT_DEPTH: 0\n", 1),
  ])
  func `fetches the whole history for pull requests, and to publish only for settings that need it`(
    service: String, path: String, line: String, least: Int
  ) throws {
    for settings in ["title: A\n", "title: A\nupdated: git\n"] {
      for program in [["--garland", "https://example.org/garland"] + Self.checksum, []] {
        try Tool.inScratchFolder { folder in
          let content = folder.appending(path: "Content")
          try FileManager.default.createDirectory(at: content, withIntermediateDirectories: false)
          try Data(settings.utf8).write(to: content.appending(path: "site.yml"))
          let dependency = #".package(url: "https://example.org/garland.git", branch: "main")"#
          try Data(Self.manifest(dependency).utf8).write(to: folder.appending(path: "Package.swift"))
          #expect(try Tool.run(["new", "workflow", service] + program, in: folder).status == 0)
          let bytes = try Data(contentsOf: folder.appending(path: path))
          let count = String(decoding: bytes, as: UTF8.self).ranges(of: line).count
          let isCheck = path.hasSuffix("check.yml")
          #expect(count == (settings.contains("git") && !isCheck ? least + 1 : least))
          let (_, problems) = YAMLReader.read(Array(bytes)[...])
          #expect(problems.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
  }

  private static func manifest(_ dependency: String) -> String {
    "let package = Package(\n  name: \"shed\", dependencies: [\(dependency)],\n"
      + "  targets: [.executableTarget(\n    name: \"Shed\", dependencies: [])])\n"
  }

  @Test(arguments: [
    ("github", ".github/workflows/site.yml", "    container: swift:6.2-bookworm\n"),
    ("github", ".github/workflows/check.yml", "        with:\n          path: .build\n          key: swift-"),
    ("gitlab", ".gitlab-ci.yml", "    paths: [.build, .garland]\n"),
  ])
  func `in a package compiles and runs its program`(service: String, path: String, line: String) throws {
    try Tool.inScratchFolder { folder in
      let dependency = #".package(url: "https://example.org/garland.git", branch: "main")"#
      try Data(Self.manifest(dependency).utf8).write(to: folder.appending(path: "Package.swift"))
      let outcome = try Tool.run(["new", "workflow", service], in: folder)
      #expect(outcome.status == 0 && !outcome.output.contains("depends on the folder"), "\(outcome)")
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      #expect(text.contains(line), "\(text)")
      #expect(text.contains("swift build -c release --product Shed\n") && text.contains(".build/release/Shed build"))
      #expect(!text.contains("./garland") && !text.contains("SHA256") && text.contains("libwebp-dev"))
      #expect(text.split(separator: "\n").allSatisfy { $0.prefix { $0 == " " }.count.isMultiple(of: 2) })
    }
  }

  @Test func `in a package says that the runner has no folder of this machine`() throws {
    try Tool.inScratchFolder { folder in
      let text = Self.manifest(#".package(path: "/home/you/garland")"#)
      try Data(text.utf8).write(to: folder.appending(path: "Package.swift"))
      let outcome = try Tool.run(["new", "workflow", "github"], in: folder)
      #expect(outcome.status == 0 && outcome.output.contains("depends on the folder `/home/you/garland`"), "\(outcome)")
    }
  }

  @Test func `in a package without a program is refused`() throws {
    try Tool.inScratchFolder { folder in
      try Data("let package = Package(name: \"a\")".utf8).write(to: folder.appending(path: "Package.swift"))
      let outcome = try Tool.run(["new", "workflow", "github"], in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("`Package.swift` has no `.executableTarget"), "\(outcome)")
    }
  }

  static let mistakes: [Case<[String], String>] = [
    Case("no address", ["workflow", "github"], "`garland new workflow github --garland URL --sha256 HASH`\n"),
    Case(
      "no checksum", ["workflow", "github", "--garland", "https://a/"], "runs no other file: write `--sha256 HASH`"),
    Case("an unknown service", ["workflow", "jenkins"], "write `github` or `gitlab`"),
    Case("no web address", ["workflow", "gitlab", "--garland", "garland"] + checksum, "not `garland`"),
    Case(
      "an address that is more in YAML", ["workflow", "gitlab", "--garland", "https://a/ #"] + checksum,
      "not `https://a/ #`"),
    Case(
      "a short checksum", ["workflow", "gitlab", "--garland", "https://a/", "--sha256", "12"],
      "64 hexadecimal digits, not `12`"),
    Case(
      "an address without encryption", ["workflow", "github", "--garland", "http://a/g"] + checksum,
      "with `https`, which is encrypted, not `http://a/g`"),
    Case(
      "an address with a password", ["workflow", "github", "--garland", "https://u:p@a/g"] + checksum,
      "not `https://u:p@a/g`"),
    Case(
      "a clone without encryption", ["swift", "a", "--garland", "http://a/g.git"], "with `https`, which is encrypted"),
    Case("an address for another subject", ["site", "a", "--garland", "https://a/"], "`new site`"),
  ]

  @Test(arguments: mistakes) func `is refused for`(_ mistake: Case<[String], String>) throws {
    try Tool.inScratchFolder { folder in
      let outcome = try Tool.run(["new"] + mistake.input, in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains(mistake.expected), "\(outcome.errors)")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path) == [])
    }
  }
}
