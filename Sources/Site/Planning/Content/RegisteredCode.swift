package import Articles
import Records

/// The additions of a Swift program to an edition of a site, without the views themselves.
///
/// A site is planned with them.
package struct RegisteredCode: Sendable {
  package let containers: [Container]
  /// The container that lists articles as the theme does.
  package let articleList: Container
  package let layouts: [Named]
  package let pages: [Page]
  package let views: [Named]
  /// The hooks that change the blocks of articles.
  package let hooks: [Hook]
  /// The hooks that change the front matter of articles.
  package let frontMatterHooks: [@Sendable (inout ArticleFields) -> Void]
  /// Templates and assets, by their paths.
  package let files: [String: [UInt8]]

  package init(
    containers: [Container], articleList: Container, layouts: [Named], pages: [Page], views: [Named], hooks: [Hook],
    frontMatterHooks: [@Sendable (inout ArticleFields) -> Void], files: [String: [UInt8]]
  ) {
    (self.containers, self.layouts, self.pages, self.views) = (containers, layouts, pages, views)
    self.articleList = articleList
    (self.hooks, self.frontMatterHooks, self.files) = (hooks, frontMatterHooks, files)
  }

  /// A hook that changes the blocks of articles.
  package struct Hook: Sendable {
    /// The section of the articles; `nil` for all articles.
    package let section: String?
    package let reads: CodeReads

    package init(section: String?, reads: CodeReads) { (self.section, self.reads) = (section, reads) }
  }

  /// A layout, or a view that templates place by its name.
  package struct Named: Sendable {
    package let name: String
    package let reads: CodeReads

    package init(name: String, reads: CodeReads) { (self.name, self.reads) = (name, reads) }
  }

  /// A page, a feed or another file in Swift.
  package struct Page: CodeWithReads {
    /// What the page is for readers.
    package enum Form: Sendable {
      /// A view in the frame of a template.
      case view
      /// A file without a frame.
      case file
      /// A feed of the listed articles, and the address of the page that lists them.
      case feed(FeedFormat, of: String?)
    }

    package var address: String
    package var title = ""
    package var description: String?
    /// The address of the image that represents the page in previews.
    package var image: String?
    /// The names of terms, by the names of their taxonomies.
    package var terms: [String: [String]] = [:]
    /// The indexes of the articles that it lists; `nil` if it is no list.
    package var list: [Int]?
    /// The number of articles on each page of the list; `nil` if all of them are on one page.
    package var pageSize: Int?
    package var template = ""
    package var ownReads: CodeReads?
    package private(set) var form: Form
    /// The number of the code that computed the page from the site, if any did.
    package var computation: Int?

    package init(_ form: Form, at address: String, reads: CodeReads?) {
      (self.form, self.address, ownReads) = (form, address, reads)
    }

    /// Changes the address, and that of the page that a feed belongs to.
    package mutating func moveAddresses(_ moved: (String) -> String) {
      address = moved(address)
      if case .feed(let format, let page) = form { form = .feed(format, of: page.map(moved)) }
    }

    /// Whether the page is a feed or another file, which is no page for readers.
    package var isFile: Bool { if case .view = form { false } else { true } }

    /// Texts that identify the page.
    fileprivate var texts: [String] {
      ["page", address, title, template, isFile ? "file" : "view", description ?? "", image ?? ""]
        + terms.sorted { $0.key < $1.key }.flatMap { [$0.key] + $0.value }
    }
  }
}

extension RegisteredCode {
  /// The names and addresses of everything that is registered.
  ///
  /// A program can compute them when it starts, so they can differ between two builds of the same program.
  package var registrations: [[String]] {
    containers.map { ["container", $0.name] + $0.aliases } + layouts.map { ["layout", $0.name] } + pages.map(\.texts)
      + views.map { ["view", $0.name] } + hooks.map { ["hook", $0.section ?? ""] }
      + files.sorted { $0.key < $1.key }.map { ["file", $0.key, ContentHash(of: $0.value).text] }
  }

  /// The names in Markdown of the containers that run in every build in which an input changed.
  var namesOfRunningContainers: [String] {
    containers.filter { $0.reads == .anything }.flatMap { [$0.name] + $0.aliases }
  }
}
