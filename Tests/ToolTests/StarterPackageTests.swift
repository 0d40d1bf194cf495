import Foundation
import TestSupport
import Testing

/// The package that `garland new swift` creates.
@Suite struct `A new package in Swift` {
  @Test(.enabled(if: Compiler.isInstalled, "no swiftc in the path, or no modules beside the tests"))
  func `compiles`() throws {
    try Tool.inScratchFolder { folder in
      let sources = try create("shed", in: folder).appending(path: "Sources/Site")
      let files = try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
      try #require(files.count == 4)
      #expect(try Compiler.errors(in: files, ["-parse-as-library"]) == [])
    }
  }

  @Test func `has the files that the manual shows`() throws {
    let manual = try String(
      contentsOf: Program.repository.appending(path: "Content/manual/start-in-swift.md"), encoding: .utf8)
    try Tool.inScratchFolder { folder in
      let package = try create("shed", in: folder)
      for path in ["Site", "Letter", "PostsByYear"].map({ "Sources/Site/\($0).swift" }) {
        let text = try String(contentsOf: package.appending(path: path), encoding: .utf8)
        #expect(manual.contains("```swift [\(path)]\n\(text)```\n"), "\(path)")
      }
      let manifest = try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8)
      let shown = manifest.replacing(Program.repository.path, with: "/home/you/garland")
        .replacing("package: \"\(Program.repository.lastPathComponent)\"", with: "package: \"garland\"")
      #expect(manual.contains("```swift [Package.swift]\n\(shown)```\n"), "\(shown)")
    }
  }

  @Test func `needs the path of a clone if the program is in none`() throws {
    try Tool.inScratchFolder { folder in
      let program = folder.appending(path: "garland")
      try FileManager.default.copyItem(atPath: Tool.path(), toPath: program.path)
      let outcome = try Tool.run(program.path, ["new", "swift", "shed"], in: folder)
      #expect(
        outcome.status == 2 && outcome.errors.hasSuffix("`garland new swift shed --garland PATH|ADDRESS`\n"),
        "\(outcome)")
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "shed").path))
    }
  }

  @Test(arguments: [
    ("https://example.org/ada/garland.git", "garland"), ("git@example.org:ada/wreath.git", "wreath"),
    ("ssh://example.org/wreath", "wreath"),
  ])
  func `depends on an address, by its last part`(address: String, name: String) throws {
    try Tool.inScratchFolder { folder in
      let outcome = try Tool.run(["new", "swift", "shed", "--garland", address], in: folder)
      #expect(outcome.status == 0, "\(outcome)")
      let manifest = try String(contentsOf: folder.appending(path: "shed/Package.swift"), encoding: .utf8)
      #expect(manifest.contains(".package(url: \"\(address)\", from: \"0."), "\(manifest)")
      #expect(manifest.contains(".product(name: \"Garland\", package: \"\(name)\")"), "\(manifest)")
    }
  }

  @Test func `links with lld only if the toolchain has it`() throws {
    try Tool.inScratchFolder { folder in
      try Data("#!/bin/sh\n".utf8).write(to: folder.appending(path: "ld.lld"))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: "ld.lld").path)
      for (path, hasLLD) in [(folder.path, true), ("/nowhere", false)] {
        let outcome = try Tool.run(
          "/usr/bin/env", ["PATH=\(path)", Tool.path(), "new", "swift", "shed\(hasLLD)"], in: folder)
        #expect(outcome.status == 0, "\(outcome)")
        let manifest = folder.appending(path: "shed\(hasLLD)/Package.swift")
        #expect(try String(contentsOf: manifest, encoding: .utf8).contains("-use-ld=lld") == hasLLD)
      }
    }
  }

  @Test func `needs a free folder and a clone`() throws {
    try Tool.inScratchFolder { folder in
      _ = try create("shed", in: folder)
      let mistakes = [
        (["shed"], "`shed` is not empty; choose a new folder"),
        (["barn", "--garland", "shed"], "`shed` does not contain the sources of Garland"),
        ([], "`new swift` needs the path of a new folder"),
      ]
      for (arguments, message) in mistakes {
        let outcome = try Tool.run(["new", "swift"] + arguments, in: folder)
        #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome)")
      }
    }
  }

  @Test(.enabled(if: isThorough, "it builds Garland, which takes minutes: set GARLAND_FUZZ"))
  func `becomes a site once it is built`() throws {
    try Tool.inScratchFolder { folder in
      let package = try create("shed", in: folder)
      // The build of Garland stays for the next test run.
      let scratch = Program.repository.appending(path: ".build/starter").path
      let swift = try #require(Program.find("swift"))
      let build = ["run", "--scratch-path", scratch, "Site", "build", "--strict"]
      let outcome = try Program.run(swift, build, in: package)
      try #require(outcome.status == 0, "\(outcome)")
      let tests = try Program.run(swift, ["test", "--scratch-path", scratch], in: package)
      #expect(tests.status == 0 && (tests.output + tests.errors).contains("with 18 test cases passed"), "\(tests)")
      let pages = [
        ("years", "<ol class=\"timeline\"><li><time>"), ("posts/hello", "<li><time>2025</time>"),
        ("about", "<div class=\"vstack"),
      ]
      for (name, expected) in pages {
        let page = try String(contentsOf: package.appending(path: "_site/\(name)/index.html"), encoding: .utf8)
        #expect(page.contains(expected), "\(name): \(page)")
      }
    }
  }

  private func create(_ name: String, in folder: URL) throws -> URL {
    let outcome = try Tool.run(["new", "swift", name, "--garland", Program.repository.path], in: folder)
    try #require(outcome.status == 0 && outcome.output.hasSuffix("Next: cd \(name) && swift run Site serve\n"))
    return folder.appending(path: name)
  }
}
