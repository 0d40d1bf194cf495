import Parsing

/// The template of a shortcode of Zola, as far as its effect can be told without Tera.
struct TeraTemplate: Sendable {
  private let text: String
  /// Conditions and values are written as in Liquid.
  private let program: LiquidTemplate?

  init(_ text: String) {
    self.text = text.replacing(/\{#.*?#\}/.dotMatchesNewlines(), with: "").trimmed
    let needsTera = ["<script", "<style", "{% for", "{%- for"].contains(where: self.text.contains)
    program = needsTera ? nil : LiquidTemplate(self.text)
  }

  /// Whether the template shows an image that Zola resizes.
  var showsImage: Bool { text.contains("<img") && !text.contains("{% for") && !text.contains("{%- for") }

  /// Returns the text before and behind the body of the shortcode, or one text if its body is not shown.
  ///
  /// Returns `nil` if the template has loops, functions or other parts that need Tera.
  func text(_ arguments: TagArguments, hasBody: Bool) -> [String]? {
    let values = LiquidExpression(
      lookup: { Self.value(of: $0, arguments, hasBody: hasBody) }, basePath: "", origin: "")
    guard let shown = program?.text(in: LiquidScope(values)), !shown.contains("{%") else { return nil }
    return ShortcodeText.parts(of: shown)
  }

  private static func value(of name: String, _ arguments: TagArguments, hasBody: Bool) -> DataNode.Value? {
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name != "nth" else { return nil }
    if name == "body" { return hasBody ? .string(String(ShortcodeText.content)) : .null }
    return switch arguments[name] {
    case nil, "": .null
    case "false": .bool(false)
    case let text?: .string(text)
    }
  }
}
