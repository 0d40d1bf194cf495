import Articles

/// The repository that a site lies in, as those know its files who show what is wrong with them.
package struct Repository: Sendable {
  private let root: [String]?
  private let folder: [String]
  private let address: String?

  /// Takes the repository's root and the folder that paths are shown from, both from the root of the file system on, and the address
  /// below which others read the files.
  package init(root: String? = nil, folder: String = "/", address: String? = nil) {
    self.root = root.map { Self.names(in: $0) }
    self.folder = Self.names(in: folder)
    self.address = address
  }

  /// A path from the repository's root on; one that leads elsewhere stays as it is.
  package func path(of shown: String) -> String {
    let names = Self.names(in: shown, from: shown.hasPrefix("/") ? [] : folder)
    let root = root ?? folder
    guard names.starts(with: root) else { return shown }
    return names.dropFirst(root.count).joined(separator: "/")
  }

  /// Where others read a line of a file.
  func address(of shown: String, line: Int) -> String? {
    address.map { "\($0)/\(SitePath.encoded(path(of: shown)))#L\(line)" }
  }

  /// The names on the way to a path, by its letters alone.
  private static func names(in path: String, from start: [String] = []) -> [String] {
    path.split(separator: "/").reduce(into: start) { names, name in
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(String(name))
      }
    }
  }
}
