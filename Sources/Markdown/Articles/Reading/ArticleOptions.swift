package import Markup
package import Parsing

/// How articles are read.
package struct ArticleOptions: Sendable {
  /// The containers that answer names.
  package var containers: ContainerRegistry
  /// The container that holds the whole text, as if its fences stood around it.
  package var holder: Container?
  /// Whether a name that nobody answers is a warning, and its blocks are shown.
  package var isLenient: Bool
  /// What happens to raw HTML.
  package var markup: RawMarkupPolicy
  /// Whether quotes curl and dashes lengthen.
  package var smartPunctuation: Bool
  /// Where an address in a link or an image leads.
  package var resolve: @Sendable (String) -> AddressResolution
  /// A comment that ends the excerpt, besides `<!--more-->`.
  package var excerptSeparator: String?
  /// What a document may ask of the parser.
  package var limits: MarkdownLimits

  /// Chooses how articles are read; without a choice, addresses stay as they are.
  package init(
    containers: ContainerRegistry = ContainerRegistry(), isLenient: Bool = false,
    markup: RawMarkupPolicy = .safe(), smartPunctuation: Bool = false, limits: MarkdownLimits = MarkdownLimits(),
    resolve: @escaping @Sendable (String) -> AddressResolution = { _ in .unchanged }
  ) {
    self.containers = containers
    self.isLenient = isLenient
    self.markup = markup
    self.smartPunctuation = smartPunctuation
    self.limits = limits
    self.resolve = resolve
  }
}

/// Where an address leads.
package enum AddressResolution: Sendable, Equatable {
  /// Where it says.
  case unchanged
  /// To another address: a page instead of its file, a path from the site's root.
  case address(String)
  /// To an image of a known size, in pixels.
  case image(String, width: Int, height: Int)
  /// To an article's file that does not exist; perhaps that one was meant.
  case missingArticle(nearest: String?)
  /// To an article that is left out for now: a draft, or one whose time is not here.
  case leftOutArticle
  /// To a part that the article does not have; perhaps that one was meant.
  case missingPart(nearest: String?)
  /// To another file that does not exist.
  case missingFile
}
