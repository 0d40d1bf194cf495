import Articles

/// The Git repository that contains a site; it converts paths for tools that show diagnostics.
package struct Repository: Sendable {
  private let root: [String]?
  private let folder: [String]
  private let address: String?

  /// Creates a repository.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the repository; `nil` for `folder`.
  ///   - folder: The absolute path of the folder that shown paths are relative to.
  ///   - address: The URL below which the files can be read.
  package init(root: String? = nil, folder: String = "/", address: String? = nil) {
    self.root = root.map { Self.names(in: $0) }
    self.folder = Self.names(in: folder)
    self.address = address
  }

  /// Makes a path relative to the repository's root; a path outside of it is returned unchanged.
  package func path(of shown: String) -> String {
    let names = Self.names(in: shown, from: shown.hasPrefix("/") ? [] : folder)
    let root = root ?? folder
    guard names.starts(with: root) else { return shown }
    return names.dropFirst(root.count).joined(separator: "/")
  }

  /// The URL of a line of a file.
  func address(of shown: String, line: Int) -> String? {
    address.map { "\($0)/\(SitePath.encoded(path(of: shown)))#L\(line)" }
  }

  /// The names in a path; `.` and `..` are resolved without reading the file system.
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
