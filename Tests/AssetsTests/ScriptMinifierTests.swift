import TestSupport
import Testing

@testable import Assets

@Suite struct `The script minifier` {
  @Test(arguments: [
    Case("spaces around signs", "const a = b ? [1, 2] : { c };", "const a=b?[1,2]:{c};"),
    Case("indentation and empty lines", "if (a) {\n    b();\n\n  }\n", "if(a){\nb();\n}"),
    Case("comments", "// one\na; // two\nb /* three */ + c;", "a;\nb+c;"),
    Case("a comment between two words", "return/* a */b", "return b"),
    Case("a comment with a line end", "a /* b\nc */ d", "a\nd"),
    Case("a line end that ends a statement", "const a = b\nc = d", "const a=b\nc=d"),
    Case("words", "return typeof a in b", "return typeof a in b"),
    Case("a word before a string", "case 'a b': throw `c  d`", "case'a b':throw`c  d`"),
    Case("signs that would join", "a + +b - -c > -d / /e/.f", "a+ +b- -c> -d/ /e/.f"),
    Case("two lines that would be a comment", "a < !--b", "a< !--b"),
    Case("regular expressions", "a = / b  c /g in d", "a=/ b  c /g in d"),
    Case("a number before a dot", "1 .a + 1.5 .b", "1 .a+1.5 .b"),
    Case("templates", "a = `b  ${ c + ` d ${ e } ` }  f\n  g` + 1", "a=`b  ${c+` d ${e} `}  f\n  g`+1"),
    Case("a slash that could divide or begin a regular expression", "a = {} / b", "a = {} / b"),
  ])
  func `shortens`(row: Case<String, String>) {
    row.check(String(decoding: ScriptMinifier.minify(Array(row.input.utf8)), as: UTF8.self))
  }

  @Test func `keeps the tokens and the line ends of each built-in script`() throws {
    for text in try TemplateFiles.all(".js") {
      let script = Array(text.utf8)
      let tokens = try #require(ScriptTokenizer.tokens(of: script), "no tokens: \(text.prefix(200))")
      let minified = ScriptMinifier.minify(script)
      let kept = try #require(ScriptTokenizer.tokens(of: minified), "no tokens: \(text.prefix(200))")
      #expect(Self.lines(of: tokens, in: script) == Self.lines(of: kept, in: minified))
    }
  }

  /// Returns the tokens of each line.
  private static func lines(of tokens: [ScriptToken], in script: [UInt8]) -> [[String]] {
    var (lines, end): ([[String]], Int) = ([[]], 0)
    for token in tokens {
      if script[end..<token.bytes.lowerBound].contains(0x0A), lines != [[]] { lines.append([]) }
      lines[lines.count - 1].append(String(decoding: script[token.bytes], as: UTF8.self))
      end = token.bytes.upperBound
    }
    return lines
  }
}
