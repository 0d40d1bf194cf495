package import Components
package import Formulas
package import Markup
package import Parsing

/// The options for reading articles.
package struct ArticleOptions: Sendable {
  /// The containers that articles can use by name.
  package var containers: ContainerRegistry
  /// A container to wrap the whole text in, as if the file began and ended with its `:::` fences.
  package var bodyContainer: Container?
  /// The policy for raw HTML.
  package var markup: RawMarkupPolicy
  /// Whether straight quotes become curly, and hyphens become dashes.
  package var smartPunctuation: Bool
  /// Whether `{…}` directly behind an image, a link, a code span or emphasis sets its attributes.
  package var inlineAttributes = false
  /// Whether the content of an HTML element with `markdown="1"` is Markdown.
  package var markdownInHTML = false
  /// Whether each line number of a code block is a link to its line.
  package var lineLinks = false
  /// The enabled syntax of other generators.
  package var additions: Set<MarkdownAddition> = []
  /// The macros of formulas.
  package var macros = Macros()
  /// How ids are made from the texts of headings.
  package var headingIDs = HeadingIDStyle.standard
  /// Resolves the address of a link or an image.
  package var resolve: @Sendable (String) -> AddressResolution
  /// What the article can be composed of besides its own text; `nil` if it is read by itself.
  package var parts: (any ArticleParts)?
  /// The container that lists articles as the theme does.
  package var articleList: Container?
  /// A comment that ends the excerpt, besides `<!--more-->`.
  package var excerptSeparator: String?
  /// The site's own names for the languages of code blocks.
  package var codeAliases = CodeAliases()
  /// The blocks of the article that are older than their originals.
  package var oldBlocks: [OldBlockMark] = []
  /// The limits of the parser.
  package var limits: MarkdownLimits

  /// Creates options; by default, addresses stay unchanged.
  package init(
    containers: ContainerRegistry = ContainerRegistry(),
    markup: RawMarkupPolicy = .safe(), smartPunctuation: Bool = false, limits: MarkdownLimits = MarkdownLimits(),
    resolve: @escaping @Sendable (String) -> AddressResolution = { _ in .unchanged }
  ) {
    self.containers = containers
    self.markup = markup
    self.smartPunctuation = smartPunctuation
    self.limits = limits
    self.resolve = resolve
  }
}

extension ArticleOptions {
  /// The directives that articles can use: those whose names no container has.
  var directives: Set<Directive> {
    parts == nil ? [] : Set(Directive.allCases.filter { containers[$0.rawValue] == nil })
  }
}

/// The result of resolving an address.
package enum AddressResolution: Sendable, Equatable {
  /// The address stays as it is written.
  case unchanged
  /// Another address: a page instead of its file, or a path from the site's root.
  case address(String)
  /// An image whose size is known.
  case image(ResolvedImage)
  /// A file that has the name of a picture, but that browsers cannot show: its address, and the reason as the end of a
  /// sentence.
  case unshowablePicture(String, String)
  /// An article that does not exist; `nearest` has a similar name.
  case missingArticle(nearest: String?)
  /// An article that is not published: a draft, a scheduled article or an expired article.
  case unpublishedArticle
  /// A heading or id that the article does not have; `nearest` is similar.
  case missingPart(nearest: String?)
  /// A file that does not exist; `nearest` is an address that the author may mean.
  case missingFile(nearest: String?)
  /// A file that is not published, because it belongs to an unpublished article, or `nil`: to a folder of drafts.
  case unpublishedFile(of: String?)

  /// Returns why a file is not published, for the article to which it belongs.
  package static func reason(unpublishedFileOf article: String?) -> String {
    article.map { "it belongs to `\($0)`, which is not published now" } ?? "it is in a folder of drafts"
  }
}
