import Articles
import Parsing

extension SiteSettings {
  /// Reads `keys`, the keys in front matter that mean nothing to Garland, and `tag_separator`.
  ///
  /// ```yaml
  /// keys: [status, data]
  /// tag_separator: ","
  /// ```
  mutating func readFrontMatterRules(from fields: inout FieldReader) {
    for item in fields.items("keys") ?? [] {
      if FrontMatterRules.canBeOwn(item.text) {
        frontMatterRules.ownKeys.insert(item.text)
      } else {
        fields.reject(item, .ownField(item.text))
      }
    }
    frontMatterRules.tagSeparator = fields.value("tag_separator").flatMap { node in
      if let text = node.string, !text.isEmpty { return text }
      fields.reject(
        "tag_separator", .wrong("tag_separator", node.textual ?? "", "a text such as `\",\"`", known: []))
      return nil
    }
  }
}
