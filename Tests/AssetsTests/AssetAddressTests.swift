import Assets
import TestSupport
import Testing

@Suite struct `The addresses in an asset` {
  @Test(arguments: [
    Case("an import", "@import \"a.css\";\n@import 'b.css' print;", ["a.css", "b.css"]),
    Case("an import by function", "@import url(a.css); @import url(\"b.css\") layer(c);", ["a.css", "b.css"]),
    Case("without quotes, with white space", "a { background: url( a/b.png ) }", ["a/b.png"]),
    Case("in quotes", "a { background: url('a b.png'), url(\"c.png#d\") }", ["a b.png", "c.png#d"]),
    Case("a font", "@font-face { src: url(f.woff2) format(\"woff2\") }", ["f.woff2"]),
    Case(
      "a set of images", "a { background: image-set(\"a.png\" 1x, \"b.avif\" type(\"image/avif\")) }",
      ["a.png", "b.avif"]),
    Case("upper case", "@IMPORT \"a.css\"; a { b: URL(c.png) }", ["a.css", "c.png"]),
    Case("texts that are none", "@charset \"utf-8\"; a::before { content: \"b.png\" } [c=\"d.png\"] { }", []),
    Case("a comment", "/* url(a.png) @import \"b.css\" */", []),
    Case("nothing", "a { b: url() }", []),
    Case("hidden by a backslash", "a { b: url(\"a\\62.png\") }", []),
  ])
  func `of a style are what it asks for`(_ row: Case<String, [String]>) throws {
    let found = try #require(AssetAddress.ofStyle(Array(row.input.utf8)))
    row.check(found.map(\.text))
    #expect(found.map { texts(row.input, $0.bytes) } == found.map(\.text))
  }

  @Test(arguments: [
    Case(
      "imports", "import \"./a.js\"; import x from './b.js'; import { y as z } from \"./c.js\"",
      ["./a.js", "./b.js", "./c.js"]),
    Case("an import with attributes", "import x from \"./a.json\" with { type: \"json\" }", ["./a.json"]),
    Case("exports", "export * from \"./a.js\"; export { b } from \"./b.js\"", ["./a.js", "./b.js"]),
    Case("while it runs", "const a = await import(\"./a.js\"); import(`./b.js`)", ["./a.js", "./b.js"]),
    Case("beside the module", "new Worker(new URL(\"w.js\", import.meta.url)); new URL(\"x\", base)", ["w.js"]),
    Case("names that look alike", "a.import(\"./a.js\"); b.from\n\"./b.js\"; imports(\"./c.js\")", []),
    Case("what is made while it runs", "import(`./${name}.js`); import(\"./a\" + b)", []),
    Case("texts that are none", "let a = \"import './a.js'\" // import \"./b.js\"", []),
  ])
  func `of a script are the modules it asks for`(_ row: Case<String, [String]>) throws {
    let found = try #require(AssetAddress.ofScript(Array(row.input.utf8)))
    row.check(found.map(\.text))
    #expect(found.map { texts(row.input, $0.bytes) } == found.map(\.text))
  }

  @Test func `are not known where it cannot be read to its end`() {
    #expect(AssetAddress.ofStyle(Array("a { b: url(a.png) } \"".utf8)) == nil)
    #expect(AssetAddress.ofScript(Array("import \"./a.js\"; (".utf8)) == nil)
  }

  private func texts(_ source: String, _ bytes: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[bytes], as: UTF8.self)
  }
}
