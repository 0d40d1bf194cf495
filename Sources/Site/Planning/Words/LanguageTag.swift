import Dates

/// The tag of a language in lower case, as the key of its words.
enum LanguageTag {
  /// Returns the tags whose words a language uses, the most special first.
  ///
  ///     LanguageTag.chain(of: "pt-BR")  // pt-br, pt
  ///     LanguageTag.chain(of: "zh-TW")  // zh-tw, zh-hant, zh
  static func chain(of language: String) -> [String] {
    var parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    if let first = parts.first { parts[0] = NaturalLanguage.value(for: first) { $0.tag } ?? first }
    var chain: [String] = []
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      chain.append(tag)
      if let script = traditional[tag] { chain.append(script) }
      parts.removeLast()
    }
    return chain
  }

  /// Returns the tag in the name of a file, such as `pt-br` for `words/pt-BR.yml`; `nil` if the name is not a tag.
  static func ofFile(_ path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), ["yml", "yaml"].contains(name[name.index(after: dot)...]) else {
      return nil
    }
    let parts = name[..<dot].lowercased().split(separator: "-", omittingEmptySubsequences: false)
    let isTag =
      2...3 ~= parts.first?.count ?? 0
      && parts.allSatisfy { 1...8 ~= $0.utf8.count && $0.allSatisfy(\.isLetterOrDigit) }
    return isTag && path.split(separator: "/").count == 2 ? parts.joined(separator: "-") : nil
  }

  /// The regions that write Chinese with traditional characters.
  private static let traditional = Dictionary(
    uniqueKeysWithValues: NaturalLanguage.traditionalChinese.regions.map { ("zh-\($0.lowercased())", "zh-hant") })
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
