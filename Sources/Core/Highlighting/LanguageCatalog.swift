extension Language {
  /// Every language, by name.
  package static let all: [Language] = [
    .plain, .swift, .c, .cpp, .objectiveC, .java, .kotlin, .go, .rust, .javascript, .jsx, .typescript, .tsx, .python,
    .pythonConsole, .ruby, .php, .lua, .bash, .console, .makefile, .dockerfile, .sql, .json,
    .markdown, .html, .mustache, .xml, .css, .scss, .sass, .less, .yaml, .toml, .ini, .diff,
  ]

  /// The language that a name or an alias stands for, in upper or lower case; `rust,ignore` is Rust, as Rust's own tools have it.
  package static func named(_ name: String) -> Language? {
    byName[name] ?? byName[name.prefix { $0 != "," }.lowercased()]
  }

  /// Every name and every alias, in the order of the languages.
  package static var names: [String] { all.flatMap { [$0.name] + $0.aliases } }

  private static let byName = Dictionary(
    all.flatMap { language in ([language.name] + language.aliases).map { ($0, language) } }
  ) { first, _ in first }
}
