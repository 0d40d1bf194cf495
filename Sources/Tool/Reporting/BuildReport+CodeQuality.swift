import Diagnostics
import Markup
import Records

extension BuildReport {
  /// The diagnostics as a Code Quality report of GitLab.
  ///
  /// GitLab compares the fingerprints of two branches, so that a merge request shows only its own problems. So a
  /// fingerprint does not depend on the line. It contains a number if a file has the same problem several times.
  package func codeQuality(in repository: Repository) -> [UInt8] {
    var counts: [[String]: Int] = [:]
    let issues = messages.map { diagnostic in
      let place = place(of: diagnostic, in: repository)
      let identity = [diagnostic.code.rawValue, place.path, diagnostic.message]
      let count = counts[identity, default: 0]
      counts[identity] = count + 1
      return JSONText.object([
        ("description", .text(DiagnosticText(sources: sources).message(of: diagnostic))),
        ("check_name", .text(diagnostic.code.rawValue)),
        ("fingerprint", .text(ContentHash(of: Array((identity + ["\(count)"]).joined(separator: "\n").utf8)).text)),
        ("severity", .text(diagnostic.severity == .error ? "major" : "minor")),
        (
          "location",
          .object([("path", .text(place.path)), ("lines", .object([("begin", .number(place.line))]))])
        ),
      ])
    }
    return JSONText.list(issues).bytes + [UInt8(ascii: "\n")]
  }

  /// Returns the file and the line of a diagnostic; GitLab requires both, so the fallback is the content folder.
  private func place(of diagnostic: Diagnostic, in repository: Repository) -> (path: String, line: Int) {
    guard let range = diagnostic.location, let file = sources[range.source] else {
      return (repository.path(of: content), 1)
    }
    return (repository.path(of: file.path), file.position(at: range.bytes.lowerBound).line)
  }
}
