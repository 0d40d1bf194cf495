extension Language {
  static let ejs = Language("ejs", aliases: ["html+ejs"]) { .html(withCodeIn: "javascript") }

  static let erb = Language("erb", aliases: ["rhtml", "html+erb", "eruby"]) { .html(withCodeIn: "ruby") }

  static let eex = Language("eex", aliases: ["html+eex", "heex", "leex"]) { .html(withCodeIn: "elixir") }
}

extension Grammar {
  /// Returns the grammar of HTML with code of another language between `<%` and `%>`.
  fileprivate static func html(withCodeIn language: String) -> Grammar {
    .html(inserts: [
      .text("<%#", "%>", .comment, []),
      .text("<%!--", "--%>", .comment, []),
      Rule(["<%%"], .escape),
      Rule(["<%", .run("=_-")], .interpolation, .embed(Embedding(language, until: .text("%>")))),
      Rule(["%>"], .interpolation),
    ])
  }
}
