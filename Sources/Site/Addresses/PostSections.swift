package import Articles

/// The sections whose articles are posts.
///
/// The setting `holds` in the `_index.md` of a section comes first. Without it, a section has posts in three cases: it
/// is `posts` or `blog` at the top level, it contains an article with a date, or the outer section has posts.
///
/// An article in no section is a post if its name or address begins with a date. With `holds` in the front matter of the
/// home page, either every such article with a date is a post, or none.
package struct PostSections {
  private var sections: Set<String> = []
  /// The setting `holds` of the home page, if it is set: whether articles in no section are posts.
  private let homeHoldsPosts: Bool?

  package init(_ files: [ArticleFile]) {
    var declared: [String: Bool] = [:]
    var found: Set = ["posts", "blog"]
    for file in files {
      let section = file.place.section
      if file.place.role != .article { declared[section] = declared[section] ?? Self.holdsPosts(file) }
      if file.place.role == .article, !section.isEmpty, !found.contains(section), file.date != nil {
        found.insert(section)
      }
    }
    homeHoldsPosts = declared[""]
    for section in Set(files.map(\.place.section)).sorted() where !section.isEmpty {
      let holdsPosts = SectionPath.chain(to: section).reduce(false) { declared[$1] ?? ($0 || found.contains($1)) }
      if holdsPosts { sections.insert(section) }
    }
  }

  private static func holdsPosts(_ index: ArticleFile) -> Bool? {
    var fields = FieldReader(index.metadata.parameters, in: index.source)
    return holdsPosts(from: &fields)
  }

  /// Reads `holds` from the front matter of a section: whether its articles are posts.
  package static func holdsPosts(from fields: inout FieldReader) -> Bool? {
    fields.choice("holds", among: ["posts", "pages"]).map { $0 == "posts" }
  }

  /// Returns whether a file is a post, and not a plain page or the text of a section.
  package func isPost(_ file: ArticleFile) -> Bool {
    guard file.place.role == .article else { return false }
    guard file.place.section.isEmpty else { return sections.contains(file.place.section) }
    return switch homeHoldsPosts {
    case true?: file.date != nil
    case false?: false
    case nil: file.dayInPath != nil
    }
  }
}
