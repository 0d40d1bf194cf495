extension RandomMarkdown {
  /// What lines consist of.
  static let inlines = [
    "word", "Straße", "漢字", "e\u{301}", "👩‍👩‍👧", "\u{A0}", "\u{FEFF}", "a_b_c", "1", "!", "\"q\"", "'s'",
    "--", "...", "*", "**", "***", "_", "__", "~", "~~", "~~~", "*a*", "**b**", "_c_", "~~gone~~", "~one~",
    "*a **b* c**", "`", "``", "`code`", "`` a`b ``", "`<b>`", "`a\\|b`", "[", "]", "![", "](", ")", "[a](b)",
    "[a](<b c> 't')", "[a](b \"t\\\"u\")", "![alt *x*](i.png \"t\")", "[ref]", "[REF][]", "[a][ref]",
    "![i][ref]", "[[ref]]", "[straße]", "[a](javascript:x)", "[a](b(c)d)", "[a]( )", "[](x)", "[^1]",
    "[^two]", "[^n]", "[^none]", "![^1]", "<http://a.b>", "<a@b.c>", "<mailto:x>", "http://a.b/c?d=e&f=g",
    "https://x.y).", "www.a.b", "www.a_b.c", "ftp://a.b", "me@a.b", "a.b-c_d@e.f.", "mailto:a@b.c",
    "xmpp:a@b.c/d", "www.a.b&lt;", "(www.a.b/(c))", "<b>", "</b>", "<br/>", "<a href='x'>", "<!-- c -->",
    "<?p?>", "<!D x>", "<![CDATA[x]]>", "<b", "<1>", "<script>", "&amp;", "&copy;", "&#35;", "&#x22;", "&#0;",
    "&#xD800;", "&nope;", "&", "<", ">", "\"", "\\*", "\\\\", "\\a", "\\|", "\\[", "\\<", "\\&amp;", "|", "#",
    "+", "-", "=", "a:b", ";", "%20", "%", "ä%zz",
  ]

  /// What addresses, mail and footnotes are made of.
  static let pieces = [
    "w", "ww", "www", "www.", ".", "w.a", "a", "a.b", "@", "a@", "@b.c", "me@a.b", "&#64;", "&#x40;", "&commat;",
    "\\@", "&", "mailto:", "xmpp:", "http://a", "://", ":", "/", "[", "]", "^", "[^", "[^a]", "^a]", "*", "**", "_",
    "~", "`", "|", "| a |\n|-|\n| ", "- ", "> ", "# ", "<", ">", "(", ")", " ", "  ", "\t", "\n", "\n\n", "é",
    "\u{A0}", "’",
  ]

  /// Blocks of raw HTML.
  static let markup = [
    "<div>\n*a*\n</div>", "<div>\n\n*a*\n\n</div>", "<!-- a\n\nb -->", "<script>\nx < 1\n</script>",
    "<?a\n?>", "<!A\nb>", "<![CDATA[\n*a*\n]]>", "<table><tr>\n<td>", "<x-y z>\ntext", "<pre>\n\n&\n</pre>",
    "</p>\nx", "<b>x</b>\ny",
  ]
}
