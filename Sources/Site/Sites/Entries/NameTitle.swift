/// What something is called after the name of its file or its folder, if it says nothing better itself.
enum NameTitle {
  /// The words of a name, the first letter of them large: `our-shed` is `Our shed`.
  static func of(_ name: String) -> String {
    let words = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
