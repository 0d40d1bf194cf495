import Diagnostics
import Files
import Reporting

/// Says what a build has to say, each thing where it belongs: what people read on standard error, what the format asks for on standard
/// output, and what files are to hold in these.
struct BuildOutput {
  private let call: BuildCall
  private let format: OutputFormat

  init(_ call: BuildCall) {
    self.call = call
    format = call.format ?? (GitHubJob.isRunning ? .github : .text)
  }

  /// Whether somebody asks for more of the pages than their number.
  var tellsPages: Bool { call.report != nil || format.listsPages }

  /// Says it, and how the tool ends.
  ///
  /// Standard output comes last: where nobody takes it, the system ends the process.
  func say(_ report: BuildReport) -> ExitStatus {
    let conclusion = call.isQuiet ? "" : report.conclusion
    let problems = report.problems(as: format, colored: Streams.showsColors, isQuiet: call.isQuiet)
    Streams.error(format.isMachineReadable ? problems + conclusion : problems)
    let isWritten = call.report.map { write(report, to: $0) } ?? true
    let hasSummary = format == .github && GitHubJob.summary.map { summarize(report, in: $0) } ?? false
    let context = OutputFormat.Context(
      version: Help.version, repository: GitHubJob.repository, hasSummary: hasSummary)
    let isSaid = Streams.output(format.document(of: report, conclusion: conclusion, in: context))
    return report.isDone && isWritten && isSaid ? .done : .failed
  }

  private func write(_ report: BuildReport, to path: String) -> Bool {
    let (folder, name) = Files.split(path)
    do throws(FolderProblem) {
      try Folder(folder).replaceFile(name, with: report.json)
      return true
    } catch {
      Streams.error("garland: the report `\(path)` cannot be written: \(error.message)\n")
      return false
    }
  }

  /// Adds to the summary of the job, and tells whether all is in it; that it cannot be written is said, and is no reason to fail.
  private func summarize(_ report: BuildReport, in path: String) -> Bool {
    let (folder, name) = Files.split(path)
    do throws(FolderProblem) {
      let folder = try Folder(folder)
      let file = try folder.kind(of: name) == nil ? folder.makeFile(name) : folder.fileForAppending(name)
      let room = JobSummary.limit - file.size
      guard let summary = JobSummary(of: report, in: GitHubJob.repository, capacity: room) else {
        Streams.error("garland: the summary of the job has no room left, so nothing was added\n")
        return false
      }
      // Markdown reads on behind a blank line, whatever stands before it.
      try file.append([UInt8(ascii: "\n")] + summary.bytes + [UInt8(ascii: "\n")])
      try file.finish()
      return summary.leftOutCount == 0
    } catch {
      Streams.error("garland: the summary of the job, `\(path)`, cannot be written: \(error.message)\n")
      return false
    }
  }
}
