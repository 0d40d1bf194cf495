extension Language {
  static let c = Language("c", aliases: ["h"]) {
    Grammar(
      rules: CFamily.comments + CFamily.texts + [CFamily.attribute, CFamily.directive] + [
        // One capital is more often a size or a matrix than a type.
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
