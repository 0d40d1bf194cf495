/// The names by which the path of a file says to which edition of the site it belongs.
///
///     about.fr.md      is the article `about` of the French edition
///     fr/about.md      is the same article; so is `francais/about.md` if its pages are below `/francais/`
///     about.md         is the article of the first edition
package struct EditionNames: Sendable {
  /// The number of editions.
  package let count: Int
  /// The numbers of the editions, by the tags and the folders of their languages in lower case.
  private let numbers: [String: Int]

  /// Creates the names of a site with one edition, whose files need no name.
  package init() { (count, numbers) = (1, [:]) }

  /// Creates the names of several editions, in order: the tags of their languages, and the addresses of their pages.
  package init(_ languages: [(tag: String, path: String)]) {
    count = max(1, languages.count)
    let tags = languages.enumerated().map { ($1.tag.lowercased(), $0) }
    let folders = languages.enumerated().map { number, language in
      (language.path.split(separator: "/").joined(separator: "/").lowercased(), number)
    }
    numbers = Dictionary(tags + folders.filter { !$0.0.isEmpty }) { first, _ in first }
  }

  /// Returns the address below which the pages in a language lie, unless the settings set another one.
  package static func path(of tag: String, isMain: Bool) -> String { isMain ? "/" : "/\(tag.lowercased())/" }

  /// Returns the path of a folder without the folder of a language around it, and the edition of that language.
  func withoutFolder(_ path: String) -> (path: String, edition: Int?) {
    if numbers.isEmpty { return (path, nil) }
    let first = path.prefix { $0 != "/" }
    guard let edition = numbers[first.lowercased()] else { return (path, nil) }
    return (String(path.dropFirst(first.count + 1)), edition)
  }

  /// Returns the name of an article without the language at its end, and the edition of that language.
  package func withoutEnding(_ stem: String) -> (stem: String, edition: Int?) {
    guard !numbers.isEmpty, let dot = stem.lastIndex(of: "."), dot > stem.startIndex,
      let edition = numbers[stem[stem.index(after: dot)...].lowercased()]
    else { return (stem, nil) }
    return (String(stem[..<dot]), edition)
  }

  /// Returns the path of an article without the language in it, and the edition of that language, by default the first.
  package func withoutLanguage(_ path: String) -> (path: String, edition: Int) {
    let inner = withoutFolder(path)
    let dot = inner.path.lastIndex(of: ".") ?? inner.path.endIndex
    let (stem, edition) = withoutEnding(String(inner.path[..<dot]))
    return (stem, inner.edition ?? edition ?? 0)
  }
}
