package import Diagnostics
import Parsing

/// The facts about an article that checks, search and tables of contents need, without its text.
package struct ArticleFacts: Sendable, Equatable {
  /// A link or an image.
  package struct Link: Sendable, Equatable {
    /// The kinds of elements that have an address.
    package enum Kind: Sendable { case link, image }

    /// Whether this is a link or an image.
    package let kind: Kind
    /// The address as the author wrote it.
    package let written: String
    /// The address in the page.
    package let address: String
    /// The range in the file.
    package let source: Range<Int>
    /// Whether it is an image without alt text.
    ///
    /// In raw HTML, `alt=""` marks an image as decorative and counts as alt text.
    package var lacksAltText = false
    /// The place in an included file; `nil` in the article's own file.
    package fileprivate(set) var included: SourceRange?
  }

  package struct Heading: Sendable, Equatable {
    /// The level, from 1 to 6.
    package let level: Int
    /// The text without markup.
    package let text: String
    /// The id in the page; `nil` if the page does not render it as a heading.
    package let id: String?
    /// The badge behind the text.
    package let badge: String?
    /// The range in the file.
    package let source: Range<Int>

    package init(level: Int, text: String, id: String?, badge: String?, source: Range<Int>) {
      (self.level, self.text, self.id, self.badge, self.source) = (level, text, id, badge, source)
    }
  }

  /// An id in the page.
  package struct Anchor: Sendable, Equatable {
    package let id: String
    /// The range of the block with the id.
    package let source: Range<Int>
  }

  /// The label of a container's child.
  package struct Label: Sendable, Equatable {
    /// The container's name.
    package let container: String
    /// The label's text.
    package let text: String
    /// The child's id.
    package let id: String?
    /// The range of the child in the file.
    package let source: Range<Int>
  }

  /// The links and images, in document order.
  package var links: [Link] = []
  /// The headings, in document order.
  package var headings: [Heading] = []
  /// The first heading as a title.
  package internal(set) var firstHeading: Title?
  /// The ids, in document order.
  package var anchors: [Anchor] = []
  /// The ids and names of links that raw HTML sets, sorted by their bytes.
  package var markupIDs: [String] = []
  /// The labels, container by container, in document order.
  package var labels: [Label] = []
  /// The number of words.
  package var words = WordCount()

  /// Creates empty facts.
  package init() {}

  /// The images among the links.
  package var images: [Link] { links.filter { $0.kind == .image } }
}

extension ArticleFacts {
  /// Returns the same facts with ranges in the article's own file: what is in an included file is where the file is included.
  func inOwnFile(of text: ComposedText) -> ArticleFacts {
    guard text.hasPieces else { return self }
    var facts = self
    facts.links = links.map { link in
      var own = Link(
        kind: link.kind, written: link.written, address: link.address, source: text.ownRange(of: link.source))
      own.lacksAltText = link.lacksAltText
      own.included = text.includedPlace(of: link.source)
      return own
    }
    facts.headings = headings.map {
      Heading(level: $0.level, text: $0.text, id: $0.id, badge: $0.badge, source: text.ownRange(of: $0.source))
    }
    facts.anchors = anchors.map { Anchor(id: $0.id, source: text.ownRange(of: $0.source)) }
    facts.labels = labels.map {
      Label(container: $0.container, text: $0.text, id: $0.id, source: text.ownRange(of: $0.source))
    }
    return facts
  }

  /// Collects the facts of an article whose addresses are resolved and whose ids are assigned.
  static func collect(
    from model: ArticleModel, links: [Link], anchors: [Anchor], markupIDs: Set<String>
  ) -> ArticleFacts {
    var facts = ArticleFacts()
    facts.links = links
    facts.anchors = anchors
    facts.markupIDs = markupIDs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    facts.words = WordCount(model.tree)
    var sectionIDs: [Int: String] = [:]
    for (_, container) in model.containers.sorted(by: { $0.key < $1.key }) {
      for child in container.children {
        guard let label = child.label else { continue }
        if let node = label.node { sectionIDs[node] = child.anchor }
        facts.labels.append(
          Label(
            container: container.name, text: model.tree.text(of: label), id: child.anchor,
            source: model.source(of: child.owner)))
      }
    }
    for index in model.tree.nodes.indices where model.tree.nodes[index].kind == .heading {
      let node = model.tree.nodes[index]
      let id = node.identifier.isEmpty ? sectionIDs[index] : model.tree.string(node.identifier)
      if facts.headings.isEmpty {
        let text = model.tree.plainText(of: index)
        facts.firstHeading = Title(text: text, written: text, code: model.tree.codeRanges(of: index))
        facts.firstHeading?.badge = model.tree.badge(of: index)
      }
      facts.headings.append(
        Heading(
          level: Int(node.number), text: model.tree.plainText(of: index), id: id, badge: model.tree.badge(of: index),
          source: model.source(of: index)))
    }
    return facts
  }
}

/// The headings of an article, nested by their levels.
package struct TableOfContents: Sendable, Equatable {
  /// A heading with the headings below it.
  package struct Entry: Sendable, Equatable {
    /// The heading's level, from 1 to 6.
    package let level: Int
    /// The heading's text.
    package let text: String
    /// The heading's id in the page.
    package let id: String
    /// The badge behind the text.
    package let badge: String?
    /// The headings of deeper levels before the next heading of this level.
    package internal(set) var children: [Entry]
  }

  /// The top-level headings.
  package let entries: [Entry]

  /// Nests headings; a skipped level adds no entry.
  package init(_ headings: [ArticleFacts.Heading]) {
    var flat = headings.compactMap { heading in
      heading.id.map { Entry(level: heading.level, text: heading.text, id: $0, badge: heading.badge, children: []) }
    }[...]
    var entries: [Entry] = []
    while let entry = Self.popEntry(from: &flat) { entries.append(entry) }
    self.entries = entries
  }

  private static func popEntry(from flat: inout ArraySlice<Entry>) -> Entry? {
    guard var entry = flat.popFirst() else { return nil }
    while let following = flat.first, following.level > entry.level {
      if let child = popEntry(from: &flat) { entry.children.append(child) }
    }
    return entry
  }
}
