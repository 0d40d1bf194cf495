import Foundation
import TestSupport
import Testing

@Suite struct `The command test containers` {
  @Test func `finds no faults in Garland's own containers`() throws {
    try Tool.inScratchFolder { folder in
      let outcome = try Tool.run(["test", "containers"], in: folder)
      #expect(
        outcome.status == 0 && outcome.errors.isEmpty,
        "\(outcome.output.split(separator: "\n").filter { !$0.hasPrefix("ok") }) \(outcome.errors)")
      #expect(outcome.output.contains("ok    tabs: hundred, feed\n"))
      #expect(outcome.output.hasSuffix("16 containers, 432 cases: 0 with faults\n"), "\(outcome.output.suffix(80))")
    }
  }

  static let templates: [Case<String, String?>] = [
    Case("that is right", "<ul class=\"price\">{{#children}}<li>{{{html}}}</li>{{/children}}</ul>", nil),
    Case("with an open element", "<div>{{#children}}{{{html}}}{{/children}}", "`<div>` is never closed"),
    Case("that repeats an id", "{{#children}}<p id=\"a\">a</p>{{/children}}", "two elements have the id `a`"),
    Case("with blocks in a paragraph", "<p>{{#children}}{{{html}}}{{/children}}</p>", "`<p>` is inside `<p>`"),
  ]

  @Test(arguments: templates) func `tests a template`(_ template: Case<String, String?>) throws {
    try Tool.inScratchFolder { folder in
      try write("---\nlabels: optional\nattributes: [currency]\ntraits: [price]\n---\n\(template.input)\n", in: folder)
      let outcome = try Tool.run(["test", "containers", "price"], in: folder)
      #expect(outcome.status == (template.expected == nil ? 0 : 1), "\(outcome)")
      #expect(outcome.output.contains("FAULT") == (template.expected != nil))
      #expect(template.expected.map { outcome.output.contains($0) } ?? true, "\(outcome.output)")
      #expect(outcome.output.contains("1 container, 27 cases"))
    }
  }

  @Test func `finds a style that names a side`() throws {
    try Tool.inScratchFolder { folder in
      try write("<div class=\"price\">{{#children}}{{{html}}}{{/children}}</div>\n", in: folder)
      let style = folder.appending(path: "Templates/containers/price.css")
      try Data(".price { color: red; margin-left: 1rem }\n".utf8).write(to: style)
      let outcome = try Tool.run(["test", "containers", "price"], in: folder)
      let line = "`/containers/price.css` has `margin-left`, which is the wrong side in a page from right to left"
      #expect(outcome.status == 1 && outcome.output.contains(line), "\(outcome)")
      try Data(".price { color: red; margin-inline-start: 1rem }\n".utf8).write(to: style)
      #expect(try Tool.run(["test", "containers", "price"], in: folder).status == 0)
    }
  }

  @Test func `reports a template that cannot be read`() throws {
    try Tool.inScratchFolder { folder in
      try write("{{#children}}\n", in: folder)
      let outcome = try Tool.run(["test", "containers", "price"], in: folder)
      #expect(outcome.status == 1 && outcome.errors.contains("Templates/containers/price.mustache:1:"), "\(outcome)")
    }
  }

  @Test(arguments: [
    (["test"], "`test` needs the word `containers`"),
    (["test", "containers", "tab"], "there is no container `tab`; did you mean `tabs`?"),
  ])
  func `refuses a wrong call`(arguments: [String], message: String) throws {
    try Tool.inScratchFolder { folder in
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains(message), "\(outcome)")
    }
  }

  private func write(_ template: String, in folder: URL) throws {
    let containers = folder.appending(path: "Templates/containers")
    try FileManager.default.createDirectory(at: containers, withIntermediateDirectories: true)
    try Data(template.utf8).write(to: containers.appending(path: "price.mustache"))
  }
}
