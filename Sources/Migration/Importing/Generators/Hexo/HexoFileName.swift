/// The names of Hexo's posts, such as `:year-:month-:day-:title.md` or `:category/:title.md`.
struct HexoFileName: Sendable {
  /// The pattern without its extension.
  private let pattern: String

  /// Reads the setting `new_post_name`.
  init(_ pattern: String) { self.pattern = pattern.withoutExtension }

  /// Returns the values of the placeholders in the path of a post, and the title.
  ///
  /// ```swift
  /// HexoFileName(":category/:title.md").parts(of: "bread/rye.md")  // category: bread, title: rye
  /// ```
  /// Without a match, the whole path is the title, as a part of an address.
  func parts(of path: String) -> [String: String] {
    let path = path.withoutExtension
    var parts = values(in: path) ?? [:]
    if parts["title"] == nil { parts["title"] = Self.part(path) }
    return parts
  }

  private func values(in path: String) -> [String: String]? {
    var (rest, pattern) = (path[...], pattern[...])
    var values: [String: String] = [:]
    while let character = pattern.popFirst() {
      guard character == ":" else {
        guard rest.popFirst() == character else { return nil }
        continue
      }
      let name = String(pattern.prefix { $0.isLetter || $0 == "_" })
      pattern = pattern.dropFirst(name.count)
      guard let value = Self.value(of: name, in: rest, before: pattern.prefix { $0 != ":" }) else { return nil }
      values[name] = value
      rest = rest.dropFirst(value.count)
    }
    return rest.isEmpty ? values : nil
  }

  private static func value(of name: String, in rest: Substring, before text: Substring) -> String? {
    let numbers = ["year": 4...4, "month": 2...2, "day": 2...2, "i_month": 1...2, "i_day": 1...2]
    if let length = numbers[name] {
      let digits = rest.prefix(length.upperBound).prefix { $0.isASCII && $0.isNumber }
      return length.contains(digits.count) ? String(digits) : nil
    }
    if text.isEmpty { return rest.isEmpty ? nil : String(rest) }
    return rest.dropFirst().firstRange(of: text).map { String(rest[..<$0.lowerBound]) }
  }

  /// Returns the date in the name of a post, or `nil` if one of its numbers is missing.
  static func date(of parts: [String: String]) -> String? {
    guard let year = parts["year"], let month = parts["month"] ?? parts["i_month"],
      let day = parts["day"] ?? parts["i_day"]
    else { return nil }
    func padded(_ text: String) -> String { text.count == 1 ? "0" + text : text }
    return "\(year)-\(padded(month))-\(padded(day))"
  }

  /// Returns a text as a part of an address or as the id of a heading, with its capital letters.
  static func part(_ text: String) -> String {
    text.split { " \t~`!@#$%^&*()-_+=[]{}|\\;:\"'<>,.?/".contains($0) }.joined(separator: "-")
  }
}
