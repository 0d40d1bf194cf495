import Caching
import Diagnostics
import Publishing
import Records
import Reporting
import Sites
import Synchronization

/// A second build, from nothing, held file by file against one that used what the last build left.
///
/// Of each file the bytes are compared as soon as they are made, and let go.
struct Verification {
  private let files: StagedFiles
  private let inputs: BuildInputs
  /// What the first build read.
  private let before: BuildInputs

  init(of files: StagedFiles, reading inputs: BuildInputs, after before: BuildInputs) {
    (self.files, self.inputs, self.before) = (files, inputs, before)
  }

  /// What was found in the files, by path.
  private struct Found {
    var unmet: Set<String>
    var problems: [(path: String, problem: VerificationProblem)] = []
  }

  /// Builds, and takes down what differs.
  func run(_ build: SiteBuild, noting report: inout BuildReport) {
    let found = Mutex(Found(unmet: Set(files.paths)))
    let site = build.run { file in
      let problem = problem(with: file)
      found.withLock { found in
        found.unmet.remove(file.path)
        if let problem { found.problems.append((file.path, problem)) }
      }
    }
    var problems = saidOtherwise(report.diagnostics, report.sources, site.diagnostics, site.sources)
    // Where there are errors, there is no site.
    if !report.diagnostics.hasErrors, !site.diagnostics.hasErrors {
      problems += found.withLock { found in
        (found.problems + found.unmet.map { ($0, .extra($0)) })
          .inByteOrder(of: \.path).map(\.problem)
      }
    }
    if !problems.isEmpty, !before.content.isAsListed || !before.templates.isAsListed { problems = [.changedMeanwhile] }
    if problems.isEmpty { report.verifiedCount = files.paths.count }
    if problems.count > Self.limit { problems = problems.prefix(Self.limit) + [.more(problems.count - Self.limit)] }
    let output = report.output
    report.diagnostics.append(contentsOf: problems.map { $0.diagnostic(in: output, &report.sources) })
  }

  /// How many differences are told one by one.
  private static let limit = 20

  private func problem(with file: SiteOutput) -> VerificationProblem? {
    guard let held = files.bytes(of: file.path) else { return .missing(file.path) }
    let made: [UInt8]
    switch file.content {
    case .bytes(let bytes): made = bytes
    case .copy(let path):
      guard let bytes = try? inputs.content.read(path) else { return .missing(file.path) }
      made = bytes
    }
    return held == made ? nil : .differs(file.path, held: held, made: made)
  }

  /// What only one of the two builds had to say.
  private func saidOtherwise(
    _ held: DiagnosticList, _ heldSources: SourceMap, _ made: DiagnosticList, _ madeSources: SourceMap
  ) -> [VerificationProblem] {
    let heldTexts = held.map { DiagnosticText(sources: heldSources).text(of: $0) }
    let madeTexts = made.map { DiagnosticText(sources: madeSources).text(of: $0) }
    let (heldSet, madeSet) = (Set(heldTexts), Set(madeTexts))
    return heldTexts.filter { !madeSet.contains($0) }.map { .said($0.firstLine) }
      + madeTexts.filter { !heldSet.contains($0) }.map { .unsaid($0.firstLine) }
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
