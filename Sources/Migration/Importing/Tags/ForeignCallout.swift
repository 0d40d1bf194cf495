/// A box such as a note or a warning, under a name that generators and themes use.
///
/// ```swift
/// ForeignCallout(kind: "warn", title: nil)     // :::warning
/// ForeignCallout(kind: "question", title: nil)  // :::note[Question]
/// ```
struct ForeignCallout: Sendable, Equatable {
  /// The name of Garland's container.
  let name: String
  /// The title, unless it is that of the container.
  let label: String?

  /// Creates the callout for a kind; an unknown kind is a note with the kind as its title.
  init(kind: String, title: String?) {
    let known = Self.name(of: kind)
    name = known ?? "note"
    label = title.flatMap { $0.isEmpty ? nil : $0 } ?? (known == nil ? kind.capitalized : nil)
  }

  /// Creates the callout for a tag around its content, such as `{{< notice tip "Salt" >}}` or `{{% warning %}}`.
  ///
  /// Returns `nil` for another tag.
  init?(_ tag: ForeignTag, _ arguments: TagArguments) {
    guard tag.hasContent else { return nil }
    let title = arguments["title"]
    if !Self.names.contains(tag.name.lowercased()) {
      guard Self.name(of: tag.name) != nil else { return nil }
      self.init(kind: tag.name, title: title ?? arguments.positional.first)
      return
    }
    // The themes of Hugo have these names for the kind. Another first word, such as the name of an icon, is no title.
    let named = ["type", "style", "color", "level"].lazy.compactMap { arguments[$0] }.first
    let first = named == nil ? arguments.positional.first : nil
    let isKind = first.map { Self.name(of: $0) != nil || arguments.positional.count > 1 } ?? true
    // A word before the title can be the name of an icon or of a format.
    let rest = arguments.positional.dropFirst(first == nil ? 0 : 1)
    self.init(
      kind: named ?? (isKind ? first : nil) ?? "note",
      title: title ?? rest.first { $0.contains(" ") } ?? rest.first)
  }

  /// Returns the name of Garland's container for a kind, or `nil` for an unknown kind.
  static func name(of kind: String) -> String? { kinds[kind.lowercased()] }

  /// The replacement of the tag.
  var replacement: TagConverter.Replacement { .container(name, label: label, []) }

  /// The names of tags whose arguments have the kind.
  private static let names: Set = ["admonition", "alert", "aside", "callout", "hint", "notice"]

  /// Garland's container for each kind.
  private static let kinds = [
    "note": "note", "default": "note", "primary": "note", "info": "info", "information": "info", "tip": "tip",
    "hint": "tip", "done": "tip", "check": "tip", "pro-tip": "tip", "success": "tip", "important": "important",
    "warning": "warning", "warn": "warning", "attention": "warning", "caution": "caution", "danger": "danger",
    "error": "danger", "bug": "danger", "fail": "danger", "failure": "danger", "missing": "danger",
  ]
}

extension String {
  /// The word with a capital letter at its start.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
