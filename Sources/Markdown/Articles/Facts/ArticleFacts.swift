/// What an article tells about itself to checks, search, tables of contents and caches.
package struct ArticleFacts: Sendable, Equatable {
  /// A link or an image.
  package struct Link: Sendable, Equatable {
    /// What leads there.
    package enum Kind: Sendable { case link, image }

    /// What leads there.
    package let kind: Kind
    /// The address as the author wrote it.
    package let written: String
    /// The address in the page.
    package let address: String
    /// Where it stands in the file.
    package let source: Range<Int>
    /// Whether it is an image that says nothing to those who do not see it; in HTML, an empty `alt` says that there is nothing to say.
    package var isSilent = false
  }

  /// A heading.
  package struct Heading: Sendable, Equatable {
    /// Its level, from 1 to 6.
    package let level: Int
    /// Its text, without markup.
    package let text: String
    /// Its id in the page, if it stands there as a heading.
    package let id: String?
    /// Where it stands in the file.
    package let source: Range<Int>

    /// Takes what is known of one.
    package init(level: Int, text: String, id: String?, source: Range<Int>) {
      (self.level, self.text, self.id, self.source) = (level, text, id, source)
    }
  }

  /// An id in the page.
  package struct Anchor: Sendable, Equatable {
    /// The id.
    package let id: String
    /// The block that has it.
    package let source: Range<Int>
  }

  /// What a child of a container is called.
  package struct Label: Sendable, Equatable {
    /// The container's name.
    package let container: String
    /// The label's text.
    package let text: String
    /// The child's id.
    package let id: String?
    /// Where the child stands in the file.
    package let source: Range<Int>
  }

  /// The links and images, in document order.
  package var links: [Link] = []
  /// The headings, in document order.
  package var headings: [Heading] = []
  /// The ids, in document order.
  package var anchors: [Anchor] = []
  /// The ids that raw HTML sets, in the order of their bytes.
  package var markupIDs: [String] = []
  /// The labels, by container in document order.
  package var labels: [Label] = []
  /// How much there is to read.
  package var words = WordCount()

  /// Begins without any.
  package init() {}

  /// The images among the links.
  package var images: [Link] { links.filter { $0.kind == .image } }
}
