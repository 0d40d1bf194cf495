package import Articles
package import Diagnostics
package import Parsing
import Records
import Texts

/// The default front matter for the articles of folders, from the key `defaults` in their `_index.md`.
///
/// An article's own key overrides the defaults, and an inner folder overrides an outer one. Unpublished `_index.md`
/// files count, too.
///
///     posts/_index.md   defaults: {toc: false}
///     posts/a/b.md      has no table of contents
package struct FolderDefaults: Sendable {
  private struct Values: Sendable {
    var metadata: ArticleMetadata
    /// The hash of the values.
    var hash: ContentHash

    /// Returns the values, with others where these set nothing.
    func withDefaults(_ others: Values) -> Values {
      Values(metadata: metadata.withDefaults(others.metadata), hash: hash.combined(with: others.hash))
    }
  }

  /// The defaults of folders, by the path of the section.
  private var folders: [String: Values] = [:]
  /// The default images as written, with the path of the `_index.md`.
  package private(set) var images: [(written: String, file: String, range: SourceRange)] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// The key of the defaults.
  package static let key = "defaults"

  /// Reads the defaults of an edition.
  ///
  /// `indexes` are the texts of sections in the main edition. Their defaults apply where this edition has none.
  /// `language` has the defaults in `site.yml`. They come after those of the edition's own home page, and before
  /// borrowed ones.
  package init(
    _ files: [ArticleFile], borrowing indexes: [ArticleFile] = [], language: LanguageDefaults? = nil,
    rules: FrontMatterRules
  ) {
    for file in files { read(file, rules) }
    let own = folders[""]
    for file in indexes { read(file, rules) }
    guard let language else { return }
    let values = values(in: language.map, of: language.file, language.source, rules)
    folders[""] = own?.withDefaults(values) ?? folders[""].map { values.withDefaults($0) } ?? values
  }

  private mutating func read(_ file: ArticleFile, _ rules: FrontMatterRules) {
    guard file.place.role != .article, folders[file.place.section] == nil else { return }
    var fields = FieldReader(file.metadata.parameters, in: file.source)
    let map = fields.map(Self.key)
    diagnostics += fields.diagnostics
    folders[file.place.section] = map.map { values(in: $0, of: file.place.path, file.source, rules) }
  }

  /// Reads the defaults in a file, and collects their images and problems.
  private mutating func values(
    in map: DataMap, of file: String, _ source: SourceID, _ rules: FrontMatterRules
  ) -> Values {
    var (metadata, problems) = ArticleMetadata.read(map, in: source, rules: rules)
    for field in ArticleMetadata.Field.withoutDefault {
      guard let range = metadata.ranges[field] else { continue }
      metadata.ranges[field] = nil
      problems.append(Self.noDefault(for: field, at: range))
    }
    diagnostics += problems
    if let image = metadata.image, let range = metadata.ranges[.image] {
      images.append((image, file, range))
      metadata.image = Self.path(of: image, from: file)
    }
    return Values(metadata: metadata, hash: metadata.hash.combined(with: rules.hash))
  }

  /// Returns the files, with the defaults of their folders added to their front matter.
  package func added(to files: [ArticleFile]) -> [ArticleFile] {
    if folders.isEmpty { return files }
    var known: [String: Values?] = [:]
    return files.map { file in
      guard let section = Self.sectionOfDefaults(for: file) else { return file }
      let values = known[section] ?? values(for: section)
      known[section] = .some(values)
      return values.map { file.withDefaults($0.metadata, hash: $0.hash) } ?? file
    }
  }

  /// Returns the section whose defaults apply to a file, or `nil` for an `_index.md`.
  ///
  /// `install.md` beside the folder `install`, and an `index.md`, keep the defaults of the folder around it when they
  /// become the text of a section. Otherwise a draft by default would become public with the first file in that folder.
  private static func sectionOfDefaults(for file: ArticleFile) -> String? {
    let place = file.place
    if place.role == .article { return place.section }
    let stem = MarkdownName.stem(of: place.plainPath) ?? place.plainPath
    guard place.role == .section, !"/\(stem)".hasSuffix("/_index") else { return nil }
    return place.section.folderPath
  }

  /// Returns the values of a section and of all folders around it.
  private func values(for section: String) -> Values? {
    let found = ([""] + SectionPath.chain(to: section)).reversed().compactMap { folders[$0] }
    return found.first.map { found.dropFirst().reduce($0) { $0.withDefaults($1) } }
  }

  /// Returns the path of an image from the root of the content folder, so that it is valid in every folder.
  private static func path(of image: String, from file: String) -> String {
    guard !image.hasPrefix("/"), !image.contains(":") else { return image }
    return SitePath.resolve(image, from: file).map { "/\($0)" } ?? image
  }

  private static func noDefault(for field: ArticleMetadata.Field, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "front-matter.no-default", "`\(field.name)` cannot have a default: each article has its own",
      at: range,
      suggestion: Diagnostic.Suggestion("write `permalinks` in `site.yml` to set the addresses of all articles"))
  }
}

/// The default front matter for all articles in a language, from a file with settings.
package struct LanguageDefaults: Sendable, Equatable {
  let map: DataMap
  /// The path of the file.
  let file: String
  let source: SourceID

  package init(_ map: DataMap, in file: String, _ source: SourceID) {
    (self.map, self.file, self.source) = (map, file, source)
  }
}
