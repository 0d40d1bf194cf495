import Articles
import Parsing

extension FieldKind<Set<String>> {
  /// Keys in front matter that mean nothing to Garland, such as `[status, data]`.
  static var ownKeys: Self {
    Self(.type(.texts)) { fields, key in
      let items = fields.items(key.name) ?? []
      for item in items where !FrontMatterRules.canBeOwn(item.text) { fields.reject(item, .ownField(item.text)) }
      return Set(items.map(\.text).filter(FrontMatterRules.canBeOwn))
    }
  }
}

extension FieldKind<String> {
  /// A text between tags, such as `","`, which can be a space.
  static var separator: Self {
    Self(.type(.text)) { fields, key in
      guard let node = fields.value(key.name) else { return nil }
      if let text = node.string, !text.isEmpty { return text }
      fields.reject(key.name, .wrong(key.name, node.textual ?? "", "a text such as `\",\"`", known: []))
      return nil
    }
  }
}
