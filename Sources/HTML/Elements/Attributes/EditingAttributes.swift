// What every element takes: how a reader writes in it.

extension Attribute {
  /// The reader may change the content.
  @inlinable @inline(__always)
  public static var contenteditable: Self { Self(" contenteditable=\"", true) }

  /// Whether the reader may change the content.
  @inlinable @inline(__always)
  public static func contenteditable(_ isOn: Bool) -> Self {
    Self(" contenteditable=\"", text: isOn ? "true" : "false")
  }

  /// How the reader may change the content.
  @inlinable @inline(__always)
  public static func contenteditable(_ editing: HTML.Editing) -> Self { Self(" contenteditable=\"", keyword: editing) }

  /// Whether the spelling is checked.
  @inlinable @inline(__always)
  public static func spellcheck(_ isOn: Bool) -> Self { Self(" spellcheck=\"", text: isOn ? "true" : "false") }

  /// Whether what is typed is corrected.
  @inlinable @inline(__always)
  public static func autocorrect(_ isOn: Bool) -> Self { Self(" autocorrect=\"", text: isOn ? "on" : "off") }

  /// Whether the browser may suggest how to go on.
  @inlinable @inline(__always)
  public static func writingsuggestions(_ isOn: Bool) -> Self {
    Self(" writingsuggestions=\"", text: isOn ? "true" : "false")
  }

  /// Which letters are put in upper case while typing.
  @inlinable @inline(__always)
  public static func autocapitalize(_ capitalization: HTML.Capitalization) -> Self {
    Self(" autocapitalize=\"", keyword: capitalization)
  }

  /// Which keyboard is offered.
  @inlinable @inline(__always)
  public static func inputmode(_ mode: HTML.InputMode) -> Self { Self(" inputmode=\"", keyword: mode) }

  /// What the enter key says.
  @inlinable @inline(__always)
  public static func enterkeyhint(_ key: HTML.EnterKey) -> Self { Self(" enterkeyhint=\"", keyword: key) }
}

extension HTML {
  /// How a reader may change content.
  public enum Editing: String, Sendable {
    /// As text, without formatting.
    case plaintextOnly = "plaintext-only"
  }
}

extension HTML {
  /// Which letters are put in upper case while typing.
  public enum Capitalization: String, Sendable {
    /// None.
    case off
    /// The first one of each sentence.
    case on
    /// None, as `off`.
    case none
    /// The first one of each sentence, as `on`.
    case sentences
    /// The first one of each word.
    case words
    /// All of them.
    case characters
  }
}

extension HTML {
  /// Which keyboard is offered.
  public enum InputMode: String, Sendable {
    /// None: the page brings its own.
    case none
    /// For text.
    case text
    /// For telephone numbers.
    case tel
    /// For addresses.
    case url
    /// For e-mail addresses.
    case email
    /// For digits.
    case numeric
    /// For numbers with a fraction.
    case decimal
    /// For a search.
    case search
  }
}

extension HTML {
  /// What the enter key says.
  public enum EnterKey: String, Sendable {
    /// A new line.
    case enter
    /// That is all.
    case done
    /// Go to what was typed.
    case go
    /// On to the next field.
    case next
    /// Back to the field before.
    case previous
    /// Search for what was typed.
    case search
    /// Send what was typed.
    case send
  }
}
