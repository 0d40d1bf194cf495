/// The signs of PyMdown in sentences: `++ctrl+c++`, `==mark==`, `^^insert^^`, `H~2~O`, `:material-check:`.
enum PyMdownInline {
  /// Returns a pass for the enabled extensions; `has` receives a name such as `pymdownx.keys`.
  static func pass(_ has: (String) -> Bool) -> MarkdownText.Pass {
    let marks = all.filter { has($0.extension) }
    let hasIcons = has("pymdownx.emoji")
    let hasFormulas = has("pymdownx.arithmatex")
    let signs = Set(marks.compactMap(\.sign.first)).union(hasIcons ? [":"] : [])
    return { text in
      guard !signs.isEmpty else { return text }
      var icons = 0
      // In formulas, the signs have another meaning.
      let paragraphs = text.paragraphs.filter { range in
        let words = text.bytes[range]
        return !hasFormulas || !words.contains(UInt8(ascii: "$")) && words.firstRange(of: Array("\\(".utf8)) == nil
      }
      let new = text.replacing(at: String(signs.sorted()), in: paragraphs) { bytes, at in
        if bytes[at] == UInt8(ascii: ":") {
          let icon = icon(at: at, in: bytes)
          icons += icon == nil ? 0 : 1
          return icon
        }
        return marks.lazy.compactMap { $0.edit(at: at, in: bytes) }.first
      }
      guard icons > 0 else { return new }
      // A heading can consist of an icon alone.
      let lines = zip(text.lines, new.lines).map { old, line in
        let isEmpty = old.text != line.text && line.text.trimmed.allSatisfy { $0 == "#" }
        return isEmpty ? MarkdownLine(text: "", role: line.role) : line
      }
      let filled = new.with(lines)
      return filled.with(ConvertedText(bytes: filled.bytes, counts: ["icons such as `:material-…:`": icons]))
    }
  }

  /// A pair of signs around some words.
  private struct Mark: Sendable {
    let `extension`: String
    let sign: String
    /// The tag for the words; `nil` for keys.
    let tag: String?
    /// Whether the words can have spaces.
    var hasSpaces = true

    /// Returns the HTML for the words behind a sign, or `nil` if no other sign ends them.
    func edit(at start: Int, in text: [UInt8]) -> MarkdownText.Edit? {
      let sign = Array(sign.utf8)
      guard text[start...].starts(with: sign),
        start == 0 || text[start - 1] != sign[0] && text[start - 1] != UInt8(ascii: "[")
      else { return nil }
      let inner = text[(start + sign.count)...].prefix(PyMdownInline.lengthLimit)
      guard let first = inner.first, first > 0x20, first != sign[0], let end = inner.firstRange(of: sign)?.lowerBound,
        text[end - 1] > 0x20, text[(end + sign.count)...].first != sign[0] || sign.count > 1
      else { return nil }
      let words = inner[..<end]
      guard words.firstRange(of: [0x0A, 0x0A]) == nil, hasSpaces || !words.contains(where: { $0 <= 0x20 }) else {
        return nil
      }
      let range = start..<end + sign.count
      let written = String(decoding: words, as: UTF8.self)
      if let tag { return (range, Array("<\(tag)>\(written)</\(tag)>".utf8)) }
      return PyMdownInline.keys(written).map { (range, Array($0.utf8)) }
    }
  }

  private static let all = [
    Mark(extension: "pymdownx.keys", sign: "++", tag: nil),
    Mark(extension: "pymdownx.mark", sign: "==", tag: "mark"),
    Mark(extension: "pymdownx.caret", sign: "^^", tag: "ins"),
    Mark(extension: "pymdownx.caret", sign: "^", tag: "sup", hasSpaces: false),
    Mark(extension: "pymdownx.tilde", sign: "~", tag: "sub", hasSpaces: false),
  ]

  /// The search for the end of marked words stops here.
  fileprivate static let lengthLimit = 2_000

  // MARK: Keys

  /// Returns `<kbd>Ctrl</kbd>+<kbd>C</kbd>` for `ctrl+c`, or `nil` for a text that names no keys.
  private static func keys(_ text: String) -> String? {
    guard text.wholeMatch(of: /(?:[\w-]+|"[^"]*")(?:\+(?:[\w-]+|"[^"]*"))*/) != nil else { return nil }
    return text.split(separator: "+").map { "<kbd>\(name(ofKey: $0))</kbd>" }.joined(separator: "+")
  }

  private static func name(ofKey key: Substring) -> String {
    if key.hasPrefix("\"") { return String(key.dropFirst().dropLast()) }
    let known = [
      "control": "Ctrl", "command": "Cmd", "escape": "Esc", "delete": "Del", "insert": "Ins", "option": "Option",
      "arrow-up": "Up", "arrow-down": "Down", "arrow-left": "Left", "arrow-right": "Right", "windows": "Win",
      "page-up": "Page Up", "page-down": "Page Down", "spacebar": "Space", "return": "Enter", "plus": "+",
      "question-mark": "?", "slash": "/", "comma": ",", "period": ".", "minus": "-",
    ]
    return known[key.lowercased()]
      ?? key.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  // MARK: Icons

  /// The names of sets of icons, and the signs for icons that say yes and no.
  private static let sets = ["material-", "octicons-", "fontawesome-", "simple-"]
  private static let signs = [
    ("check", "✓"), ("close", "✗"), ("cancel", "✗"),
  ]

  /// Returns a sign, or nothing, for an icon such as `:material-check:{ .green }`.
  private static func icon(at start: Int, in text: [UInt8]) -> MarkdownText.Edit? {
    let rest = text[(start + 1)...].prefix(100)
    let name = rest.prefix { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    let written = String(decoding: name, as: UTF8.self)
    guard text[name.endIndex...].first == UInt8(ascii: ":"), sets.contains(where: written.hasPrefix) else { return nil }
    var end = name.endIndex + 1
    if text[end...].first == UInt8(ascii: "{"), let brace = text[end...].prefix(200).firstIndex(of: UInt8(ascii: "}")) {
      end = brace + 1
    }
    let words = written.split(separator: "-")
    let sign = signs.first { sign in words.joined(separator: "-").contains("-" + sign.0) }?.1 ?? ""
    if sign.isEmpty, start == 0 || text[start - 1] <= 0x20 {
      while end < text.count, text[end] == 0x20 { end += 1 }
      // Behind the mark of an item, the dash of `- :material-clock: - Fast` would begin a list in the list.
      let before = text[..<start].reversed().prefix { $0 != 0x0A }
      if before.allSatisfy({ " \t-*+.>0123456789".utf8.contains($0) }), text[end...].starts(with: "- ".utf8) {
        end += 2
      }
    }
    return (start..<end, Array(sign.utf8))
  }
}
