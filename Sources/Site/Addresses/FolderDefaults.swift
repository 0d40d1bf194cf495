package import Articles
package import Diagnostics
import Parsing
import Records

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
  }

  /// The defaults of folders, by the path of the section.
  private var folders: [String: Values] = [:]
  /// The default images as written, with the path of the `_index.md`.
  package private(set) var images: [(written: String, file: String, range: SourceRange)] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// The key of the defaults.
  package static let key = "defaults"

  package init(_ files: [ArticleFile], rules: FrontMatterRules) {
    for file in files where file.place.role != .article && folders[file.place.section] == nil {
      var fields = FieldReader(file.metadata.parameters, in: file.source)
      let map = fields.map(Self.key)
      diagnostics += fields.diagnostics
      guard let map else { continue }
      var (metadata, problems) = ArticleMetadata.read(map, in: file.source, rules: rules)
      for field in ArticleMetadata.keysWithoutDefault {
        guard let range = metadata.ranges[field] else { continue }
        metadata.ranges[field] = nil
        problems.append(Self.noDefault(for: field, at: range))
      }
      diagnostics += problems
      if let image = metadata.image, let range = metadata.ranges[.image] {
        images.append((image, file.place.path, range))
        metadata.image = Self.path(of: image, from: file.place.path)
      }
      var writer = RecordWriter()
      map.write(to: &writer)
      writer.write(rules.hash)
      folders[file.place.section] = Values(metadata: metadata, hash: ContentHash(of: writer.bytes))
    }
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
    return place.section.folderPath ?? ""
  }

  /// Returns the values of a section and of all folders around it.
  private func values(for section: String) -> Values? {
    let found = ([""] + SectionPath.chain(to: section)).reversed().compactMap { folders[$0] }
    guard var values = found.first else { return nil }
    for outer in found.dropFirst() {
      values.metadata = values.metadata.withDefaults(outer.metadata)
      values.hash = values.hash.combined(with: outer.hash)
    }
    return values
  }

  /// Returns the path of an image from the root of the content folder, so that it is valid in every folder.
  private static func path(of image: String, from file: String) -> String {
    guard !image.hasPrefix("/"), !image.contains(":") else { return image }
    return SitePath.resolve(image, from: file).map { "/\($0)" } ?? image
  }

  private static func noDefault(for field: ArticleMetadata.Field, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "front-matter.no-default", "`\(field.rawValue)` cannot have a default: each article has its own",
      at: range,
      suggestion: Diagnostic.Suggestion("write `permalinks` in `site.yml` to set the addresses of all articles"))
  }
}

extension DataMap {
  /// Writes the keys and values without their ranges.
  fileprivate func write(to writer: inout RecordWriter) {
    writer.write(entries.count)
    for entry in entries {
      writer.write(entry.key)
      entry.value.write(to: &writer)
    }
  }
}

extension DataNode {
  /// Writes the value without its range.
  fileprivate func write(to writer: inout RecordWriter) {
    switch value {
    case .null: writer.write("null")
    case .bool(let isTrue): writer.write(isTrue ? "true" : "false")
    case .integer(let number): writer.write(["integer", "\(number)", written ?? ""])
    case .number(let number): writer.write(["number", "\(number)", written ?? ""])
    case .string(let text): writer.write(["string", text])
    case .date(let text): writer.write(["date", text])
    case .list(let nodes):
      writer.write(["list", "\(nodes.count)"])
      for node in nodes { node.write(to: &writer) }
    case .map(let map):
      writer.write("map")
      map.write(to: &writer)
    }
  }
}
