import Converting

/// A container in Markdown, with which every converter writes its containers: it owns fences, labels and indentation.
///
/// ```swift
/// ContainerMarkup("tip", label: "Salt").around(Array("Taste it.".utf8))  // :::tip[Salt]\nTaste it.\n:::
/// ```
struct ContainerMarkup {
  let name: String
  var label: String?
  var attributes: [TagConverter.Attribute] = []
  /// What follows the label, such as `{open}`.
  var traits = ""

  init(_ name: String, label: String? = nil, attributes: [TagConverter.Attribute] = [], traits: String = "") {
    (self.name, self.label, self.attributes, self.traits) = (name, label, attributes, traits)
  }

  /// Returns the first line of the container.
  func opening(colons: Int = 3) -> String {
    // A label may have escaped brackets already.
    let label = label.map { label in
      let plain = label.oneLine.trimmed.replacing("\\[", with: "[").replacing("\\]", with: "]")
      // Brackets in code need no backslash, which readers would see.
      let parts = plain.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
        index % 2 == 1 && part.count { $0 == "[" } == part.count { $0 == "]" }
          ? String(part) : String(part).replacing("[", with: "\\[").replacing("]", with: "\\]")
      }
      let text = parts.joined(separator: "`")
      let slashes = text.reversed().prefix { $0 == "\\" }.count
      return "[\(text)\(slashes % 2 == 1 ? "\\" : "")]"
    }
    return String(repeating: ":", count: colons) + name + (label ?? "") + list + traits
  }

  /// The attributes in braces.
  private var list: String {
    guard !attributes.isEmpty else { return "" }
    let list = attributes.map { attribute in
      let value = attribute.value.oneLine.trimmed.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\(attribute.name)=\"\(value)\""
    }
    return "{\(list.joined(separator: " "))}"
  }

  /// Returns the container around a text, for a place with some white space before it.
  ///
  /// The text gets as much white space, so that it stays in the list item of the container.
  func around(_ text: [UInt8], indentedBy indentation: [UInt8] = []) -> [UInt8] {
    // A longer fence, so that the containers inside do not close this one.
    let colons = max(3, MarkdownFromHTML.longestFence(in: text) + 1)
    let isOnOwnLine = text.first { $0 != 0x20 && $0 != 0x09 } == 0x0A
    let inner = Self.indented(TagConverter.withoutEmptyLines(text[...]), by: indentation, isOnOwnLine)
    return Array(opening(colons: colons).utf8) + [0x0A] + inner + (inner.isEmpty ? [] : [0x0A]) + indentation
      + [UInt8](repeating: UInt8(ascii: ":"), count: colons)
  }

  /// Returns lines that are indented at least as far as a container.
  private static func indented(
    _ text: ArraySlice<UInt8>, by indentation: [UInt8], _ isOnOwnLine: Bool
  ) -> [UInt8] {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    func isInside(_ line: ArraySlice<UInt8>) -> Bool {
      line.starts(with: indentation) || !line.contains { $0 > 0x20 }
    }
    guard !indentation.isEmpty, !lines.allSatisfy(isInside) else { return Array(text) }
    if isOnOwnLine { return BlockIndentation.moved(text, to: indentation) }
    // The first line of `{{< note >}}Salt` has no white space of its own.
    let rest =
      lines.dropFirst().allSatisfy(isInside)
      ? Array(lines.dropFirst())
      : BlockIndentation.moved(Array(lines.dropFirst().joined(separator: [0x0A]))[...], to: indentation)
        .split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = isInside(lines[0]) ? Array(lines[0]) : indentation + lines[0].drop { $0 == 0x20 || $0 == 0x09 }
    return Array(([first[...]] + rest).joined(separator: [0x0A]))
  }

  /// Returns a text behind some white space with as much white space before each of its other lines.
  static func kept(_ text: [UInt8], inside indentation: [UInt8]) -> [UInt8] {
    guard !indentation.isEmpty else { return text }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let kept = lines.enumerated().map { index, line in
      index == 0 || line.starts(with: indentation) || line.isEmpty ? line : (indentation + line)[...]
    }
    return Array(kept.joined(separator: [0x0A]))
  }
}
