import Assets
import TestSupport
import Testing

struct ScriptMinifierTests {
  static let rows: [Case<String, String>] = [
    Case("white space", "let a = 1 ;\n\n  f ( a , 2 ) ;\n", "let a=1;f(a,2);"),
    Case("comments", "// a\nf() /* b */ // c\n/* d */ g() // e", "f()\ng()"),
    Case("licences", "/*! MIT */\nlet a = 1", "/*! MIT */\nlet a=1"),
    Case("a licence within a line", "a = b /  /*! c */  d", "a=b/ /*! c */d"),
    Case("a comment that ends a line", "a/*\n*/b", "a\nb"),
    Case(
      "ends of lines that may end statements", "let a = b\n(c)\nreturn\nd\ni\n++\nj",
      "let a=b\n(c)\nreturn\nd\ni\n++\nj"),
    Case("ends of lines that cannot", "f(\na,\nb\n)\n.c()\n?.d +\ne\n? g\n: h\n", "f(a,b).c()?.d+e?g:h"),
    Case("blocks", "if (a) {\n  b()\n} else {\n  c()\n}\nd()", "if(a){b()}else{c()}\nd()"),
    Case(
      "classes whose fields end with lines", "class A {\n  get\n  *b() {}\n  static\n  c\n}",
      "class A{get\n*b(){}\nstatic\nc}"),
    Case(
      "words that must stay apart", "typeof a in b instanceof c; return 'd'; case\"e\"",
      "typeof a in b instanceof c;return'd';case\"e\""),
    Case("signs that must stay apart", "a + +b - -c + ++d - --e; a++ + b", "a+ +b- -c+ ++d- --e;a+++b"),
    Case("numbers and dots", "1 .a; 1..b; 1.5.c; .5 + 1. ; a ? .5 : 1", "1 .a;1..b;1.5.c;.5+1.;a?.5:1"),
    Case("numbers of all kinds", "0xFFn + 1_000 + 1e-3 + 0b1 + 0o7", "0xFFn+1_000+1e-3+0b1+0o7"),
    Case("strings", "a = 'b  // c' + \"d /* e */ \\\" \\\n f\"", "a='b  // c'+\"d /* e */ \\\" \\\n f\""),
    Case("templates", "a = `b  ${ c + `d ${ { e : 1 } . e } f` }  // g`", "a=`b  ${c+`d ${{e:1}.e} f`}  // g`"),
    Case("a template over lines", "a = `b\n  c ${\nd\n}\n`", "a=`b\n  c ${d}\n`"),
    Case("regular expressions", "a = /[/\"'] \\/ /g . test ( b )", "a=/[/\"'] \\/ /g.test(b)"),
    Case("a regular expression after a condition", "if ( a ) /b  c/ . test ( d )", "if(a)/b  c/.test(d)"),
    Case(
      "divisions", "a / b / c; (a) / 2; a[0] / 2 / b; a++ / 2; a.return / 2",
      "a/b/c;(a)/2;a[0]/2/b;a++/2;a.return/2"),
    Case("a division by a regular expression", "a = b / /c/ / 2", "a=b/ /c/ /2"),
    Case("flags and words", "/a/g in b; /a/ in b", "/a/g in b;/a/ in b"),
    Case("what could end the element", "a < /script>/ ; b < ! --c", "a< /script>/;b< ! --c"),
    Case("what could begin a comment of HTML", "a-- > b; a < ! b", "a-- >b;a< !b"),
    Case("addresses", "a = 'http://b' // c", "a='http://b'"),
    Case("the line that names a program", "#!/usr/bin/env node\n\n a ( )", "#!/usr/bin/env node\na()"),
    Case("directives", "'use strict'\nlet a", "'use strict'\nlet a"),
    Case(
      "private members", "class A { #a = 1 ; static #b ; c() { return #a in this } }",
      "class A{#a=1;static #b;c(){return #a in this}}"),
    Case("arrows", "a = async ( b ) => { await b } ;", "a=async(b)=>{await b};"),
    Case("space beyond ASCII", "a\u{A0}=\u{3000}b\u{2028}c", "a=b\nc"),
    Case("names beyond ASCII", "let é = \\u0061b", "let é=\\u0061b"),
    Case("chains", "a\n  && b\n  || c ?? d", "a&&b||c??d"),
    Case("loops", "for ( ; ; ) ;\nwhile ( a ) ;", "for(;;);while(a);"),
    Case("exports", "export * from 'a'\nimport * as b from \"c\"", "export*from'a'\nimport*as b from\"c\""),
  ]

