/// What an article tells about itself to checks, search, tables of contents and caches.
public struct ArticleFacts: Sendable, Equatable {
  /// A link or an image.
  public struct Link: Sendable, Equatable {
    /// What leads there.
    public enum Kind: Sendable { case link, image }

    /// What leads there.
    public let kind: Kind
    /// The address as the author wrote it.
    public let written: String
    /// The address in the page.
    public let address: String
    /// Where it stands in the file.
    public let source: Range<Int>
    /// Whether it is an image that says nothing to those who do not see it; in HTML, an empty `alt` says that there is nothing to say.
    public var isSilent = false
  }

  /// A heading.
  public struct Heading: Sendable, Equatable {
    /// Its level, from 1 to 6.
    public let level: Int
    /// Its text, without markup.
    public let text: String
    /// Its id in the page, if it stands there as a heading.
    public let id: String?
    /// Where it stands in the file.
    public let source: Range<Int>

    /// Takes what is known of one.
    public init(level: Int, text: String, id: String?, source: Range<Int>) {
      (self.level, self.text, self.id, self.source) = (level, text, id, source)
    }
  }

  /// An id in the page.
  public struct Anchor: Sendable, Equatable {
    /// The id.
    public let id: String
    /// The block that has it.
    public let source: Range<Int>
  }

  /// What a child of a container is called.
  public struct Label: Sendable, Equatable {
    /// The container's name.
    public let container: String
    /// The label's text.
    public let text: String
    /// The child's id.
    public let id: String?
    /// Where the child stands in the file.
    public let source: Range<Int>
  }

  /// The links and images, in document order.
  public var links: [Link] = []
  /// The headings, in document order.
  public var headings: [Heading] = []
  /// The ids, in document order.
  public var anchors: [Anchor] = []
  /// The ids that raw HTML sets, in the order of their bytes.
  public var markupIDs: [String] = []
  /// The labels, by container in document order.
  public var labels: [Label] = []
  /// How much there is to read.
  public var words = WordCount()

  /// Begins without any.
  public init() {}

  /// The images among the links.
  public var images: [Link] { links.filter { $0.kind == .image } }
}
