import Markup
public import Views

/// Code in its colours, which are classes: the theme says what they look like, and no script is needed.
///
/// ```swift
/// CodeBlock("let answer = 42", language: "swift", CodePresentation(title: "main.swift", firstNumber: 1))
/// ```
///
/// Of a language that nobody knows, it is plain text.
public struct CodeBlock: UnaryView, Equatable {
  let code: String
  let language: String
  let presentation: CodePresentation

  @Environment(\.medium) private var medium
  @Environment(\.highlightsCode) private var highlightsCode

  /// Shows `code`.
  public init(_ code: String, language: String = "", _ presentation: CodePresentation = CodePresentation()) {
    self.code = code
    self.language = language
    self.presentation = presentation
  }

  /// A `<pre>`, in a `<figure>` if it has a title.
  public var markup: some View {
    let text = Array(code.utf8)
    CodeMarkup(
      text: text, range: text.indices, language: language, presentation: presentation,
      isColoured: medium == .page && highlightsCode)
  }

  /// Whether both show the same, wherever they stand.
  public static func == (one: Self, other: Self) -> Bool {
    one.code.isSpelled(as: other.code) && one.language.isSpelled(as: other.language)
      && one.presentation == other.presentation
      && (one.presentation.title ?? "").isSpelled(as: other.presentation.title ?? "")
  }
}
