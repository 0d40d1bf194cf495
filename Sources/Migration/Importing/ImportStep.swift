package import Diagnostics

/// What a user does until `garland build --strict` publishes an imported site: all warnings with one code.
package struct ImportStep: Sendable {
  let code: DiagnosticCode
  /// The message of the first warning.
  let message: String
  /// The places, as `path:line:column`.
  let places: [String]
  let count: Int
  /// Whether all messages are equal.
  let isUniform: Bool

  /// Returns the steps for the warnings of a build: the most frequent first.
  package static func steps(for warnings: DiagnosticList, in sources: SourceMap) -> [ImportStep] {
    Dictionary(grouping: warnings, by: \.code).map { code, warnings in
      let places = warnings.compactMap { warning in
        warning.location.flatMap { range in
          sources[range.source].map { "\($0.path):\($0.position(at: range.bytes.lowerBound))" }
        }
      }
      return ImportStep(
        code: code, message: warnings[0].message, places: places, count: warnings.count,
        isUniform: warnings.allSatisfy { $0.message == warnings[0].message })
    }
    .sorted { ($1.count, $0.code.rawValue) < ($0.count, $1.code.rawValue) }
  }

  /// How to fix the warnings.
  var fix: String { DiagnosticCatalogue[code.rawValue]?.fix ?? "" }
}
