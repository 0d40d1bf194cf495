import Articles
import Diagnostics
import Parsing

/// What a section's `_index.md` says of all its articles.
struct SectionSettings: Sendable {
  /// The order of its articles.
  enum Order: String, CaseIterable, Sendable { case newest, oldest, title, order, updated }

  /// The order of its articles, unless they are to be in that of their kind.
  var order: Order?
  /// How many of them a page of its list shows.
  var pageSize: Int?
  /// The template that frames each of them.
  var postTemplate: String?
  /// The container that holds the text of each of them.
  var postContainer: String?
  /// Whether they are posts, each at its time, or pages.
  var holdsPosts: Bool?

  /// A section of which nothing is said.
  init() {}

  /// Reads the front matter of an article about a section.
  static func read(_ head: FrontMatter) -> (value: SectionSettings, diagnostics: [Diagnostic]) {
    var fields = FieldReader(head.metadata.parameters, in: head.source)
    var settings = SectionSettings()
    settings.order = fields.choice("sort", among: Order.allCases.map(\.rawValue)).flatMap(Order.init)
    settings.pageSize = fields.count("page_size")
    settings.postTemplate = fields.text("post_template")
    settings.postContainer = fields.text("post_container")
    settings.holdsPosts = fields.choice("holds", among: ["posts", "pages"]).map { $0 == "posts" }
    return (settings, fields.diagnostics)
  }
}
