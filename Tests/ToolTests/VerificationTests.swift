import Caching
import Diagnostics
import Foundation
import Publishing
import Reporting
import Sites
import TestSupport
import Testing

@testable import Command

@Suite struct `A site that is held against a first build` {
  /// What is done to the files of a first build, and to what it said, before both are compared with another.
  struct Doing: Sendable {
    var file: @Sendable (SiteOutput) -> (path: String, bytes: [UInt8])? = { ($0.path, bytes(of: $0)) }
    var more: [String: String] = [:]
    var diagnostics: @Sendable (DiagnosticList) -> DiagnosticList = { $0 }
  }

  private static func bytes(of file: SiteOutput) -> [UInt8] {
    if case .bytes(let bytes) = file.content { bytes } else { Array("a copy".utf8) }
  }

  private static func change(_ path: String, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]?) -> Doing {
    Doing(file: { file in
      guard file.path == path else { return (file.path, bytes(of: file)) }
      return change(bytes(of: file)).map { (file.path, $0) }
    })
  }

  static let doings: [Case<Doing, [String]>] = [
    Case("as it is", Doing(), []),
    Case(
      "with another byte", change("robots.txt") { [UInt8(ascii: "u")] + $0.dropFirst() },
      ["_site/robots.txt:1:1: error: a first build makes another file: the bytes differ from number 1 on"]),
    Case(
      "with a file that ends too soon", change("copy.txt") { $0.dropLast() },
      ["_site/copy.txt:1:6: error: a first build makes another file: the bytes differ from number 6 on"]),
    Case(
      "with a file that ends too late", change("copy.txt") { $0 + [0x0A] },
      ["_site/copy.txt:1:7: error: a first build makes another file: the bytes differ from number 7 on"]),
    Case(
      "without a file", change("sitemap.xml") { _ in nil },
      ["error: a first build makes `_site/sitemap.xml`, which is not there"]),
    Case(
      "with a file too many", Doing(more: ["z/index.html": "z"]),
      ["error: a first build does not make `_site/z/index.html`"]),
    Case(
      "without what was said", Doing(diagnostics: { _ in [] }),
      [
        "error: a first build says what was not said: Content/a.md:1:1: warning: this article has no part `x` [links.missing-part]"
      ]),
    Case(
      "with more than was said", Doing(diagnostics: { DiagnosticList($0 + [Diagnostic(.note, "a.b", "look")]) }),
      ["error: a first build does not say: note: look [a.b]"]),
    Case(
      "with very many differences", Doing(more: Dictionary(uniqueKeysWithValues: (0..<25).map { ("z\($0)", "") })),
      ["error: 5 further differences between this build and a first one"]),
  ]

  @Test(arguments: doings)
  func `differs in what was done to it`(_ doing: Case<Doing, [String]>) throws {
    let texts = try differences(doing.input)
    let name = Comment(rawValue: "\(doing.name): \(texts)")
    #expect(texts.isEmpty == doing.expected.isEmpty, name, sourceLocation: doing.sourceLocation)
    for text in doing.expected {
      #expect(texts.contains { $0.hasPrefix(text) }, name, sourceLocation: doing.sourceLocation)
    }
  }

  /// The first lines of what a verification says.
  private func differences(_ doing: Doing) throws -> [String] {
    try Tool.inScratchFolder { folder in
      var call = BuildCall()
      (call.content, call.templates) = (folder.path + "/Content", folder.path + "/Templates")
      try FileManager.default.createDirectory(atPath: call.content + "/static", withIntermediateDirectories: true)
      try Data("[a](#x)\n".utf8).write(to: URL(filePath: call.content + "/a.md"))
      try Data("title: A\nurl: https://example.org/\n".utf8).write(to: URL(filePath: call.content + "/site.yml"))
      try Data("a copy".utf8).write(to: URL(filePath: call.content + "/static/copy.txt"))
      let inputs = BuildInputs(call.conditions, now: 0)
      let build = SiteBuild(content: inputs.content, templates: inputs.templates, options: call.options)
      let site = build.run()
      let publisher = try Publisher(into: folder.path + "/_site")
      for file in site.files { if let (path, bytes) = doing.file(file) { try publisher.add(path, .bytes(bytes)) } }
      for (path, text) in doing.more { try publisher.add(path, .bytes(Array(text.utf8))) }
      var report = BuildReport(content: call.content, output: "_site")
      report.record(site)
      report.diagnostics = doing.diagnostics(site.diagnostics)
      let before = report.diagnostics.count
      Verification(of: publisher.files, reading: inputs, after: inputs).run(build, noting: &report)
      let text = DiagnosticText(sources: report.sources)
      #expect((report.verifiedCount == nil) == (report.diagnostics.count > before))
      return report.diagnostics.dropFirst(before).map { diagnostic in
        String(text.text(of: diagnostic).prefix { $0 != "\n" }).replacing(folder.path + "/", with: "")
      }
    }
  }
}
