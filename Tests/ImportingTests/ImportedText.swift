@testable import Importing

/// Imports a site from texts by path, and returns the texts of the new site by path.
func imported(_ files: [String: String], from generator: String? = nil) -> [String: String] {
  importedSite(files, from: generator).files.mapValues { file in
    switch file {
    case .written(let bytes): String(decoding: bytes, as: UTF8.self)
    case .copied(let path): "copy of \(path)"
    }
  }
}

/// Imports a site from texts by path.
func importedSite(_ files: [String: String], from generator: String? = nil) -> ImportedSite {
  let site = ForeignSite(paths: files.keys.sorted()) { files[$0].map { Array($0.utf8) } }
  guard let work = SiteImport.prepare(site, from: generator) else { preconditionFailure("no such generator") }
  let known: Set = [
    "tabs", "item", "steps", "cards", "note", "tip", "important", "warning", "caution", "info", "danger", "video",
  ]
  return work.finish(work.articleIndices.map { work.convertArticle($0) }, knownContainers: known)
}
