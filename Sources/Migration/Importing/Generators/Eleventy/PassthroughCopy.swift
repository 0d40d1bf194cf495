/// A rule of `addPassthroughCopy`: a folder, a file or a pattern, and the place in the site.
struct PassthroughCopy: Sendable {
  private let source: String
  private let pattern: GlobPattern?
  private let destination: String?

  /// Creates a rule; without a destination, a file keeps its path.
  init(source: String, destination: String?) {
    self.source = source.asFolder
    self.destination = destination
    pattern = source.contains { "*?{".contains($0) } ? GlobPattern(source) : nil
  }

  /// Returns the path of a copied file in the site, or `nil` if the rule is not about the file.
  func target(of path: String, input: String) -> String? {
    let rest: String
    if let pattern {
      guard pattern.matches(path) else { return nil }
      rest = path.fileName
    } else if path == source {
      guard let destination else { return path.path(below: input) ?? path }
      return destination.hasSuffix("/") || destination == "."
        ? joined(destination, path.fileName) : joined(destination, "")
    } else if let inner = path.path(below: source), !source.isEmpty {
      rest = inner
    } else {
      return nil
    }
    return destination.map { joined($0, rest) } ?? path.path(below: input) ?? path
  }

  private func joined(_ folder: String, _ name: String) -> String {
    (folder.split(separator: "/").filter { $0 != "." }.map(String.init) + (name.isEmpty ? [] : [name]))
      .joined(separator: "/")
  }
}
