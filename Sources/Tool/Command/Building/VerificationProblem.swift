import Diagnostics

/// How a build that used what the last one left differs from a first build of the same.
enum VerificationProblem {
  /// A file has other bytes.
  case differs(String, held: [UInt8], made: [UInt8])
  /// A file is not there, or cannot be read.
  case missing(String)
  /// A file is there that a first build does not make.
  case extra(String)
  /// Something was said that a first build does not say.
  case said(String)
  /// Something was not said that a first build says.
  case unsaid(String)
  /// So many further differences.
  case more(Int)
  /// Files changed between the two builds, so that nothing can be said.
  case changedMeanwhile

  /// The problem, at its place in the site that lies in a folder.
  func diagnostic(in output: String, _ sources: inout SourceMap) -> Diagnostic {
    guard case .differs(let path, let held, let made) = self else { return Diagnostic(.error, code, message(output)) }
    let offset = zip(held, made).prefix { $0 == $1 }.count
    let source = sources.add(SourceFile(path: "\(output)/\(path)", utf8: held))
    let place = SourceRange(source, offset..<min(offset + 1, held.count))
    let rest = String(decoding: made[offset...].prefix(while: { $0 != UInt8(ascii: "\n") }).prefix(60), as: UTF8.self)
    let advice = Diagnostic.Suggestion(
      "remove the folder of the cache and that of the site, and build again; where that does not help, something in the site's Swift "
        + "code is not the same twice")
    let note = offset == made.count ? "a first build ends there" : "a first build goes on with `\(rest)`"
    return Diagnostic(.error, code, message(output), at: place, notes: [Diagnostic.Note(note)], suggestion: advice)
  }

  private func message(_ output: String) -> String {
    switch self {
    case .differs(_, let held, let made):
      "a first build makes another file: the bytes differ from number \(zip(held, made).prefix { $0 == $1 }.count + 1) on"
    case .missing(let path): "a first build makes `\(output)/\(path)`, which is not there"
    case .extra(let path): "a first build does not make `\(output)/\(path)`"
    case .said(let text): "a first build does not say: \(text)"
    case .unsaid(let text): "a first build says what was not said: \(text)"
    case .more(let count): "\(count) further differences between this build and a first one"
    case .changedMeanwhile: "files of the site changed while it was built, so it cannot be verified; try again"
    }
  }

  private var code: DiagnosticCode {
    switch self {
    case .differs: "verify.other-bytes"
    case .missing: "verify.missing-file"
    case .extra: "verify.extra-file"
    case .said, .unsaid: "verify.other-messages"
    case .more: "verify.more"
    case .changedMeanwhile: "verify.changed-meanwhile"
    }
  }
}
