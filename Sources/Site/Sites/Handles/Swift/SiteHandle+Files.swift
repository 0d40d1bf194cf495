import Diagnostics
import Mustache

/// Files that Swift code reads through the site, so that a build knows that the page depends on them.
extension SiteHandle {
  /// Returns the data of a JSON, YAML or TOML file in the folder `_data` of the content.
  ///
  /// ```swift
  /// SitePage("/books/", title: "Books", reads: .recorded) { site in
  ///   ul { ForEach(site.data("books.json").list) { book in li { Text(book.title.text ?? "") } } }
  /// }
  /// ```
  ///
  /// If there is no such file, the value is empty and the build reports an error. The files in `_data` are not published.
  public func data(_ name: String) -> SiteValue {
    scope.reads.record(.file("\(DataFiles.folder)/\(name)"))
    if let value = model.data.value(named: name) { return SiteValue(value) }
    scope.report(SiteProblem.missingData(name, names: model.data.names).diagnostic())
    return SiteValue(.nothing)
  }

  /// Returns the text of a file in the content folder.
  ///
  /// ```swift
  /// pre { Text(site.file("static/license.txt")) }
  /// ```
  ///
  /// If the file cannot be read, the text is empty and the build reports an error.
  public func file(_ path: String) -> String {
    scope.reads.record(.file(path))
    do {
      return try model.data.text(of: path)
    } catch {
      scope.report(SiteProblem.unreadFile(path, error.reason).diagnostic())
      return ""
    }
  }
}
