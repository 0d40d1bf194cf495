import Markup
public import Views

/// A block of code with syntax highlighting.
///
/// ```swift
/// CodeBlock("let answer = 42", language: "swift", CodePresentation(title: "main.swift", firstNumber: 1))
/// ```
///
/// The highlighting consists of classes that the theme styles; it needs no script. Code in an unknown language is plain
/// text.
public struct CodeBlock: UnaryView, Equatable {
  let code: String
  let language: String
  let presentation: CodePresentation

  @Environment(\.medium) private var medium
  @Environment(\.highlightsCode) private var highlightsCode

  /// Creates a block of `code`.
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

  /// Returns whether both blocks write the same bytes in the same environment.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.code.isSpelled(as: rhs.code) && lhs.language.isSpelled(as: rhs.language)
      && lhs.presentation == rhs.presentation
      && (lhs.presentation.title ?? "").isSpelled(as: rhs.presentation.title ?? "")
  }
}

/// How a block of code is presented, apart from its highlighting.
public struct CodePresentation: Sendable, Equatable {
  /// The title above the code, such as the name of a file.
  package var title: String?
  /// The number of the first line; `nil` for no line numbers.
  package var firstNumber: Int?
  /// Emphasized lines.
  package var marked: LineRanges
  /// Added lines.
  package var added: LineRanges
  /// Removed lines.
  package var removed: LineRanges
  /// Lines in focus; the theme fades all others.
  package var focused: LineRanges
  /// Whether the first column contains diff markers: `+` for an added line, `-` for a removed line.
  package var readsChanges: Bool
  /// Whether the block has a copy button.
  package var offersCopy: Bool
  /// The ids of the notes on the code, by their numbers, and the word for a note; `nil` for code without notes.
  package var notes: [Int: String]?, noteWord = ""

  /// Creates a presentation; by default, code has no title, line numbers or marked lines.
  public init(
    title: String? = nil, firstNumber: Int? = nil, marked: LineRanges = .none, added: LineRanges = .none,
    removed: LineRanges = .none, focused: LineRanges = .none, readsChanges: Bool = false, offersCopy: Bool = true
  ) {
    self.title = title
    self.firstNumber = firstNumber
    self.marked = marked
    self.added = added
    self.removed = removed
    self.focused = focused
    self.readsChanges = readsChanges
    self.offersCopy = offersCopy
  }

  /// The start of the ids of lines, to which their numbers link; `nil` for no links.
  package var lineIDs: String?

  /// Whether lines need an element of their own.
  var hasLines: Bool {
    firstNumber != nil || readsChanges || notes != nil
      || ![marked, added, removed, focused].allSatisfy(\.isEmpty)
  }
}

private enum HighlightsCodeKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether code is highlighted; otherwise, it has the markup of CommonMark.
  public var highlightsCode: Bool {
    get { self[HighlightsCodeKey.self] }
    set { self[HighlightsCodeKey.self] = newValue }
  }
}

extension Asset {
  /// The stylesheet of highlighted code, whose colors are in `/assets/palette.css`.
  package static let codeStyle = Asset.style("/assets/code.css")
  /// The script of the button that copies code.
  package static let codeScript = Asset.script("/assets/code.js")
}
