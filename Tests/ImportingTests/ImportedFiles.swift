import Containers

@testable import Importing

extension String {
  /// The text behind the first place of another text.
  func components(after mark: String) -> String? { firstRange(of: mark).map { String(self[$0.upperBound...]) } }
}

/// The files that an import makes of a small site in memory.
struct ImportedFiles {
  let site: ImportedSite
  /// The reason not to import the site.
  let refusal: String?

  /// Imports a site from texts by path, with the generator that is detected.
  init(_ files: [String: String], keepingComments: Bool = false) {
    let source = ForeignSite(paths: files.keys.sorted()) { files[$0].map { Array($0.utf8) } }
    guard
      let work = SiteImport.prepare(
        source, from: nil, containers: .standard, keepingComments: keepingComments)
    else {
      preconditionFailure("a folder is always accepted")
    }
    refusal = work.refusal
    site = work.finish(work.articleIndices.map { work.convertArticle($0) })
  }

  /// The paths of all files, sorted.
  var paths: [String] { site.files.keys.sorted() }

  /// The text of a new file; a copied file is shown as `copy of PATH`.
  subscript(path: String) -> String? {
    switch site.files[path] {
    case .written(let bytes)?: String(decoding: bytes, as: UTF8.self)
    case .copied(let source)?: "copy of \(source)"
    case nil: nil
    }
  }

  /// The report of the import.
  var report: String { ImportReport(site, isVerbose: true).text }
}
