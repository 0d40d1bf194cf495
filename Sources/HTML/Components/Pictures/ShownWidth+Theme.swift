extension ShownWidth {
  /// The layouts of a page of the theme that differ in the width of the text.
  package enum Layout: String, Sendable, CaseIterable {
    /// The text beside the date and the contents, with a margin that wide blocks extend into.
    case article
    /// The text with the table of contents at its right: `toc: right`.
    case contentsAtRight
    /// The text beside the pages of its section.
    case sidebar
    /// The whole width: `wide: true`.
    case wide
    /// The whole width beside the pages of a section.
    case wideWithSidebar

    fileprivate var isWide: Bool { self == .wide || self == .wideWithSidebar }
  }

  /// Returns the width of the text of a page; `layouts.css` and `sidebar.css` have the same lengths.
  package static func text(in layout: Layout) -> ShownWidth {
    let (main, text) = (main(in: layout), measure(in: layout))
    return switch layout {
    case .article: ShownWidth(text, outset: .from(1_120, text + .rem(8), otherwise: text))
    case .contentsAtRight: ShownWidth(text)
    case .sidebar:
      ShownWidth(
        text, outset: .from(896, .min(.rem(47), main - .from(1_280, .rem(14), otherwise: .pixels(0))), otherwise: text))
    case .wide, .wideWithSidebar: ShownWidth(text, outset: main, isOutsetForAll: true)
    }
  }

  /// Returns the width of lines of text.
  private static func measure(in layout: Layout) -> ViewportLength {
    let main = main(in: layout)
    let text = ViewportLength.min(.rem(33), main)
    return layout == .sidebar ? .from(1_280, .min(.rem(36), main - .rem(14)), otherwise: text) : text
  }

  /// Returns the width of the cover of a post.
  package static func cover(in layout: Layout) -> ShownWidth { covers[layout] ?? computedCover(in: layout) }

  /// Returns the width of the picture of a post in a list.
  package static func thumbnail(in layout: Layout) -> ShownWidth { thumbnails[layout] ?? computedThumbnail(in: layout) }

  // Computing the widths for each picture took 6 % of a build.
  private static let covers = widths(computedCover)
  private static let thumbnails = widths(computedThumbnail)

  private static func widths(_ width: (Layout) -> ShownWidth) -> [Layout: ShownWidth] {
    Dictionary(uniqueKeysWithValues: Layout.allCases.map { ($0, width($0)) })
  }

  private static func computedCover(in layout: Layout) -> ShownWidth {
    layout.isWide ? ShownWidth(main(in: layout)) : text(in: layout).changed(by: .inner)
  }

  private static func computedThumbnail(in layout: Layout) -> ShownWidth {
    let item = layout.isWide ? main(in: layout) : measure(in: layout)
    let beside = ViewportLength.from(1_120, .rem(8), otherwise: .from(640, .rem(9), otherwise: item))
    return ShownWidth(layout == .sidebar ? .from(896, item, otherwise: beside) : beside)
  }

  /// Returns the width of the picture of a post in a grid; the first one may be large.
  package static func card(isLarge: Bool = false) -> ShownWidth {
    let main = main(in: .wide)
    guard isLarge else {
      return ShownWidth(main).changed(by: .columns(3, gap: .rem(1.25), minimum: .rem(13)), .inset(.pixels(2)))
    }
    let card = main - .pixels(2)
    return ShownWidth(main.isAtLeast(.rem(27.25), then: card * 0.55, otherwise: card))
  }

  /// Returns the width of the picture of a hero, with the width of the picture divided by its height.
  ///
  /// Above the text, its height is limited.
  package static func hero(ratio: Double) -> ShownWidth {
    let main = main(in: .wide)
    return ShownWidth(.from(768, (main - .rem(2)) * 0.4, otherwise: .min(main, .rem(11 * ratio))))
  }

  /// The width of the portrait of an author.
  package static var portrait: ShownWidth { ShownWidth(.rem(6)) }

  /// Returns the width of the element `main`.
  ///
  /// A scroll bar takes up space in the windows of most computers, and none on phones.
  private static func main(in layout: Layout) -> ViewportLength {
    let page = ViewportLength.viewport - .rem(2.5) - .from(640, .pixels(15), otherwise: .pixels(0))
    return switch layout {
    case .article, .contentsAtRight: page
    case .sidebar: .from(896, page - .rem(17), otherwise: page)
    case .wide: .min(.rem(55), page)
    case .wideWithSidebar: .min(.rem(55), .from(896, page - .rem(17), otherwise: page))
    }
  }
}

extension ViewportLength {
  /// Returns one length from a width of the viewport on, and another for narrower ones.
  fileprivate static func from(_ width: Double, _ length: Self, otherwise narrow: Self) -> Self {
    viewport.isAtLeast(.pixels(width), then: length, otherwise: narrow)
  }
}
