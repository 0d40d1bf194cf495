extension Language {
  static let cpp = Language("cpp", aliases: ["c++", "cc", "cxx", "hpp", "h++", "hxx", "hh"]) {
    Grammar(
      rules: [rawText] + CFamily.comments + CFamily.texts + [CFamily.attribute, CFamily.directive],
      vocabulary: CFamily.vocabulary(
        [
          Words(
            .keyword,
            """
            \(CFamily.keywords) alignas alignof and and_eq asm bitand bitor catch co_await co_return co_yield compl \
            const_cast consteval constexpr constinit decltype delete dynamic_cast explicit export friend mutable \
            namespace new noexcept not not_eq operator or or_eq private protected public reinterpret_cast requires \
            static_assert static_cast template thread_local throw try typeid using virtual xor xor_eq
            """),
          Words(.keyword, "class concept enum struct typename union", declares: .type),
          Words(.keyword, "this", isValue: true),
          Words(.keyword, "final override").followed(by: .noBytes("(.,)")),
          Words(.keyword, "import module").followed(by: .wordOr("<\":;")),
          Words(
            .type,
            """
            \(CFamily.types) byte char16_t char32_t char8_t nullptr_t string string_view wstring
            """
          ).followed(by: .noBytes("(.")),
          Words(.type, CFamily.types),
          Words(
            .type,
            """
            array atomic basic_string deque expected flat_map flat_set forward_list function future initializer_list \
            list map move_only_function multimap multiset optional pair priority_queue promise queue set shared_ptr \
            span stack tuple unique_ptr unordered_map unordered_set variant vector weak_ptr
            """
          ).followed(by: .bytes("<")),
          Words(
            .function, "any_cast duration_cast forward get get_if holds_alternative make_shared make_unique"
          ).followed(by: .bytes("<")),
          Words(.literal, "NULL false nullptr true"),
        ]))
  }

  /// A raw string: `R"mark(…)mark"`.
  private static var rawText: Rule {
    .between(
      [CFamily.prefix, "R\"", .capture(!"()\\\" \t\r\n"), "("], [")", .captured, "\""], .string)
  }
}
