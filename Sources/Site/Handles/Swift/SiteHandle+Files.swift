import Diagnostics
import Mustache
import Planning

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
    if let value = site.content.data.value(named: name) { return SiteValue(value) }
    scope.report(SiteProblem.missingData(name, names: site.content.data.names).diagnostic())
    return SiteValue(.nothing)
  }

  /// Returns the data of a JSON, YAML or TOML file as a Swift type, or `nil` if there is no such file or if it does not
  /// fit the type.
  ///
  /// ```swift
  /// struct Book: Decodable { let title: String, year: Int? }
  ///
  /// ForEach(site.data("books.json", as: [Book].self) ?? [], id: \.title) { book in p { Text(book.title) } }
  /// ```
  ///
  /// A value of another kind, or a missing one, is an error with its place in the file. Each name in the file is the name
  /// of a property, or of a case in `CodingKeys`.
  public func data<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
    scope.reads.record(.file("\(DataFiles.folder)/\(name)"))
    guard let value = site.content.data.value(named: name) else {
      scope.report(SiteProblem.missingData(name, names: site.content.data.names).diagnostic())
      return nil
    }
    do throws(DecodingError) {
      return try SiteValueDecoder.decode(type, from: value)
    } catch {
      let context = error.place
      let problem = SiteProblem.unfitData(name, path: context.path, "\(type)", context.debugDescription)
      scope.report(problem.diagnostic(at: site.content.data.range(of: context.codingPath, inDataNamed: name)))
      return nil
    }
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
      return try site.content.data.text(of: path)
    } catch {
      scope.report(SiteProblem.unreadFile(path, error.reason).diagnostic())
      return ""
    }
  }
}
