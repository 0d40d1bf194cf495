/// What C, C++ and Objective-C share.
enum CFamily {
  private static let numbers = Vocabulary.Numbers(
    separator: UInt8(ascii: "'"), startsWithPoint: true, endsWithPoint: true)

  static let keywords = """
    auto break case const continue default do else extern for goto if inline register return sizeof static switch \
    typedef volatile while
    """

  static let types = """
    bool char double float int int16_t int32_t int64_t int8_t intmax_t intptr_t long off_t pid_t ptrdiff_t short \
    signed size_t ssize_t time_t uint16_t uint32_t uint64_t uint8_t uintmax_t uintptr_t unsigned va_list void wchar_t
    """

  /// Words of a compiler that say something about what is declared.
  private static let attributes = Words(.attribute, "__attribute__ __declspec")

  /// The operator of `#if`.
  private static let defined = Words(.directive, "defined").before(.wordOr("("))

  static let comments: [Rule] = [.comment("//"), .comment("/*", "*/")]

  /// A prefix says how wide the characters of a text are.
  static let prefix = Step.run("LuU8")

  static let texts: [Rule] = [
    .between([prefix, "\""], ["\""], .string, escapes + [.endOfLine]),
    .character([prefix, "'"], escapes),
  ]

  static let escapes: [Rule] = [
    Rule(["\\x", .some("0-9a-fA-F")], .escape),
    Rule(["\\", .some("0-7")], .escape),
    .escape("u", digits: 4), .escape("U", digits: 8), .escape,
  ]

  /// `[[nodiscard]]`.
  static let attribute = Rule.between(["[[", .closes("]]")], ["]]"], .attribute, texts + comments)

  /// Names in capitals are macros where they are called, and functions may begin with a capital.
  static func vocabulary(_ words: [Words]) -> Vocabulary {
    Vocabulary(
      words: words + [attributes, defined], capitalised: .type, shouting: .constant, capitalisedCall: .function,
      shoutingCall: .macro, numbers: numbers)
  }

  /// A line to the preprocessor; what a macro stands for is code like other.
  static let directive = Rule(
    .indentation, ["#", .run(.blanks), .before("a-z")], .directive,
    .enter(
      Mode(
        .plain,
        [
          directives("embed import include", .next([Rule(["<", .some(!">\n"), ">"], .string, .leave())])),
          directives(
            "define elifdef elifndef ifdef ifndef undef",
            .next([Rule([.one(.letters), .run(.word)], .macro, .leave())])),
          directives("error pragma region warning", Mode(.plain, comments + [.endOfLine])),
          [Rule([.some(.word)], .directive, .leave())],
        ].flatMap { $0 })))

  /// Words to the preprocessor, and what follows them.
  private static func directives(_ words: String, _ following: Mode) -> [Rule] {
    words.split(separator: " ").map {
      Rule([.text(String($0)), .notBefore(.word)], .directive, .become(following))
    }
  }
}
