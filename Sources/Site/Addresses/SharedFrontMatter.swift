package import Articles
import Parsing
import Records

/// The front matter of articles in the main language that their translations have, too, unless they set it themselves.
///
///     posts/a.md      order: 2
///     posts/a.fr.md   has the same order
package struct SharedFrontMatter: Sendable {
  /// The values by the key of the translations.
  private var values: [String: (metadata: ArticleMetadata, hash: ContentHash)] = [:]

  /// Reads the front matter of the main edition.
  ///
  /// Unpublished files count, too.
  package init(_ files: [ArticleFile]) {
    for file in files where file.place.edition == 0 {
      guard let metadata = Self.metadata(of: file) else { continue }
      let key = file.translationKey
      values[key] = values[key] ?? (metadata, metadata.hash)
    }
  }

  /// Returns the files, with the front matter of their originals added to that of translations.
  package func added(to files: [ArticleFile]) -> [ArticleFile] {
    if values.isEmpty { return files }
    return files.map { file in
      guard file.place.edition != 0, let original = values[file.translationKey] else { return file }
      return file.withDefaults(original.metadata, hash: original.hash)
    }
  }

  /// Returns the front matter of a file that holds in all languages; `nil` if it has none.
  ///
  /// The texts of sections and of the home page also decide how their pages look. Texts, such as those of a `hero`,
  /// belong to one language.
  package static func metadata(of file: ArticleFile) -> ArticleMetadata? {
    let metadata =
      file.place.role == .article
      ? file.metadata.only([.order], parameters: ["featured"])
      : file.metadata.only(
        [.order, .template, .layout, .toc, .wide], parameters: ["grid", "featured", "hide_intro", "hide_cover"])
    return metadata.ranges.fields.isEmpty && metadata.parameters.entries.isEmpty ? nil : metadata
  }
}
