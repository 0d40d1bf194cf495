import Files
import Reporting

/// The environment variables that GitHub sets in a step of a workflow.
enum GitHubJob {
  /// Whether the program runs in a step of a GitHub workflow.
  static var isRunning: Bool { Programs.variable("GITHUB_ACTIONS") == "true" }

  /// The file for the summary of the step.
  static var summary: String? { Programs.variable("GITHUB_STEP_SUMMARY") }

  /// The repository, with the web address of its files if GitHub gives it.
  static var repository: Repository {
    let parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"].compactMap(Programs.variable)
    return Repository(
      root: Programs.variable("GITHUB_WORKSPACE").flatMap(absolutePath), folder: absolutePath(of: ".") ?? "/",
      address: parts.count == 3 ? "\(parts[0])/\(parts[1])/blob/\(parts[2])" : nil)
  }

  /// Returns a path from the root of the file system, without symbolic links.
  private static func absolutePath(of path: String) -> String? {
    (try? Files.resolve(path)).map { "\($0.folder)/\($0.name)" }
  }
}
