/// The elements that a parser of HTML treats in a way of their own.
enum ElementNames {
  /// Elements that hold nothing and have no end tag.
  static let void: Set<String> = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input", "keygen", "link",
    "meta",
    "param", "source", "track", "wbr",
  ]

  /// Elements whose content is no markup but text up to their end tag.
  static let rawText: Set<String> = [
    "iframe", "noembed", "noframes", "plaintext", "script", "style", "textarea", "title", "xmp",
  ]

  /// Elements whose content is nothing a reader should see as text once they are left out.
  static let hiding: Set<String> = rawText.union(["math", "noscript", "object", "svg", "template"])

  /// Elements that start another language, where `<name/>` is a whole element.
  static let foreign: Set<String> = ["math", "svg"]

  /// Elements that cannot stand in those: they end the drawing.
  static let endingForeign: Set<String> = headings.union([
    "b", "big", "blockquote", "body", "br", "center", "code", "dd", "div", "dl", "dt", "em", "embed", "head", "hr", "i",
    "img", "li", "listing", "menu", "meta", "nobr", "ol", "p", "pre", "ruby", "s", "small", "span", "strike", "strong",
    "sub", "sup", "table", "tt", "u", "ul", "var",
  ])

  /// Elements within those that hold HTML again.
  static let holdingHTML: Set<String> = ["annotation-xml", "desc", "foreignobject", "title"]

  /// Elements whose end tag may be left out, so that leaving it out is worth no finding.
  static let optionalEnd: Set<String> = [
    "body", "caption", "colgroup", "dd", "dt", "head", "html", "li", "optgroup", "option", "p", "rb", "rp", "rt", "rtc",
    "tbody", "td", "tfoot", "th", "thead", "tr",
  ]

  /// Elements that end a paragraph.
  static let block: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr",
    "li", "listing", "main", "menu", "nav", "ol", "p", "plaintext", "pre", "search", "section", "summary", "table",
    "ul",
    "xmp",
  ]

  static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
}
