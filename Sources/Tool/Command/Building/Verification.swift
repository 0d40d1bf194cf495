import Caching
import Diagnostics
import Planning
import Publishing
import Records
import Reporting
import Sites
import Synchronization

/// Compares a build that used the cache with a build without a cache (a “first build”), by files and messages.
///
/// The first build passes each rendered file to the comparison immediately, so files need not stay in memory.
struct Verification {
  private let files: StagedFiles
  private let inputs: BuildInputs
  private let inputsBefore: BuildInputs
  private let making: PictureMaking

  /// Creates a verification of staged files, which were built from `inputsBefore`; the first build reads `inputs`.
  ///
  /// `making` has no store, so each picture is made again.
  init(of files: StagedFiles, reading inputs: BuildInputs, after inputsBefore: BuildInputs, _ making: PictureMaking) {
    (self.files, self.inputs, self.inputsBefore, self.making) = (files, inputs, inputsBefore, making)
  }

  private struct FileDifferences {
    var uncomparedPaths: Set<String>
    var problems: [(path: String, problem: VerificationProblem)] = []
    /// The derived pictures, which are compared after all other files.
    var pictures = PicturePaths()

    mutating func compared(_ path: String, _ problem: VerificationProblem?) {
      uncomparedPaths.remove(path)
      if let problem { problems.append((path, problem)) }
    }
  }

  /// Runs the first build and adds the differences to a report.
  func run(_ build: SiteBuild, addingTo report: inout BuildReport) {
    let differences = Mutex(FileDifferences(uncomparedPaths: Set(files.paths)))
    let sink = OutputSink(add: { file in
      if case .picture(let picture) = file.content {
        differences.withLock { $0.pictures.add(picture, at: file.path) }
      } else {
        differences.withLock { $0.compared(file.path, problem(with: file)) }
      }
    })
    let site = build.run(into: sink)
    let pictures = differences.withLock(\.pictures)
    _ = making.make(pictures.pictures.sorted { $0.key < $1.key }) { picture, bytes in
      for path in pictures[picture] {
        differences.withLock { $0.compared(path, problem(at: path, expecting: bytes)) }
      }
    }
    var problems = messageDifferences(report.diagnostics, report.sources, site.diagnostics, site.sources)
    // If there are errors, there are no files to compare.
    if !report.levels.applied(to: report.diagnostics).hasErrors, !site.hasErrors {
      problems += differences.withLock { differences in
        (differences.problems + differences.uncomparedPaths.map { ($0, .extraFile($0)) })
          .inByteOrder(of: \.path).map(\.problem)
      }
    }
    if !problems.isEmpty, !inputsBefore.content.isAsListed || !inputsBefore.templates.isAsListed {
      problems = [.inputsChanged]
    }
    if problems.isEmpty { report.verifiedCount = files.paths.count }
    if problems.count > Self.limit { problems = problems.prefix(Self.limit) + [.more(problems.count - Self.limit)] }
    let output = report.output
    report.diagnostics.append(contentsOf: problems.map { $0.diagnostic(in: output, &report.sources) })
  }

  /// The number of differences that are reported one by one.
  private static let limit = 20

  private func problem(with file: SiteOutput) -> VerificationProblem? {
    switch file.content {
    case .bytes(let bytes): problem(at: file.path, expecting: bytes)
    case .copy(let path): problem(at: file.path, expecting: try? inputs.content.read(path))
    case .cleanCopy(let path): problem(at: file.path, expecting: inputs.content.cleaned(path))
    case .picture: nil
    }
  }

  private func problem(at path: String, expecting expected: [UInt8]?) -> VerificationProblem? {
    guard let expected, let actual = files.bytes(of: path) else { return .missingFile(path) }
    return actual == expected ? nil : .otherBytes(path, actual: actual, expected: expected)
  }

  /// Returns the messages that only one of the two builds reported.
  private func messageDifferences(
    _ actual: DiagnosticList, _ actualSources: SourceMap, _ expected: DiagnosticList, _ expectedSources: SourceMap
  ) -> [VerificationProblem] {
    let actualTexts = actual.map { DiagnosticText(sources: actualSources).text(of: $0) }
    let expectedTexts = expected.map { DiagnosticText(sources: expectedSources).text(of: $0) }
    let (actualSet, expectedSet) = (Set(actualTexts), Set(expectedTexts))
    return actualTexts.filter { !expectedSet.contains($0) }.map { .extraMessage($0.firstLine) }
      + expectedTexts.filter { !actualSet.contains($0) }.map { .missingMessage($0.firstLine) }
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}

/// A difference between a build that used the cache and a first build.
private enum VerificationProblem {
  /// A file has other bytes.
  case otherBytes(String, actual: [UInt8], expected: [UInt8])
  /// A file is missing or cannot be read.
  case missingFile(String)
  /// A first build does not create this file.
  case extraFile(String)
  /// A first build does not report this message.
  case extraMessage(String)
  /// Only a first build reports this message.
  case missingMessage(String)
  /// The number of further differences.
  case more(Int)
  /// Source files changed between the two builds, so they cannot be compared.
  case inputsChanged

  /// Returns the diagnostic about the difference in an output folder.
  func diagnostic(in output: String, _ sources: inout SourceMap) -> Diagnostic {
    guard case .otherBytes(let path, let actual, let expected) = self else {
      return Diagnostic(.error, code, message(output))
    }
    let offset = zip(actual, expected).prefix { $0 == $1 }.count
    let source = sources.add(SourceFile(path: "\(output)/\(path)", utf8: actual))
    let range = SourceRange(source, offset..<min(offset + 1, actual.count))
    let rest = String(
      decoding: expected[offset...].prefix(while: { $0 != UInt8(ascii: "\n") }).prefix(60), as: UTF8.self)
    let advice = Diagnostic.Suggestion(
      "delete the cache folder and the output folder, and build again; if that does not help, Swift code of the site gives "
        + "different results each time")
    let note = offset == expected.count ? "a first build ends here" : "a first build continues with `\(rest)`"
    return Diagnostic(.error, code, message(output), at: range, notes: [Diagnostic.Note(note)], suggestion: advice)
  }

  private func message(_ output: String) -> String {
    switch self {
    case .otherBytes(_, let actual, let expected):
      "a first build writes another file: it differs from byte \(zip(actual, expected).prefix { $0 == $1 }.count + 1) on"
    case .missingFile(let path): "a first build writes `\(output)/\(path)`, which is missing"
    case .extraFile(let path): "a first build does not write `\(output)/\(path)`"
    case .extraMessage(let text): "a first build does not report: \(text)"
    case .missingMessage(let text): "only a first build reports: \(text)"
    case .more(let count): "\(count) more differences between this build and a first build"
    case .inputsChanged: "files of the site changed during the build, so it cannot be verified; try again"
    }
  }

  private var code: DiagnosticCode {
    switch self {
    case .otherBytes: "verify.other-bytes"
    case .missingFile: "verify.missing-file"
    case .extraFile: "verify.extra-file"
    case .extraMessage, .missingMessage: "verify.other-messages"
    case .more: "verify.more"
    case .inputsChanged: "verify.changed-meanwhile"
    }
  }
}
