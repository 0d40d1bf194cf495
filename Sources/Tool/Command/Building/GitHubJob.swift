import Files
import Reporting

/// What GitHub tells a step of a workflow of its surroundings.
enum GitHubJob {
  /// Whether this is such a step.
  static var isRunning: Bool { Programs.variable("GITHUB_ACTIONS") == "true" }

  /// The file that takes a summary of the step.
  static var summary: String? { Programs.variable("GITHUB_STEP_SUMMARY") }

  /// The repository, as far as anything is known of it.
  static var repository: Repository {
    let parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"].compactMap(Programs.variable)
    return Repository(
      root: Programs.variable("GITHUB_WORKSPACE").flatMap(whole), folder: whole(".") ?? "/",
      address: parts.count == 3 ? "\(parts[0])/\(parts[1])/blob/\(parts[2])" : nil)
  }

  /// A path from the root of the file system on, through no symbolic link.
  private static func whole(_ path: String) -> String? {
    (try? Files.resolve(path)).map { "\($0.folder)/\($0.name)" }
  }
}
