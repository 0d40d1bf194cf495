extension Language {
  static let makefile = Language("makefile", aliases: ["make", "mk", "gnumakefile", "bsdmake"]) { Makefile.grammar }
}

/// The grammar of makefiles; recipes are indented by a tab, or by spaces, which some web pages use instead.
enum Makefile {
  static var grammar: Grammar {
    let shell = Shell(expansions: commandExpansions)
    let line = Rule.continuations + [.endOfLine, .comment("#")]
    let lists = line + expansions
    let command = Rule([";"], nil, .enterNamed("recipe")).expectingCommand
    return Grammar(
      Mode(.plain, rules),
      [
        Mode(.plain, name: "value", lists),
        Mode(.plain, name: "prerequisites", [command, assignment] + lists),
        Mode(.plain, name: "call", [Rule(.command, [.some("a-z-"), .before(.blanks)], .function)] + lists),
        Mode(.plain, name: "recipe", Rule.continuations + [.endOfLine] + shell.rules, vocabulary: Shell.vocabulary),
        shell.main,
      ] + shell.modes)
  }

  // MARK: Lines

  private static var rules: [Rule] {
    let commands: [[Step]] = [["\t", .run(.blanks)], ["    ", .run(.blanks)]]
    let indented = Rule(.lineStart, [.some(" "), .ahead, .some(name), .run(.blanks), .run(":?+!"), "="])
    return [indented]
      + commands.map { Rule(.lineStart, $0 + [.run("@+-")], .plain, .enterNamed("recipe")).expectingCommand }
      + [.comment("#"), Rule(.indentation, ["define", .before(.blanks)], .directive, .enter(definition))]
      + leadingDirectives.map { Rule(.command, [.text($0), .notBefore(name)], .directive).expectingCommand }
      + directives.map { Rule(.command, [.text($0), .notBefore(name)], .directive, .enterNamed("value")) }
      + [
        assignment.at(.command),
        Rule(.command, [".", .run("A-Z_"), .ahead, .run(.blanks), ":"], .directive),
        Rule([.closes(":"), .some(name)], .function),
        Rule([.some(name), .ahead, ":"], .function),
        Rule([":", .maybe(":")], .plain, .enterNamed("prerequisites")),
      ] + expansions
  }

  private static let directives = [
    "-include", "endef", "endif", "ifdef", "ifeq", "ifndef", "ifneq", "include", "sinclude", "undefine", "vpath",
  ]

  private static let leadingDirectives = ["else", "export", "override", "private", "unexport"]

  private static let name = ByteSet.word + ".%/*~+-"

  /// An assignment: `NAME = value`, or with another operator.
  private static let assignment = Rule(
    [.some(name), .ahead, .run(.blanks), .run(":?+!"), "="], .variable, .enterNamed("value"))

  /// `define NAME` up to `endef`, which may hold commands.
  private static var definition: Mode {
    let body = Mode(
      .plain,
      [
        Rule(.indentation, ["endef", .notBefore(name)], .directive, .leave()),
        Rule(.lineStart, ["\t", .run("@+-")], .plain, .enterNamed("recipe")).expectingCommand,
      ] + expansions)
    return Mode(.plain, [.endOfLine, Rule([.some(name)], .variable, .become(body))])
  }

  // MARK: Expansions

  /// Expansions: `$(NAME)`, `$(function …)`, `$@`.
  private static let expansions: [Rule] =
    [
      Rule(["$$"], .escape),
      Rule(["$", .one("@<^+?*%|a-zA-Z0-9")], .variable),
    ]
    + inBrackets("(", ")") + inBrackets("{", "}")

  private static func inBrackets(_ open: String, _ close: String) -> [Rule] {
    [
      Rule(["$", .text(open), .some(name), .text(close)], .variable),
      Rule(["$", .text(open), .one("@<^+?*%|"), .one("DF"), .text(close)], .variable),
      .code("$" + open, open, close, in: "call"),
    ]
  }

  /// The expansions of the shell in recipes, which start with `$$`.
  private static let commandExpansions =
    [
      Rule.marked("$$", .variable),
      Rule(["$${", .run(!"}\n"), "}"], .variable),
      .code("$$(", "(", ")", in: "shell"),
      Rule(["$$", .one("0-9@*#?!$-")], .variable),
    ] + expansions
}