  @Test(arguments: rows)
  func `takes out what means nothing`(row: Case<String, String>) {
    row.check(ScriptMinifier.minify(row.input))
  }

  static let unclear: [Case<String, String>] = [
    Case("a slash after a brace", "a = { }\n / b / c", ""), Case("a string without end", "a = 'b\n'", ""),
    Case("a template without end", "a = ` ${ b } c", ""), Case("a comment without end", "a  /* b", ""),
    Case("a regular expression without end", "a = /b\n/", ""), Case("brackets that do not match", "a  ( ]", ""),
    Case("brackets without end", "a  (", ""), Case("a comment of HTML", "a  <!-- b", ""),
    Case("the end of a comment of HTML", "a\n  --> b", ""), Case("what may be a name", "yield  /a/ 2", ""),
    Case("a number run into a word", "a = 3in  b", ""), Case("no character of a script", "a  = \u{0}", ""),
    Case("elements in scripts", "a = <p>it's</p>", ""),
  ]

  @Test(arguments: unclear)
  func `leaves alone what it cannot read with certainty`(row: Case<String, String>) {
    #expect(ScriptMinifier.minify(row.input) == row.input, sourceLocation: row.sourceLocation)
  }

  @Test func `changes nothing the second time`() throws {
    for source in try Self.rows.map(\.input) + TemplateFiles.all("js") + Self.soups {
      let once = ScriptMinifier.minify(source)
      #expect(ScriptMinifier.minify(once) == once, "\(source)")
    }
  }

  @Test func `makes every template smaller`() throws {
    for source in try TemplateFiles.all("js") {
      #expect(ScriptMinifier.minify(source).utf8.count < source.utf8.count)
    }
  }

  @Test func `survives scripts cut off anywhere`() throws {
    for source in try TemplateFiles.all("js") {
      let bytes = Array(source.utf8)
      for length in stride(from: 0, to: bytes.count, by: 7) {
        let part = String(decoding: bytes[..<length], as: UTF8.self)
        #expect(ScriptMinifier.minify(part).utf8.count <= part.utf8.count)
      }
    }
  }

  @Test(.enabled(if: Judge.has("esprima, tree_sitter_javascript"), "needs esprima and tree-sitter: .ci/setup --tests"))
  func `has the same syntax tree to a real parser`() throws {
    let templates = try TemplateFiles.all("js")
    let sources = Self.rows.map(\.input) + templates + Self.soups
    let soups = Set(Self.soups)
    let pairs = sources.map { [$0, ScriptMinifier.minify($0)] }
    let verdicts: [String] = try Judge.ask("Minifying/scripts.py", about: pairs)
    #expect(verdicts.count == pairs.count)
    for (pair, verdict) in zip(pairs, verdicts) {
      #expect(verdict != "different", "\(pair[0].debugDescription) became \(pair[1].debugDescription)")
    }
    #expect(verdicts.count { $0 == "same" } > pairs.count / 2)
    for (pair, verdict) in zip(pairs, verdicts) where !soups.contains(pair[0]) {
      #expect(verdict != "unlike" && (verdict != "unread" || !templates.contains(pair[0])), "\(pair[0]): \(verdict)")
    }
    #expect(pairs.count { $0[0] != $0[1] } > pairs.count / 2)
  }

  @Test(.hangGuard) func `takes time in proportion`() {
    for text in ["a=b;", "(", "{", "`${", "/a/;", "/*!*/", "\\", "'", "[", "a\n", "//", "<", "1.", "é"] {
      let source = String(repeating: text, count: 50_000)
      #expect(ScriptMinifier.minify(source).utf8.count <= source.utf8.count)
    }
  }

  static let soups: [String] = (0..<600 as Range<UInt64>).map { seed in
    var script = RandomScript(seed: seed)
    return script.text()
  }
}
