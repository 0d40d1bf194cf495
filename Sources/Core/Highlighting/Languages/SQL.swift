extension Language {
  static let sql = Language(
    "sql",
    aliases: ["postgresql", "postgres", "pgsql", "psql", "mysql", "mariadb", "sqlite", "plsql", "plpgsql", "tsql"]
  ) {
    // If the first `$$` ends its line, the text up to the second `$$` is the body of a function.
    let body = Rule(["$", .captured, "$"], .string, .leave())
    return Grammar(
      rules: sqlRules, vocabulary: sqlVocabulary,
      [Mode(.plain, name: "body", [body] + sqlRules, vocabulary: sqlVocabulary)])
  }

  private static var sqlRules: [Rule] {
    [
      .comment("--"),
      Rule(.afterSpace, ["# ", .restOfLine], .comment),
      .comment("/*", "*/", nests: true),
      Rule(["'\\'", .notBefore("'")], .string),
      sqlText(["'"]),
      sqlText([.one("nNbBxX"), "'"]),
      sqlText([.one("eE"), "'"], Rule.escapes),
      Rule(["\"", .run(!"\"\n"), "\""]),
      Rule(["`", .run(!"`\n"), "`"]),
      Rule(.operand, ["[", .one(.letters + "#@"), .run(!"[]'\n"), "]"]),
      Rule(["$", .capture(.word), "$", .run(.blanks), .before("\r\n")], .string, .enterNamed("body")),
      .between(["$", .capture(.word), "$"], ["$", .captured, "$"], .string),
      Rule(.afterSpace, [.folded("time zone"), .notBefore(.word)], .keyword),
      Rule(["::", .one(.letters), .run(.word)], .type),
      Rule(["::"]),
      .marked(":", .variable),
      .marked("@@", .variable),
      .marked("@", .variable),
      .marked("$", .variable, letters: .digits, parts: .digits),
      Rule(.operand, ["?", .run(.digits), .notBefore("|&?")], .variable),
    ]
  }

  /// Returns the rule for a string, in which a doubled quote or `\'` before a letter (MySQL) is an escape.
  private static func sqlText(_ open: [Step], _ more: [Rule] = []) -> Rule {
    .between(
      open, ["'"], .string, first: [Rule(["''"], .escape)], [Rule(["\\'", .ahead, .one(.letters)], .escape)] + more)
  }

  private static var sqlVocabulary: Vocabulary {
    Vocabulary(
      words: [
        Words(
          .keyword,
          """
          after all alter always analyze and any as asc attach auto_increment autoincrement backup before begin between \
          break by cascade case check clustered collate column commit concurrently conflict constraint continue create cross \
          current cursor cycle database deallocate declare default deferrable deferred delete delimiter desc describe \
          detach distinct do drop each else elsif elseif end engine escape except exception exec execute exists explain \
          extension fetch filter following for force foreign from full function generated glob go grant group grouping \
          having identity if ignore ilike immediate immutable in increment index inherits initially inner inout \
          insert instead intersect into is isnull join key language lateral leave like limit \
          lock loop match materialized merge minus modify natural nocheck nocycle nolock nonclustered not nothing notnull \
          nowait offset on only open option or order out outer output over overriding partition percent pivot plan \
          pragma preceding prepare primary print procedure raise recursive references refresh regexp reindex release \
          rename restrict return returning returns revoke rlike rollback rollup row rows rowid \
          savepoint schema select sequence serializable session set setof show similar some stable start storage \
          stored strict table tablespace temp temporary then ties to top transaction trigger truncate unbounded union \
          unique unlogged unpivot unsigned until update upsert use using vacuum values varying view virtual volatile when \
          where while window with within without work zone
          """),
        // These are also functions.
        Words(.keyword, "add left replace right").followed(by: .noBytes("(")),
        Words(.keyword, "call").followed(by: .word),
        Words(.literal, "current_date current_time current_timestamp current_user false null true unknown"),
        Words(
          .type,
          """
          bigint bigserial bool boolean bytea char cidr clob datetime datetime2 decimal double float float4 float8 int int2 \
          int4 int8 integer jsonb longtext mediumint mediumtext nchar numeric nvarchar nvarchar2 precision real regclass \
          serial smallint smallserial timestamptz timetz tinyint tinytext tsquery tsvector uniqueidentifier varbinary \
          varchar varchar2
          """),
        // These are also names of columns.
        Words(.type, "binary bit blob date enum inet interval json money number text time timestamp uuid xml year")
          .at(.infix).followed(by: .noBytes("=<>+-.")),
        Words(.type, "date interval time timestamp").followed(by: .bytes("'0-9")),
      ],
      foldsCase: true)
  }
}
