extension Language {
  static let bash = Language(
    "bash",
    aliases: ["sh", "shell", "zsh", "ksh", "shellscript", "dash", "ash", "bashrc", "zshrc", "profile"]
  ) {
    Grammar(Mode(.plain, name: "shell", Shell().rules, vocabulary: Shell.vocabulary), Shell().modes)
  }

  /// A terminal session: prompts with commands, and output.
  static let console = Language(
    "console",
    aliases: [
      "shell-session", "shellsession", "sh-session", "terminal", "bash-session", "bashsession", "zsh-session", "term",
    ]
  ) {
    let command = Mode(
      .plain, name: "command", Rule.continuations + [.endOfLine] + Shell().rules, vocabulary: Shell.vocabulary)
    return Grammar(Mode(.output, prompts), [command, Shell().main] + Shell().modes)
  }

  private static var prompts: [Rule] {
    let path: Step = .run(.word + "~/.:@+-")
    let mark: Step = .one("$#%>")
    let patterns: [[Step]] = [
      [mark], ["[", .some(!"[]\n"), "]", .one("$#%")], ["~", path, .maybe(" "), .one("$#%")],
      [.some(.word + ".-"), "@", path, .maybe(" "), path, mark],
      ["(", .some(.word + ".-"), ") ", path, .maybe(" "), path, mark],
    ]
    return patterns.flatMap { pattern in
      [
        Rule(.lineStart, pattern + [" "], .prompt, .enterNamed("command")).expectingCommand,
        Rule(.lineStart, pattern + [.lineEnd], .prompt),
      ]
    }
  }
}

/// The grammar of shells and of languages that embed shell commands.
struct Shell {
  /// Rules that are tried before the expansions of the shell.
  var expansions: [Rule] = []

  var main: Mode { Mode(.plain, name: "shell", rules, vocabulary: Self.vocabulary) }

  /// The modes that are entered by name.
  var modes: [Mode] {
    let body = [Rule([";;", .maybe("&")], nil, .leave()), Rule([";&"], nil, .leave()), endOfCase(leaving: 2)]
    return [
      Mode(.plain, name: "backticks", [Rule(["`"], .interpolation, .leave())] + rules, vocabulary: Self.vocabulary),
      Mode(.plain, name: "case", [Rule(.afterSpace, ["in", .before(.spaces)], .keyword, .become(patterns))] + values),
      Mode(.plain, name: "case body", body + rules, vocabulary: Self.vocabulary),
      Mode(.string, name: "text", text), Mode(.plain, name: "parameter", parameter),
      Mode(.plain, name: "assignment", assignment), Mode(.plain, name: "test", test),
      Mode(.plain, name: "list", list, vocabulary: Self.listVocabulary), sum("sum", [Rule(["))"], nil, .leave())]),
      sum("group", [Rule([")"], nil, .leave())]), sum("inner sum", [Rule(["))"], .interpolation, .leave())]),
    ]
  }

  // MARK: Rules

  var rules: [Rule] {
    [
      .comment("#!").at(.textStart),
      .comment("#").at(.afterSpace),
      Rule(["\\", .notBefore("\r\n"), .character], .escape),
    ] + values + heredocs + redirections + [
      Rule(["(("], nil, .enterNamed("sum")), .number, .option,
      Rule(.command, [.one(.letters), .run(.word), .ahead, .maybe("+"), "="], .variable, .enterNamed("assignment")),
      Rule(
        .command, [.one(.letters), .run(.word), .ahead, "[", .run(!" ]\n"), "]", .maybe("+"), "="], .variable,
        .enterNamed("assignment")),
      Rule(.command, ["[[", .before(.blanks)], .keyword, .enterNamed("test")),
      Rule(.command, ["case", .before(.blanks)], .keyword, .enterNamed("case")),
      Rule(.command, ["for", .before(.blanks)], .keyword, .enterNamed("list")),
      Rule(.command, ["select", .before(.blanks)], .keyword, .enterNamed("list")),
    ]
  }

  private var redirections: [Rule] {
    [
      Rule(.afterSpace, [.run(.digits), .one("<>"), .run("<>&"), .run("0-9-")], .plain),
      Rule([.one("<>"), "&", .run("0-9-")], .plain),
      Rule(["&>"], .plain),
    ]
  }

  /// Here-documents: `<<END` and `<<-END`, without code if the name is quoted.
  var heredocs: [Rule] {
    let name: Step = .capture(.word, atLeast: 1)
    let inner = [Rule(["\\", .one("$\\`\n")], .escape)] + substitutions
    return [
      Rule(["<<<"], .plain),
      .queuedText(["<<-", .run(.blanks), .one("'\""), name, .one("'\"")]),
      .queuedText(["<<-", .run(.blanks), name], .string, inner),
      .heredoc(["<<", .run(.blanks), .one("'\""), name, .one("'\"")]),
      .heredoc(["<<", .run(.blanks), "\\", name]),
      .heredoc(["<<", .run(.blanks), .before(.letters), name], .string, inner),
    ]
  }

