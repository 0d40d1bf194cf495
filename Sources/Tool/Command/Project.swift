import Files

/// The project's version and address.
///
/// Everything else that names them is made from these two, or compared with them by a test.
enum Project {
  static let version = "0.1.0-dev"
  /// The repository on GitHub, as `owner/name`; `nil` while it has no public address.
  static let repository: String? = nil

  /// The answer to `garland --version`, which names the commit of a released program.
  static var versionLine: String {
    "garland \(version)\(Executable.commit.map { " (\($0))" } ?? "")\n"
  }

  /// The address from which Git clones the sources.
  static var clone: String? { repository.map { "https://github.com/\($0).git" } }

  /// The address of the released program with this version.
  static var program: String? {
    repository.map { "https://github.com/\($0)/releases/download/v\(version)/\(programName)" }
  }

  /// The name of the program's file in a release.
  static let programName = "garland-linux-x86_64"
}
