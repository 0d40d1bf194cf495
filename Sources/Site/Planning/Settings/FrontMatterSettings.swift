package import Articles
import Parsing

extension FrontMatterRules {
  /// Reads `keys`, the keys in front matter that mean nothing to Garland, and `tag_separator`.
  ///
  /// ```yaml
  /// keys: [status, data]
  /// tag_separator: ","
  /// ```
  package mutating func read(from fields: inout FieldReader) {
    for item in fields.items("keys") ?? [] {
      if FrontMatterRules.canBeOwn(item.text) {
        ownKeys.insert(item.text)
      } else {
        fields.reject(item, .ownField(item.text))
      }
    }
    tagSeparator = fields.value("tag_separator").flatMap { node in
      if let text = node.string, !text.isEmpty { return text }
      fields.reject(
        "tag_separator", .wrong("tag_separator", node.textual ?? "", "a text such as `\",\"`", known: []))
      return nil
    }
  }
}
