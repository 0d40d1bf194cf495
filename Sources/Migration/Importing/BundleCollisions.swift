/// Files beside an article that would be at the address of a static file.
///
/// The old site has the same file in both places, or copies one over the other. Garland publishes nothing then.
enum BundleCollisions {
  /// Removes such files of bundles, and returns a note on each.
  ///
  /// `articles` are the paths of the articles in the new site, each with the address in its front matter.
  static func removed(
    from files: inout [String: ImportedSite.File], of articles: [(target: String, url: String?)]
  ) -> [ImportNote] {
    var addresses: [String: String] = [:]
    for (target, url) in articles where target.fileStem == "index" {
      guard let url else { continue }
      addresses["Content/" + target.folderPath] = url.hasSuffix("/") ? url : "/" + url.folderPath + "/"
    }
    guard !addresses.isEmpty else { return [] }
    var notes: [ImportNote] = []
    for path in files.keys.sorted() {
      guard case .copied(let source)? = files[path], let bundle = folder(of: path, in: addresses),
        let address = addresses[bundle], let inner = path.path(below: bundle),
        files["Content/static" + address + inner] != nil
      else { continue }
      files[path] = nil
      notes.append(
        ImportNote(path: source, message: "is left out: the file `static\(address)\(inner)` has its address"))
    }
    return notes
  }

  /// Returns the innermost of some folders that contains a file.
  private static func folder(of path: String, in folders: [String: String]) -> String? {
    var folder = path.folderPath
    while !folder.isEmpty, folders[folder] == nil { folder = folder.folderPath }
    return folder.isEmpty ? nil : folder
  }
}
