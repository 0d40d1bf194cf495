/// The measured templates: a page with a layout and partials, and a long list.
enum TemplateTexts {
  static let all = [
    (name: "base", text: base), (name: "partials/head", text: head), (name: "partials/post", text: post),
    (name: "list", text: list), (name: "rows", text: rows),
  ]

  private static let base = """
    <!doctype html>
    <html lang="en">
    <head>
    {{> partials/head}}
    </head>
    <body>
    <main>
    {{$main}}{{/main}}
    </main>
    </body>
    </html>

    """

  private static let head = """
    <meta charset="utf-8">
    <title>{{title}}</title>

    """

  private static let post = """
    <article class="post">
    <h2><a href="{{url}}">{{title}}</a></h2>
    <p class="date">{{date}}</p>
    <ul class="tags">
    {{#tags}}
    <li><a href="{{url}}">{{name}}</a></li>
    {{/tags}}
    </ul>
    <p>{{text}}</p>
    </article>

    """

  private static let list = """
    {{<base}}{{$main}}
    {{#posts}}
    {{> partials/post}}
    {{^last}}
    <hr>
    {{/last}}
    {{/posts}}
    {{/main}}{{/base}}

    """

  private static let rows = """
    <ol>
    {{#rows}}
    <li><a href="{{url}}">{{name}}</a> {{city}} <b>{{amount}}</b></li>
    {{/rows}}
    </ol>

    """
}

extension HandWritten {
  /// The page that the template `list` makes.
  mutating func templatePage(_ model: PageModel) {
    raw("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    text(model.title)
    raw("</title>\n</head>\n<body>\n<main>\n")
    for (index, summary) in model.summaries.enumerated() {
      templatePost(summary)
      if index < model.summaries.count - 1 { raw("<hr>\n") }
    }
    raw("\n</main>\n</body>\n</html>\n")
  }

  /// The list that the template `rows` makes.
  mutating func templateRows(_ model: PageModel) {
    raw("<ol>\n")
    for row in model.rows {
      raw("<li><a href=\"")
      text(row.href)
      raw("\">")
      text(row.name)
      raw("</a> ")
      text(row.city)
      raw(" <b>")
      text(row.amount)
      raw("</b></li>\n")
    }
    raw("</ol>\n")
  }

  private mutating func templatePost(_ summary: PageModel.Summary) {
    raw("<article class=\"post\">\n<h2><a href=\"")
    text(summary.href)
    raw("\">")
    text(summary.title)
    raw("</a></h2>\n<p class=\"date\">")
    text(summary.date)
    raw("</p>\n<ul class=\"tags\">\n")
    for tag in summary.tags {
      raw("<li><a href=\"")
      text(tag.href)
      raw("\">")
      text(tag.name)
      raw("</a></li>\n")
    }
    raw("</ul>\n<p>")
    text(summary.text)
    raw("</p>\n</article>\n")
  }
}
