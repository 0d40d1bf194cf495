/// A tag of another generator in a Markdown file: `{% name a="b" %}`, `{{ page.title }}` or `{{< name >}}`.
struct ForeignTag: Sendable, Equatable {
  /// The kind of brackets around a tag.
  enum Brackets: Sendable, Equatable {
    /// `{% … %}`: a statement of Liquid, Jinja, Nunjucks and Tera.
    case statement
    /// `{{ … }}`: a value.
    case value
    /// `{{< … >}}`: a shortcode of Hugo whose content is HTML.
    case shortcode
    /// `{{% … %}}`: a shortcode of Hugo whose content is Markdown.
    case markdownShortcode
    /// `<Name …>`: a component of MDX or Vue.
    case component
  }

  let brackets: Brackets
  /// The first word, without a slash: `figure`, `/details` is a closing tag of the name `details`.
  let name: String
  /// The text behind the name, without white space around it.
  let rest: String
  /// Whether the tag ends the content of another one: `{{< /details >}}`, `{% enddetails %}`, `{% end %}`.
  let isClosing: Bool
  /// Whether the tag closes itself: `{{< new-in 0.1 />}}`.
  var isSelfClosing = false
  /// The whole tag in the file.
  let range: Range<Int>
  /// The line of the tag, from 1.
  let line: Int
  /// Whether nothing else is on the lines of the tag.
  let isAlone: Bool
  /// Whether the tag is in a code block or a code span.
  var isInCode: Bool
  /// Whether a closing tag follows, with more than white space before it.
  var hasContent = false
  /// The name of the tag around this one.
  var parent: String?

  /// The name of a tag that Hugo shows as an example: `{{</* figure */>}}`.
  static let exampleName = "/*"

  /// The text of the tag as the author wrote it.
  func source(in text: [UInt8]) -> String { String(decoding: text[range], as: UTF8.self) }
}

/// A part of a Markdown file: text, or a tag with its content.
indirect enum TagNode: Sendable {
  case text(Range<Int>)
  /// A tag, and its content; the content is `nil` for a tag without a closing one.
  case tag(ForeignTag, content: Content?)

  /// The text between a tag and its closing tag.
  struct Content: Sendable {
    let nodes: [TagNode]
    let range: Range<Int>
    /// The end of the closing tag.
    let end: Int
  }
}
