@testable import Importing

/// Imports a site whose files are in memory.
func importedWithReport(_ files: [String: String], from generator: String) throws -> (
  files: [String: String], report: String
) {
  let site = ForeignSite(paths: files.keys.sorted()) { path in files[path].map { Array($0.utf8) } }
  let work = try required(SiteImport.prepare(site, from: nil))
  let known: Set = ["tabs", "steps", "cards", "note", "tip", "important", "warning", "caution", "info", "danger"]
  let result = work.finish(work.articleIndices.map { work.convertArticle($0) }, knownContainers: known)
  let written = result.files.mapValues { file in
    switch file {
    case .written(let bytes): String(decoding: bytes, as: UTF8.self)
    case .copied(let source): "copy of \(source)"
    }
  }
  let report = ImportReport(result, from: "old", to: "new").text
  guard report.hasPrefix(generator + ":") else { throw WrongGenerator(report: report) }
  return (written, report)
}

/// The import detected another generator.
struct WrongGenerator: Error { let report: String }

/// There is no value where a test needs one.
struct MissingValue: Error {}

private func required<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw MissingValue() }
  return value
}
