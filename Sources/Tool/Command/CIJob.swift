import Files
import Reporting

/// The environment variables that GitHub and GitLab set in a job.
enum CIJob {
  /// Whether the program runs in a step of a GitHub workflow.
  static var isGitHubWorkflow: Bool { Programs.variable("GITHUB_ACTIONS") == "true" }

  /// Whether GitHub runs the job for a pull request, so that nothing is deployed.
  static var isForPullRequest: Bool { Programs.variable("GITHUB_EVENT_NAME")?.hasPrefix("pull_request") ?? false }

  /// The file for the summary of the step.
  static var summary: String? { Programs.variable("GITHUB_STEP_SUMMARY") }

  /// The repository, with the web address of its files if GitHub gives it.
  static var repository: Repository {
    let parts = ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"].compactMap(Programs.variable)
    return Repository(
      root: (Programs.variable("GITHUB_WORKSPACE") ?? Programs.variable("CI_PROJECT_DIR")).flatMap(absolutePath),
      folder: absolutePath(of: ".") ?? "/",
      address: parts.count == 3 ? "\(parts[0])/\(parts[1])/blob/\(parts[2])" : nil)
  }

  /// Returns a path from the root of the file system, without symbolic links.
  private static func absolutePath(of path: String) -> String? {
    (try? Files.resolve(path)).map { "\($0.folder)/\($0.name)" }
  }
}
