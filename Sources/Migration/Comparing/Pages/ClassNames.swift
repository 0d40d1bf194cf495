import Markup

/// The meaning of class names that generators and their themes give to elements.
enum ClassNames {
  /// Returns whether an element holds the text of an article, by its classes or its property.
  static func isBody(_ tag: PageReader.Tag, _ classes: [String]) -> Bool {
    classes.contains(where: bodies.contains) || tag["itemprop"] == "articleBody"
  }

  private static let bodies: Set<String> = [
    "e-content", "post-content", "entry-content", "article-content", "page-content", "post-body", "article-body",
    "post__content", "article-entry", "prose", "markdown-body", "sl-markdown-content", "vp-doc",
  ]

  /// Returns whether an element contains text that the author did not write, such as line numbers.
  static func isDecoration(_ tag: PageReader.Tag, _ classes: [String]) -> Bool {
    if tag["aria-hidden"] == "true", tag.name != "pre", tag.name != "div" { return true }
    return classes.contains(where: decorations.contains)
  }

  private static let decorations: Set<String> = [
    "lineno", "linenos", "linenodiv", "ln", "lnt", "gutter", "line-numbers", "headerlink", "header-anchor", "anchor",
    "copy", "sr-only", "visually-hidden", "zola-anchor", "heading-anchor", "line-numbers-wrapper",
  ]

  /// Returns whether an element is the table of contents that a generator writes into the text of an article.
  static func isTableOfContents(_ tag: PageReader.Tag) -> Bool {
    guard ["ul", "ol", "div"].contains(tag.name) else { return false }
    return ["markdown-toc", "toc", "TableOfContents"].contains(tag["id"] ?? "")
  }

  /// Returns whether a table shows line numbers beside code.
  static func isTableOfCode(_ classes: [String]) -> Bool { classes.contains(where: tablesOfCode.contains) }

  private static let tablesOfCode: Set<String> = ["lntable", "highlighttable", "codehilitetable", "rouge-table"]

  /// Returns whether generators add a class to code, footnotes and task lists by default.
  static func isOfGenerator(_ name: String) -> Bool {
    ["highlight", "language-", "footnote", "task-list", "contains-task-list", "codehilite", "chroma"].contains {
      name.hasPrefix($0)
    }
  }
}