  // MARK: Values

  /// Strings and expansions.
  var values: [Rule] {
    [.text("'", "'", .string, []), .text("$'", "'", .string, Rule.escapes), Rule(["\""], .string, .enterNamed("text"))]
      + substitutions
  }

  /// A double-quoted string, in which a backslash escapes only a few characters.
  private var text: [Rule] {
    [
      Rule(["\""], .string, .leave()), Rule(["\\", .one("$\"\\`\n")], .escape), Rule(["\\", .character]),
    ] + substitutions
  }

  private var substitutions: [Rule] {
    expansions + [
      Rule(["$(("], .interpolation, .enterNamed("inner sum")),
      .code("$(", "(", ")", in: "shell"),
      .code("<(", "(", ")", in: "shell"),
      .code(">(", "(", ")", in: "shell"),
      Rule(["`"], .interpolation, .enterNamed("backticks")),
    ] + variables
  }

  private var variables: [Rule] {
    [
      Rule(["${", .run("!#"), .run(.word + "@*?")], .variable, .enterNamed("parameter")),
      .marked("$", .variable), Rule(["$", .one("0-9@*#?!$-")], .variable),
    ]
  }

  /// The text after the name in `${name…}`.
  private var parameter: [Rule] {
    [
      Rule(["}"], .variable, .leave()), .endOfLine, .escape, .line("\"", .string, [.escape] + variables), .line("'"),
      .code("$(", "(", ")", in: "shell"),
    ] + variables
  }

  private func sum(_ name: String, _ close: [Rule]) -> Mode {
    Mode(
      .plain, name: name, close + [Rule(["("], nil, .enterNamed("group"))] + expansions + variables,
      vocabulary: Vocabulary(call: nil))
  }

  // MARK: Commands

  /// An assignment, `name=value`, after which a command may follow.
  private var assignment: [Rule] {
    let elements = Mode(.plain, [Rule([")"], nil, .leave()), .comment("#").at(.afterSpace), .option, .escape] + values)
    return [
      Rule([.before(.blanks)], nil, .leave()).expectingCommand,
      Rule([.before("\r\n;&|)<>`")], nil, .leave()),
      Rule(["=("], nil, .become(elements)),
      .escape,
    ] + values
  }

  /// `[[ … ]]`, which holds no commands.
  private var test: [Rule] {
    let bracket = Rule.between(["["], ["]"], .regex, [.escape, .between(["[:"], [":]"], .regex), .endOfLine])
    let expression = Mode(.regex, [Rule([.before(.spaces)], nil, .leave()), .escape, bracket] + values)
    return [
      Rule(.afterSpace, ["]]"], .keyword, .leave()),
      Rule(["=~", .some(.blanks)], .plain, .enter(expression)),
      .number, .option, .escape,
    ] + values
  }

  /// The patterns of `case … in`, up to their parentheses.
  private var patterns: Mode {
    let end = Rule([")"], nil, .enterNamed("case body")).expectingCommand
    return Mode(.plain, [endOfCase(leaving: 1), .comment("#").at(.afterSpace), .escape, end] + values)
  }

  private func endOfCase(leaving times: Int) -> Rule {
    Rule(.command, ["esac", .notBefore(Self.parts)], .keyword, .leave(times))
  }

  /// `for … in`, up to the end of the list.
  private var list: [Rule] {
    let header = sum("", [Rule(["))"], nil, .leave())])
    return [Rule([.before("\r\n;")], nil, .leave()), Rule(["(("], nil, .become(header)), .number, .option, .escape]
      + values
  }

  private static let listVocabulary = Vocabulary(
    words: [Words(.keyword, "in").at(.infix)], letters: letters, parts: parts, hasMembers: false, call: nil,
    numbers: nil)

  // MARK: Words

  static let letters: ByteSet = .word + "./~"
  static let parts: ByteSet = .word + "./~+:@%,-"

  static let vocabulary = Vocabulary(
    words: [
      Words(.keyword, "do elif else if then time until while").at(.command).expectingCommand(),
      Words(
        .keyword, "break continue declare done exit export fi local readonly return shift typeset unset"
      ).at(.command),
      Words(.keyword, "coproc function", declares: .function).at(.command),
      Words(.function, "builtin command env exec nohup sudo xargs").at(.command).expectingCommand(),
    ],
    letters: letters, parts: parts, hasMembers: false, leading: .function,
    key: Vocabulary.Key(before: "=", kind: .variable, isTight: true), numbers: nil)
}

extension Rule {
  /// A number that is a word on its own.
  static let number = Rule(.afterSpace, [.some(.digits), .notBefore(Shell.parts + "=")], .number)
  /// An option: `-x` or `--long-name`.
  static let option = Rule(.afterSpace, ["-", .maybe("-"), .one("a-zA-Z0-9"), .run(.word + "-")], .property)
}
