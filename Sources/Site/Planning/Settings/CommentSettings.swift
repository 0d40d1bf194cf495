package import Articles
import Diagnostics
import Parsing
import Texts

/// The service that shows comments below posts, from `comments` in `site.yml`.
///
/// ```yaml
/// comments:
///   giscus: {repo: me/blog, repo_id: R_1, category: Announcements, category_id: DIC_1}
/// ```
package enum CommentSettings: Sendable, Equatable {
  /// Comments in GitHub's discussions.
  case giscus(Giscus)
  /// Comments in GitHub's issues; the text is the repository, as `owner/name`.
  case utterances(String)

  /// The values that giscus.app shows for a repository.
  package struct Giscus: Sendable, Equatable {
    package var repository, repositoryID, category, categoryID: String
    package var mapping = Mapping.pathname
  }

  /// The text by which giscus finds the discussion of a page.
  package enum Mapping: String, CaseIterable {
    case pathname, url, title = "og:title"
  }

  /// What `comments` can be.
  package static let form = FieldForm.map([
    FieldDescription(
      "giscus",
      .map([
        FieldDescription("repo", .type(.text), "the repository, such as `me/blog`", isRequired: true),
        FieldDescription("repo_id", .type(.text), "the value that giscus.app shows", isRequired: true),
        FieldDescription("category", .type(.text), "the value that giscus.app shows", isRequired: true),
        FieldDescription("category_id", .type(.text), "the value that giscus.app shows", isRequired: true),
        FieldDescription(
          "mapping", .choice(of: Mapping.self), default: "`pathname`", "how giscus finds the discussion of a page"),
      ]), "comments in GitHub's discussions"),
    FieldDescription("utterances", .type(.text), "the repository with comments in its issues, such as `me/blog`"),
  ])

  /// The host that the comments are loaded from.
  package var host: String {
    switch self {
    case .giscus: "giscus.app"
    case .utterances: "utteranc.es"
    }
  }
}

extension CommentSettings {
  /// Reads `comments`: a map with `giscus` or `utterances`.
  static func read(from fields: inout FieldReader, _ key: FieldDescription) -> CommentSettings? {
    guard let map = fields.map(key.name) else { return nil }
    let (giscus, utterances) = fields.nested(map) { inner in
      (Self.giscus(from: &inner), repository("utterances", in: &inner))
    }
    if map["giscus"] != nil, map["utterances"] != nil {
      fields.reject(
        key.name, .wrong(key.name, "giscus and utterances", "one of `giscus` and `utterances`", known: []))
    }
    return giscus ?? utterances.map { .utterances($0) }
  }

  private static func giscus(from fields: inout FieldReader) -> CommentSettings? {
    guard let map = fields.map("giscus") else { return nil }
    var inner = FieldReader(map, in: fields.source, area: "site")
    let repository = repository("repo", in: &inner)
    let texts = ["repo_id", "category", "category_id"].map { inner.text($0) }
    let mapping: Mapping? = inner.choice("mapping")
    inner.reportUnknownKeys()
    for missing in ["repo", "repo_id", "category", "category_id"] where map[missing] == nil {
      inner.report(SettingsProblem.missing(missing).diagnostic(at: fields.range(of: "giscus")))
    }
    fields.addDiagnostics(of: inner)
    guard let repository, let repositoryID = texts[0], let category = texts[1], let categoryID = texts[2] else {
      return nil
    }
    return .giscus(
      Giscus(
        repository: repository, repositoryID: repositoryID, category: category, categoryID: categoryID,
        mapping: mapping ?? .pathname))
  }

  /// Reads a repository on GitHub, such as `me/blog`.
  private static func repository(_ name: String, in fields: inout FieldReader) -> String? {
    guard let text = fields.text(name) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isValid =
      parts.count == 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { $0.isNameByte }
      }
    if isValid { return text }
    fields.reject(name, .wrong(name, text, "a repository on GitHub such as `me/blog`", known: []))
    return nil
  }
}

extension UInt8 {
  /// Whether the name of a repository or of its owner on GitHub can contain the byte.
  fileprivate var isNameByte: Bool {
    isASCIIAlphanumeric || "-._".utf8.contains(self)
  }
}
