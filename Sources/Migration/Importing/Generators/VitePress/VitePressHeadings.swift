import Articles
@_spi(_Unicode) import Swift

/// The ids that VitePress gives to headings.
///
/// Most are those of GitHub. The others are written at the heading, so that links to it stay valid:
///
/// ```markdown
/// ## Divide & conquer {#divide-conquer}
/// ```
enum VitePressHeadings {
  /// Returns lines with an id at each heading whose id would be another one in Garland.
  static func converted(_ lines: [MarkdownLine]) -> [MarkdownLine] {
    var (old, new): (Set<String>, Set<String>) = ([], [])
    return lines.map { line in
      guard line.role == .text, let text = heading(line.text) else { return line }
      let id = unique(slug(of: text), in: &old)
      let own = unique(Slug.of(text), in: &new)
      guard id != own, !id.isEmpty else { return line }
      return MarkdownLine(text: "\(line.text.trimmed) {#\(id)}", role: .text)
    }
  }

  /// Returns the words of a heading, or `nil` if it is none, has an id already, or has syntax that only VitePress reads.
  private static func heading(_ line: String) -> String? {
    let level = line.prefix { $0 == "#" }.count
    guard 1...6 ~= level, line.dropFirst(level).first == " ", !line.trimmed.hasSuffix("}"), !line.contains("<"),
      line.firstMatch(of: /:[a-z0-9_+-]+:/) == nil
    else { return nil }
    var text = String(line.dropFirst(level).trimmed)
    if let mark = text.lastIndex(where: { $0 != "#" }), text[mark] == " " { text = String(text[..<mark].trimmed) }
    let linked = text.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.1) }
    return linked.replacing("`", with: "").replacing("**", with: "").replacing("\\", with: "")
  }

  /// Returns words joined by hyphens, without marks on Latin letters; `_` is before a digit at the start.
  static func slug(of text: String) -> String {
    let combining: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{36F}"
    let plain = String(String.UnicodeScalarView(text._nfd.filter { !combining.contains($0) }))
    let marks = "~`!@#$%^&*()-_+=[]{}|\\;:\"'“”‘’<>,.?/"
    let words = plain.split { $0.isWhitespace || marks.contains($0) }.joined(separator: "-").lowercased()
    let composed = String(String.UnicodeScalarView(words._nfc))
    return composed.first.map { $0.isASCII && $0.isNumber } == true ? "_" + composed : composed
  }

  private static func unique(_ slug: String, in used: inout Set<String>) -> String {
    var id = slug
    var number = 1
    while !used.insert(id).inserted {
      id = "\(slug)-\(number)"
      number += 1
    }
    return id
  }
}
