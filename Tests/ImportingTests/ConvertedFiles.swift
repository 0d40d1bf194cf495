@testable import Importing

/// The files that an import makes of a small site.
struct ConvertedFiles {
  private let site: ImportedSite

  /// Imports a site that is given as texts by path.
  init?(_ files: [String: String], from generator: String? = nil) {
    let paths = files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let source = ForeignSite(paths: paths) { path in files[path].map { Array($0.utf8) } }
    guard let work = SiteImport.prepare(source, from: generator) else { return nil }
    site = work.finish(work.articleIndices.map { work.convertArticle($0) }, knownContainers: ["video"])
  }

  /// The paths of all files, sorted.
  var paths: [String] { site.files.keys.sorted() }

  /// Returns the text of a new file; a copied file is shown as `copy of PATH`.
  subscript(path: String) -> String? {
    switch site.files[path] {
    case .written(let bytes)?: String(decoding: bytes, as: UTF8.self)
    case .copied(let source)?: "copy of \(source)"
    case nil: nil
    }
  }

  /// The report of the import.
  var report: String { ImportReport(site, from: "old", to: "new").text }
}
