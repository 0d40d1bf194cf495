import Parsing

/// The metadata that Pelican reads from the path of a file.
struct PelicanMetadata: Sendable {
  private let namePattern: String
  private let pathPattern: String?

  /// Reads the patterns in the settings of a site.
  init(_ configuration: DataMap) {
    namePattern = Self.text("FILENAME_METADATA", in: configuration) ?? "(?P<date>\\d{4}-\\d{2}-\\d{2}).*"
    pathPattern = Self.text("PATH_METADATA", in: configuration)
  }

  private static func text(_ key: String, in configuration: DataMap) -> String? {
    configuration[key]?.value.text.flatMap { $0.isEmpty || $0.utf8.count > 300 ? nil : $0 }
  }

  /// Returns the metadata in a path below the folder of the content, under names in lower case.
  func values(of path: String) -> [String: String] {
    let inName = Self.groups(of: namePattern, in: path.fileStem)
    return inName.merging(pathPattern.map { Self.groups(of: $0, in: path) } ?? [:]) { name, _ in name }
  }

  /// Returns the named groups of a pattern at the start of a text.
  private static func groups(of pattern: String, in text: String) -> [String: String] {
    let names = pattern.matches(of: /\(\?P<(\w+)>/).map { String($0.1) }
    guard !names.isEmpty, let regex = try? Regex(PelicanSlugs.translated(pattern)),
      let match = text.prefixMatch(of: regex)
    else { return [:] }
    let pairs = names.compactMap { name -> (String, String)? in
      guard let range = match[name]?.range else { return nil }
      return (name.lowercased(), String(text[range]))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
