import Foundation
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

  @Test(arguments: ["", " \t"]) func `needs a title`(title: String) throws {
    try Tool.inScratchFolder { folder in
      try FileManager.default.createDirectory(at: folder.appending(path: "Content"), withIntermediateDirectories: true)
      let outcome = try Tool.run(["new", "post", title], in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("a post needs a title"), "\(outcome.errors)")
    }
  }
}

@Suite struct `A new site` {
  @Test func `passes a strict build and a strict check`() throws {
    try Tool.inScratchFolder { folder in
      #expect(try Tool.run(["new", "site", "shed"], in: folder).status == 0)
      for command in ["build", "check"] {
        let outcome = try Tool.run([command, "--strict"], in: folder.appending(path: "shed"))
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      }
    }
  }
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
  @Test(arguments: [
    ("github", [".github/workflows/site.yml", ".github/workflows/check.yml"]), ("gitlab", [".gitlab-ci.yml"]),
  ])
  func `is the one that the manual shows`(service: String, paths: [String]) throws {
    let manual = try String(
      contentsOf: Program.repository.appending(path: "Content/manual/ci.md"), encoding: .utf8)
    try Tool.inScratchFolder { folder in
      let outcome = try Tool.run(["new", "workflow", service], in: folder)
      #expect(outcome.output == paths.map { $0 + "\n" }.joined())
      for path in paths {
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        #expect(manual.contains("```yaml [\(path)]\n\(text)```\n"))
      }
      let second = try Tool.run(["new", "workflow", service], in: folder)
      #expect(second.status == 1 && second.errors.contains("already exists"), "\(second.errors)")
    }
  }

  @Test func `for an unknown service is an error that names the services`() throws {
    let outcome = try Tool.run(["new", "workflow", "jenkins"], in: Program.repository)
    #expect(outcome.status == 2 && outcome.errors.contains("write `github` or `gitlab`"), "\(outcome.errors)")
  }
}
