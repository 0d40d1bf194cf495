import Articles

/// Other names for containers of the old site that a built-in container of the same name cannot stand for.
///
/// A shortcode `video` with the parameter `autoplay` is no use of the built-in container `video`. It becomes `old-video`,
/// with a template of its own.
struct ContainerNames {
  private static let prefix = "old-"

  /// The containers that every site has.
  let registry: ContainerRegistry

  /// Returns the name that a container has in the old site.
  static func original(of name: String) -> String {
    name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  /// Gives such containers in a converted text the prefix `old-`.
  func replaced(in text: MarkdownText) -> MarkdownText {
    let shared = Set(text.converted.containers.keys.filter { registry[$0] != nil })
    guard !shared.isEmpty else { return text }
    var renamed: [String: Set<String>] = [:]
    let old = text.lines
    let lines = old.enumerated().map { index, line -> MarkdownLine in
      guard line.role == .text, let (name, rest) = Self.opening(of: line.text), shared.contains(String(name)),
        let container = registry[String(name)], case let attributes = Self.attributes(in: rest),
        !container.allowsUse(with: attributes)
          || container.labels == .required && !Self.hasLabel(behind: index, in: old)
      else { return line }
      renamed[Self.prefix + name, default: []].formUnion(attributes)
      return MarkdownLine(text: line.text[..<name.startIndex] + Self.prefix + rest, role: .text)
    }
    let new = text.with(lines)
    return new.with(ConvertedText(bytes: new.bytes, containers: renamed))
  }

  /// Whether the first child of a container has a label: an item or a heading, code or an image.
  private static func hasLabel(behind index: Int, in lines: [MarkdownLine]) -> Bool {
    guard let line = lines[(index + 1)...].first(where: { !$0.text.trimmed.isEmpty }) else { return false }
    let text = line.text.trimmed
    if text.hasPrefix(":::") { return text.contains("[") && !text.contains("[]") || text.contains("title=") }
    return line.role == .opening || text.hasPrefix("#") || text.hasPrefix("![")
  }

  /// Returns the name in `:::video[Oven]{src="a.mp4"}`, and the text from the name on.
  private static func opening(of line: String) -> (name: Substring, rest: Substring)? {
    let start = line.drop { " \t>".contains($0) }
    guard start.hasPrefix(":::") else { return nil }
    let rest = start.drop { $0 == ":" }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    return name.isEmpty ? nil : (name, rest)
  }

  /// Returns the names of the attributes of a container.
  private static func attributes(in text: Substring) -> [String] {
    text.holds("=\"") ? text.matches(of: /([A-Za-z][\w-]*)="(?:[^"\\]|\\.)*"/).map { String($0.1) } : []
  }
}

extension Container {
  /// Whether the container takes attributes with these names, and has those that it needs.
  fileprivate func allowsUse(with names: [String]) -> Bool {
    let own = Set(names).subtracting(["class", "id"])
    return own.isSubset(of: attributes.map(\.name))
      && (requiredAttributes.isEmpty || !own.isDisjoint(with: requiredAttributes))
  }
}
