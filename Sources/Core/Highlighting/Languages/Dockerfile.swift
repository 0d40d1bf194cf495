extension Language {
  static let dockerfile = Language("dockerfile", aliases: ["docker", "containerfile"]) { Dockerfile.grammar }
}

/// The grammar of Dockerfiles.
enum Dockerfile {
  static var grammar: Grammar {
    Grammar(
      Mode(.plain, rules),
      [
        Mode(.plain, name: "command", line + [runOption, script] + shell.rules, vocabulary: Shell.vocabulary),
        Mode(.plain, name: "arguments", line + arguments, vocabulary: vocabulary),
        shell.main,
      ] + shell.modes)
  }

  private static let shell = Shell()

  private static var rules: [Rule] {
    ["check", "escape", "syntax"].map { directive in
      Rule(.lineStart, ["#", .run(.blanks), .folded(directive), .run(.blanks), "=", .restOfLine], .directive)
    }
      + [.comment("#").at(.indentation), instruction("onbuild").expectingCommand]
      + ["cmd", "entrypoint", "run"].map { instruction($0, .enterNamed("command")).expectingCommand }
      + [
        "add", "arg", "copy", "env", "expose", "from", "healthcheck", "label", "maintainer", "shell", "stopsignal",
        "user",
        "volume", "workdir",
      ].map { instruction($0, .enterNamed("arguments")) }
  }

  private static func instruction(_ name: String, _ action: Rule.Action = .stay) -> Rule {
    Rule(.command, [.folded(name), .before(.spaces)], .keyword, action)
  }

  /// The end or continuation of a line; comments may be between continued lines.
  private static let line =
    Rule.continuations + [
      Rule(.indentation, ["#", .restOfLine, .maybe("\r"), "\n"], .comment),
      Rule(.indentation, ["#", .restOfLine], .comment),
      .endOfLine,
    ]

  private static let runOption = Rule(.command, ["--", .one("a-z"), .run(!" \t\r\n\\")], .property).expectingCommand

  /// A here-document with commands: `RUN <<END`.
  private static var script: Rule {
    let close = Rule(["\n", .run(.blanks), .captured, .lineEnd], .string, .leave())
    return Rule(
      .command, ["<<", .maybe("-"), .run("'\""), .capture(.word, atLeast: 1), .run("'\"")], .string,
      .queue(Mode(.plain, [close] + shell.rules, vocabulary: Shell.vocabulary)))
  }

  private static var arguments: [Rule] {
    let command = Mode(.plain, line + shell.rules, vocabulary: Shell.vocabulary)
    return [
      Rule(.afterSpace, ["CMD", .before(.blanks)], .keyword, .become(command)).expectingCommand,
      .option, .number, .escape,
    ] + shell.heredocs + shell.values
  }

  private static let vocabulary = Vocabulary(
    words: [Words(.keyword, "as").followed(by: .word)], letters: Shell.letters, parts: Shell.parts, foldsCase: true,
    hasMembers: false, call: nil, key: Vocabulary.Key(before: "=", kind: .variable, isTight: true), numbers: nil)
}
