extension MarkupAttribute: CustomStringConvertible {
  /// The attribute as in a page, unescaped: `class="lead"`.
  public var description: String {
    switch value {
    case .absent, .element, .refused: ""
    case .present: name
    case .text(let text), .identifier(let text), .url(let text), .words(let text), .declarations(let text),
      .named(_, let text):
      "\(name)=\"\(text)\""
    }
  }
}
