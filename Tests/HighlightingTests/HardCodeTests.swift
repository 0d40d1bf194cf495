import Highlighting
import TestSupport
import Testing

@Suite struct AmbiguousCodeTests {
  @Test(arguments: rows)
  func `ambiguous code has the right tokens`(_ row: Case<Code, String>) throws {
    row.check(LanguageSample.marked(Array(row.input.text.utf8), try #require(Language.named(row.input.language))))
  }

  struct Code: Sendable {
    let language: String
    let text: String

    init(_ language: String, _ text: String) {
      self.language = language
      self.text = text
    }
  }

  /// Code, with `⟨kind …⟩` around each token that is not plain.
  private static let rows: [Case<Code, String>] = [
    Case(
      "javascript: division after a call is not a regular expression", Code("javascript", "f(x) / 2 / y"),
      "⟨function f⟩(x) / ⟨number 2⟩ / y"),
    Case(
      "javascript: a regular expression after a keyword", Code("javascript", #"return /a\/[/]b/g.test(s)"#),
      #"⟨keyword return⟩ ⟨regex /a⟩⟨escape \/⟩⟨regex [/]b/g⟩.⟨function test⟩(s)"#),
    Case(
      "javascript: a regular expression after an operator and a comment", Code("javascript", "x = // why\n/a/"),
      "x = ⟨comment // why⟩\n⟨regex /a/⟩"),
    Case(
      "javascript: nested template strings", Code("javascript", "`a${f(`b${1}`)}c`"),
      "⟨string `a⟩⟨interpolation ${⟩⟨function f⟩(⟨string `b⟩⟨interpolation ${⟩⟨number 1⟩⟨interpolation }⟩⟨string `⟩)⟨interpolation }⟩⟨string c`⟩"
    ),
    Case(
      "javascript: an unclosed string ends with its line", Code("javascript", "'open\nlet a"),
      "⟨string 'open⟩\n⟨keyword let⟩ a"),
    Case(
      "javascript: less than does not start an element", Code("javascript", "a < b && c > d"),
      "a < b && c > d"),
    Case(
      "javascript: an element with text that looks like code", Code("javascript", "<p>it's {n} of /all/</p>"),
      "<⟨tag p⟩>it's ⟨interpolation {⟩n⟨interpolation }⟩ of /all/</⟨tag p⟩>"),
    Case(
      "typescript: types between angle brackets do not hide a call", Code("typescript", "get<User>(id)"),
      "⟨function get⟩<⟨type User⟩>(id)"),
    Case(
      "python: a format after code in a string", Code("python", #"f"{x!r:>{w}} {{}}""#),
      #"⟨string f"⟩⟨interpolation {⟩x⟨interpolation !r:⟩⟨string >⟩⟨interpolation {⟩w⟨interpolation }}⟩⟨string  ⟩⟨escape {{}}⟩⟨string "⟩"#
    ),
    Case(
      "python: soft keywords", Code("python", "match = 1\nmatch x:\n  case _: pass"),
      "match = ⟨number 1⟩\n⟨keyword match⟩ x:\n  ⟨keyword case⟩ ⟨keyword _⟩: ⟨keyword pass⟩"),
    Case(
      "ruby: two heredocs on a line, in their order", Code("ruby", "f(<<A, <<~B)\na\nA\n  b\n  B\nend"),
      "⟨function f⟩(⟨string <<A⟩, ⟨string <<~B⟩)⟨string \na\nA\n  b\n  B⟩\n⟨keyword end⟩"),
    Case(
      "ruby: everything after `__END__` is a comment", Code("ruby", "x = 1\n__END__\ndef no"),
      "x = ⟨number 1⟩\n⟨comment __END__\ndef no⟩"),
    Case(
      "ruby: brackets that nest in a word list", Code("ruby", "%w[a [b] c] + 1"),
      "⟨string %w[a [b] c]⟩ + ⟨number 1⟩"),
    Case(
      "bash: a heredoc begins on the next line", Code("bash", "cat <<EOF | sort # now\n$x 'no'\nEOF\necho"),
      "⟨function cat⟩ ⟨string <<EOF⟩ | ⟨function sort⟩ ⟨comment # now⟩⟨string \n⟩⟨variable $x⟩⟨string  'no'\nEOF⟩\n⟨function echo⟩"
    ),
    Case(
      "bash: a quoted heredoc expands nothing", Code("bash", "cat <<'EOF'\n$x\nEOF"),
      "⟨function cat⟩ ⟨string <<'EOF'\n$x\nEOF⟩"),
    Case(
      "bash: a hash within a word does not start a comment", Code("bash", "echo a#b # c"),
      "⟨function echo⟩ a#b ⟨comment # c⟩"),
    Case(
      "bash: a command within a string", Code("bash", #""$(date "+%Y")""#),
      #"⟨string "⟩⟨interpolation $(⟩⟨function date⟩ ⟨string "+%Y"⟩⟨interpolation )⟩⟨string "⟩"#),
    Case(
      "console: output is not read as commands", Code("console", "$ ls -l\nls: no $x\n"),
      "⟨prompt $ ⟩⟨function ls⟩ ⟨property -l⟩⟨output \nls: no $x\n⟩"),
    Case(
      "rust: a lifetime is not a character", Code("rust", "fn f<'a>(x: &'a str) { 'b' }"),
      "⟨keyword fn⟩ ⟨function f⟩<⟨variable 'a⟩>(x: &⟨variable 'a⟩ ⟨type str⟩) { ⟨string 'b'⟩ }"),
    Case(
      "rust: a raw string with any number of hashes", Code("rust", "r#\"a \"b\" \\ \"# + 1"),
      "⟨string r#\"a \"b\" \\ \"#⟩ + ⟨number 1⟩"),
    Case(
      "cpp: a raw string with a delimiter", Code("cpp", #"R"x(a)" b)x" + 1'000"#),
      #"⟨string R"x(a)" b)x"⟩ + ⟨number 1'000⟩"#),
    Case(
      "c: a macro goes over lines", Code("c", "#define A \\\n  1\nint a;"),
      "⟨directive #define⟩ ⟨macro A⟩ \\\n  ⟨number 1⟩\n⟨type int⟩ a;"),
    Case(
      "php: markup around code", Code("php", "<b><?= $x ?></b>"),
      "⟨tag <b>⟩⟨directive <?=⟩ ⟨variable $x⟩ ⟨directive ?>⟩⟨tag </b>⟩"),
    Case(
      "php: a closing mark ends even a comment", Code("php", "<?php // a ?><i>"),
      "⟨directive <?php⟩ ⟨comment // a ⟩⟨directive ?>⟩⟨tag <i>⟩"),
    Case(
      "lua: long brackets of a level", Code("lua", "[==[ a ]] ]==] .. x"),
      "⟨string [==[ a ]] ]==]⟩ .. x"),
    Case(
      "kotlin: names and code in a raw string", Code("kotlin", #""""$a ${b + "c"}""""#),
      #"⟨string """⟩⟨variable $a⟩⟨string  ⟩⟨interpolation ${⟩b + ⟨string "c"⟩⟨interpolation }⟩⟨string """⟩"#),
    Case(
      "sql: doubled quotes do not end a string", Code("sql", "'it''s' || x"),
      "⟨string 'it⟩⟨escape ''⟩⟨string s'⟩ || x"),
    Case(
      "json: a string before a colon is a key", Code("json", #"{"a" : ["b", -1.5e3]}"#),
      #"{⟨property "a"⟩ : [⟨string "b"⟩, ⟨number -1.5e3⟩]}"#),
    Case(
      "yaml: a block scalar ends by indentation", Code("yaml", "a:\n  - b: |\n      c: d\n    e: f"),
      "⟨property a⟩:\n  - ⟨property b⟩: ⟨keyword |⟩⟨string \n      c: d⟩\n    ⟨property e⟩: ⟨string f⟩"),
    Case(
      "yaml: a URL is not a key", Code("yaml", "a: http://b:80/c # d"),
      "⟨property a⟩: ⟨string http://b:80/c ⟩⟨comment # d⟩"),
    Case(
      "toml: dates, keys and tables", Code("toml", "[[a.b]]\nc.d = 1979-05-27T07:32:00Z"),
      "⟨heading [[a.b]]⟩\n⟨property c⟩.⟨property d⟩ = ⟨number 1979-05-27T07:32:00Z⟩"),
    Case(
      "html: a script ends at its end tag, even in a string", Code("html", #"<script>a = "</script>"b"#),
      #"⟨tag <script>⟩a = ⟨string "⟩⟨tag </script>⟩"b"#),
    Case(
      "html: a sign in a quoted value", Code("html", #"<a title="a > b">c</a>"#),
      #"⟨tag <a⟩ ⟨property title⟩=⟨string "a > b"⟩⟨tag >⟩c⟨tag </a>⟩"#),
    Case(
      "css: a property, and a selector with a colon", Code("css", "a:hover { color: red }"),
      "⟨tag a⟩⟨attribute :hover⟩ { ⟨property color⟩: red }"),
    Case(
      "markdown: emphasis is closed on its line, and not within words",
      Code("markdown", "*a* snake_case_word *open\nb*"),
      "⟨emphasis *a*⟩ snake_case_word *open\nb*"),
    Case(
      "markdown: code in its own language, and the text after it", Code("markdown", "```js\nlet a\n```\n*b*"),
      "⟨string ```⟩⟨property js⟩\n⟨keyword let⟩ a\n⟨string ```⟩\n⟨emphasis *b*⟩"),
    Case(
      "markdown: a block container", Code("markdown", "::: tabs{sync=a}\n:::"),
      "⟨directive ::: tabs⟩⟨attribute {sync=a}⟩\n⟨directive :::⟩"),
    Case(
      "diff: lines by their first column", Code("diff", "-a\n+b\n c"),
      "⟨deleted -a⟩\n⟨inserted +b⟩\n c"),
    Case(
      "dockerfile: a command over lines", Code("dockerfile", "RUN a \\\n  && b -c"),
      "⟨keyword RUN⟩ ⟨function a⟩ \\\n  && ⟨function b⟩ ⟨property -c⟩"),
    Case(
      "makefile: a target, a variable and a recipe", Code("makefile", "all: a.o\n\t$(CC) -o $@"),
      "⟨function all⟩: a.o\n\t⟨variable $(CC)⟩ ⟨property -o⟩ ⟨variable $@⟩"),
    Case(
      "text: no tokens", Code("text", #"let a = "b""#),
      #"let a = "b""#),
  ]
}
