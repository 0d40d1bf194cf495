extension Language {
  static let zig = Language("zig", aliases: ["zon"]) {
    Grammar(
      rules: [
        .comment("//"),
        // A string of many lines: each line starts with two backslashes.
        Rule(["\\\\", .restOfLine], .string),
        .line("\"", .string, Rule.escapes),
        .character(["'"], Rule.escapes),
        Rule(["@\""], nil, .enter(Mode(.plain, [Rule(["\""], nil, .leave()), .escape, .endOfLine]))),
        .marked("@", .macro),
        // Integers of any size: `u8`, `i128`.
        Rule([.one("ui"), .some(.digits), .notBefore(.word)], .type),
        Rule([".", .one(.letters), .run(.word), .ahead, .some(.blanks), "=", .notBefore("=>")], .property),
        Rule([".."]),
      ],
      vocabulary: Vocabulary(
        words: [
          Words(
            .keyword,
            """
            addrspace align allowzero and asm async await break callconv catch comptime const continue defer else enum \
            errdefer error export extern for if inline linksection noalias noinline nosuspend opaque or orelse packed \
            pub resume return struct suspend switch test threadlocal try union unreachable usingnamespace var volatile \
            while
            """),
          Words(.keyword, "fn", declares: .function),
          Words(
            .type,
            """
            anyerror anyframe anyopaque anytype bool c_int c_long c_uint c_ulong comptime_float comptime_int f128 f16 \
            f32 f64 f80 isize noreturn type usize void
            """
          ),
          Words(.literal, "false null true undefined"),
        ],
        capitalized: .type))
  }
}
