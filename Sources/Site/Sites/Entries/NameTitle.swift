/// Default titles, from the names of files and folders.
enum NameTitle {
  /// Returns the words of a name, capitalized: `our-shed` is `Our shed`.
  static func of(_ name: String) -> String {
    let words = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
