extension Language {
  static let c = Language("c", aliases: ["h"]) {
    Grammar(
      rules: CFamily.comments + CFamily.texts + [CFamily.attribute, CFamily.directive] + [
        // A single capital is more often a size or a matrix than a type.
        Rule([.one("A-Z"), .notBefore(.word)])
      ],
      vocabulary: CFamily.vocabulary(
        [
          Words(
            .keyword,
            """
            \(CFamily.keywords) _Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local alignas \
            alignof asm constexpr restrict static_assert thread_local typeof typeof_unqual
            """),
          Words(.keyword, "enum struct union", declares: .type),
          Words(
            .type,
            """
            \(CFamily.types) FILE _Bool _Complex _Decimal128 _Decimal32 _Decimal64 char16_t char32_t char8_t clock_t \
            jmp_buf pthread_cond_t pthread_mutex_t pthread_t sig_atomic_t socklen_t
            """),
          Words(.literal, "NULL false nullptr true"),
        ]))
  }
}

/// The parts that C, C++ and Objective-C share.
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

  /// Attributes of compilers.
  private static let attributes = Words(.attribute, "__attribute__ __declspec")

  /// The operator `defined`, for the conditions of `#if`.
  private static let defined = Words(.directive, "defined").followed(by: .wordOr("("))

  static let comments: [Rule] = [.comment("//"), .comment("/*", "*/")]

  /// The encoding prefix of a string.
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

  /// An attribute: `[[nodiscard]]`.
  static let attribute = Rule.between(["[[", .closes("]]")], ["]]"], .attribute, texts + comments)

  /// Returns a vocabulary in which called names in capitals are macros, and functions may start with a capital.
  static func vocabulary(_ words: [Words]) -> Vocabulary {
    Vocabulary(
      words: words + [attributes, defined], capitalized: .type, allCaps: .constant, capitalizedCall: .function,
      allCapsCall: .macro, numbers: numbers)
  }

  /// A preprocessor directive; the text of a macro is ordinary code.
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

  /// Returns the rules for directives and the mode for the text after them.
  private static func directives(_ words: String, _ following: Mode) -> [Rule] {
    words.split(separator: " ").map {
      Rule([.text(String($0)), .notBefore(.word)], .directive, .become(following))
    }
  }
}
