import Articles

/// The names of files and folders that become parts of addresses.
enum AddressParts {
  /// Whether Garland's address of a path has other characters, although an address in front matter can have them: `a+b`.
  static func areChanged(in path: String) -> Bool {
    !path.contains { $0.isWhitespace || "?#%\"<>\\|^`{}".contains($0) } && part(path) != path
  }

  /// Whether Garland's address of a path is another one, as with spaces, with signs or with a date in the name.
  static func areOthers(in path: String) -> Bool {
    part(path) != path || DatedName(path.fileName).name != path.fileName
  }

  /// Returns a page at the old address of a path with spaces, which no article can have, as a file and its text.
  ///
  /// `ending` is `/` or `.html`.
  static func redirect(from path: String, ending: String) -> (file: String, text: String)? {
    guard path.contains(" ") else { return nil }
    let (page, end) = path.fileName == "index" ? (path.folderPath, "/") : (path, ending)
    let file = end == "/" ? "\(page)/index.html" : page + end
    return ("static/" + file, RedirectPage.html(to: "/" + part(page) + end))
  }

  /// Returns an address whose names with spaces are as Garland has them in an address.
  static func withoutSpaces(_ address: String) -> String {
    guard address.contains(" ") else { return address }
    let name = address.hasSuffix("/") ? address : address.withoutExtension
    let parts = name.split(separator: "/").map { $0.contains(" ") ? part(String($0)) : String($0) }
    return "/" + parts.joined(separator: "/") + (address.hasSuffix("/") ? "/" : address.dropFirst(name.count))
  }

  /// Returns the path as Garland has it in an address that keeps capital letters.
  private static func part(_ path: String) -> String {
    path.split(separator: "/").map { AddressPart.inAddress(String($0), keepingCase: true) }.joined(separator: "/")
  }
}
