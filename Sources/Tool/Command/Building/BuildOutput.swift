import Diagnostics
import Files
import Reporting

/// Prints the report of a build: problems on standard error, the format's output on standard output.
///
/// `print` also writes the report file and the summary of a GitHub job.
struct BuildOutput {
  private let call: BuildCall
  private let format: OutputFormat

  init(_ call: BuildCall) {
    self.call = call
    format = call.format ?? (CIJob.isGitHubWorkflow ? .github : .text)
  }

  /// Whether the output lists every page instead of only counting them.
  var listsPages: Bool { call.report != nil || format.listsPages }

  /// Prints a report and returns the exit status.
  ///
  /// Files are written first and standard output last. After `garland build 2>&1 | head -1`, the first message that
  /// `head` does not read ends this process.
  func print(_ report: BuildReport) -> ExitStatus {
    let isReportWritten = call.report.map { write(report, to: $0) } ?? true
    let hasSummary = format == .github && CIJob.summary.map { appendSummary(of: report, to: $0) } ?? false
    let conclusion = call.isQuiet ? "" : report.conclusion
    let isStyled = Streams.showsColors
    let problems = report.problems(colored: isStyled, isQuiet: call.isQuiet)
    Console.error(
      format.isMachineReadable ? problems + conclusion : problems, isStyled: isStyled,
      forGitHub: CIJob.isGitHubWorkflow || format == .github)
    let context = OutputFormat.Context(
      version: Project.version, repository: CIJob.repository, hasSummary: hasSummary)
    let document = format.document(of: report, conclusion: conclusion, in: context)
    let printing = ExitStatus.printing(document, as: format.syntax)
    return report.isDone && isReportWritten ? printing : .failed
  }

  private func write(_ report: BuildReport, to path: String) -> Bool {
    do throws(FolderProblem) {
      try Console.write(report.json, as: .json, to: path)
      return true
    } catch {
      Console.error("garland: the report `\(path)` cannot be written: \(error.message)\n")
      return false
    }
  }

  /// Appends to the summary of the job, and returns whether the summary is complete.
  ///
  /// A summary that cannot be written is reported, but the build succeeds.
  private func appendSummary(of report: BuildReport, to path: String) -> Bool {
    let (folder, name) = Files.split(path)
    do throws(FolderProblem) {
      let folder = try Folder(folder)
      let file = try folder.kind(of: name) == nil ? folder.makeFile(name) : folder.fileForAppending(name)
      let capacity = JobSummary.limit - file.size
      let summary = JobSummary(
        of: report, in: CIJob.repository, capacity: capacity, isProposal: CIJob.isForPullRequest)
      guard let summary else {
        Console.error("garland: the summary of the job has no room left, so nothing was added\n")
        return false
      }
      // A blank line ends a Markdown block that another step may have left open.
      try file.append([UInt8(ascii: "\n")] + summary.bytes + [UInt8(ascii: "\n")])
      try file.finish()
      return summary.omittedCount == 0
    } catch {
      Console.error("garland: the summary of the job, `\(path)`, cannot be written: \(error.message)\n")
      return false
    }
  }
}
