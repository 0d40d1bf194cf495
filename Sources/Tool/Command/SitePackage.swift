/// What `garland` needs to know of the package of a site with Swift code, from the text of its manifest.
struct SitePackage: Equatable {
  /// The file that makes a folder a package.
  static let manifest = "Package.swift"

  /// The name of the program.
  let program: String
  /// The folder of a package that the manifest names by its path, which a runner does not have.
  let folder: String?

  /// Reads a manifest; `nil` if it has no program.
  init?(manifest text: String) {
    guard let start = text.firstRange(of: ".executableTarget("),
      let name = Self.literal(after: "name:", in: text[start.upperBound...]),
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") })
    else { return nil }
    program = name
    folder = Self.literal(after: ".package(path:", in: text[...]) ?? Self.pathOfNamedPackage(in: text)
  }

  private static func pathOfNamedPackage(in text: String) -> String? {
    guard let start = text.firstRange(of: ".package(name:"),
      let end = text[start.upperBound...].firstIndex(of: ")")
    else { return nil }
    return literal(after: "path:", in: text[start.upperBound..<end])
  }

  /// Returns the string literal after some words.
  private static func literal(after words: String, in text: Substring) -> String? {
    guard let start = text.firstRange(of: words), let open = text[start.upperBound...].firstIndex(of: "\""),
      text[start.upperBound..<open].allSatisfy(\.isWhitespace)
    else { return nil }
    let rest = text[text.index(after: open)...]
    return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
  }
}
