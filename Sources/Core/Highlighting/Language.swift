import Synchronization

/// A programming or markup language with its grammar.
///
/// ```swift
/// let tokens = Language.named("swift")?.tokens(in: Array("let answer = 42".utf8))
/// ```
package final class Language: Sendable {
  /// The name used in CSS classes, such as `swift`.
  package let name: String
  /// Other names, in lower case.
  package let aliases: [String]

  private let describe: @Sendable () -> Grammar
  private let compiled = Mutex<CompiledGrammar?>(nil)

  init(_ name: String, aliases: [String] = [], _ describe: @escaping @Sendable () -> Grammar) {
    self.name = name
    self.aliases = aliases
    self.describe = describe
  }

  /// The grammar; it is compiled on first use, because a site uses few languages.
  var grammar: CompiledGrammar {
    compiled.withLock { compiled in
      if let compiled { return compiled }
      let made = CompiledGrammar(GrammarCompiler(describe()).compiled)
      compiled = made
      return made
    }
  }

  /// Returns the tokens of a text, in order and without gaps.
  package func tokens(in text: [UInt8]) -> [Token] { tokens(in: text, text.indices) }

  /// Returns the tokens of a part of a text; their ends are offsets in the whole text.
  package func tokens(in text: [UInt8], _ range: Range<Int>) -> [Token] {
    var scanner = Scanner(text, in: range, grammar)
    scanner.run()
    return scanner.tokens
  }
}

extension Language {
  /// All languages.
  package static let all: [Language] = [
    .plain, .swift, .c, .cpp, .objectiveC, .java, .kotlin, .go, .rust, .javascript, .jsx, .typescript, .tsx, .python,
    .pythonConsole, .ruby, .php, .lua, .bash, .console, .makefile, .dockerfile, .sql, .json,
    .markdown, .mdx, .html, .mustache, .goTemplate, .liquid, .jinja, .ejs, .erb, .eex, .xml, .css, .scss, .sass, .less,
    .yaml, .toml, .ini, .diff, .csharp, .perl, .r, .haskell, .elixir, .scheme, .lisp, .clojure, .zig, .nix, .hcl, .tex,
    .powershell, .batch, .nginx, .apache, .graphql, .http,
  ]

  /// Returns the language with a name or alias, ignoring case and any text after a comma, as in `rust,ignore`.
  package static func named(_ name: String) -> Language? {
    byName[name] ?? byName[name.prefix { $0 != "," }.lowercased()]
  }

  /// All names and aliases, in the order of the languages.
  package static var names: [String] { all.flatMap { [$0.name] + $0.aliases } }

  private static let byName = Dictionary(
    all.flatMap { language in ([language.name] + language.aliases).map { ($0, language) } }
  ) { first, _ in first }
}

extension Language {
  /// Text that is not code, and formats that have no highlighting.
  static let plain = Language(
    "text",
    aliases: [
      "plain", "plaintext", "txt", "none", "raw", "ascii", "tree", "filetree", "hexdump", "output", "stdout", "log",
      "csv", "tsv", "goat", "ditaa", "mermaid", "plantuml", "dot", "graphviz", "terminfo", "vtt", "webvtt", "srt",
      "pug", "jade", "coffeescript", "coffee",
    ]
  ) {
    Grammar(Mode(.plain, []))
  }
}
