// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of how a document is divided.

public import Views

extension Tags {
  /// A composition that stands by itself: a post, a comment, a card.
  public enum article: ContentTag {
    /// `<article></article>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<article></article>" }
  }

  /// A part of a document with one theme, mostly under a heading.
  public enum section: ContentTag {
    /// `<section></section>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<section></section>" }
  }

  /// A part of a document with links that lead through it.
  public enum nav: ContentTag {
    /// `<nav></nav>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<nav></nav>" }
  }

  /// What is loosely tied to the content around it.
  public enum aside: ContentTag {
    /// `<aside></aside>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<aside></aside>" }
  }

  /// A heading of the first level.
  public enum h1: ContentTag {
    /// `<h1></h1>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<h1></h1>" }
  }

  /// A heading of the second level.
  public enum h2: ContentTag {
    /// `<h2></h2>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<h2></h2>" }
  }

  /// A heading of the third level.
  public enum h3: ContentTag {
    /// `<h3></h3>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<h3></h3>" }
  }

  /// A heading of the fourth level.
  public enum h4: ContentTag {
    /// `<h4></h4>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<h4></h4>" }
  }

  /// A heading of the fifth level.
  public enum h5: ContentTag {
    /// `<h5></h5>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<h5></h5>" }
  }

  /// A heading of the sixth level.
  public enum h6: ContentTag {
    /// `<h6></h6>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<h6></h6>" }
  }

  /// A heading with the paragraphs that belong to it, such as a subtitle.
  public enum hgroup: ContentTag {
    /// `<hgroup></hgroup>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<hgroup></hgroup>" }
  }

  /// What introduces a page or a section.
  public enum header: ContentTag {
    /// `<header></header>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<header></header>" }
  }

  /// What closes a page or a section: its author, its links, its rights.
  public enum footer: ContentTag {
    /// `<footer></footer>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<footer></footer>" }
  }

  /// How to reach those who answer for a page or an article.
  public enum address: ContentTag {
    /// `<address></address>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<address></address>" }
  }
}

extension HTML {
  /// A composition that stands by itself: a post, a comment, a card.
  public typealias article<Attributes: AttributeList, Content: View> = Element<Tags.article, Attributes, Content>

  /// A part of a document with one theme, mostly under a heading.
  public typealias section<Attributes: AttributeList, Content: View> = Element<Tags.section, Attributes, Content>

  /// A part of a document with links that lead through it.
  public typealias nav<Attributes: AttributeList, Content: View> = Element<Tags.nav, Attributes, Content>

  /// What is loosely tied to the content around it.
  public typealias aside<Attributes: AttributeList, Content: View> = Element<Tags.aside, Attributes, Content>

  /// A heading of the first level.
  public typealias h1<Attributes: AttributeList, Content: View> = Element<Tags.h1, Attributes, Content>

  /// A heading of the second level.
  public typealias h2<Attributes: AttributeList, Content: View> = Element<Tags.h2, Attributes, Content>

  /// A heading of the third level.
  public typealias h3<Attributes: AttributeList, Content: View> = Element<Tags.h3, Attributes, Content>

  /// A heading of the fourth level.
  public typealias h4<Attributes: AttributeList, Content: View> = Element<Tags.h4, Attributes, Content>

  /// A heading of the fifth level.
  public typealias h5<Attributes: AttributeList, Content: View> = Element<Tags.h5, Attributes, Content>

  /// A heading of the sixth level.
  public typealias h6<Attributes: AttributeList, Content: View> = Element<Tags.h6, Attributes, Content>

  /// A heading with the paragraphs that belong to it, such as a subtitle.
  public typealias hgroup<Attributes: AttributeList, Content: View> = Element<Tags.hgroup, Attributes, Content>

  /// What introduces a page or a section.
  public typealias header<Attributes: AttributeList, Content: View> = Element<Tags.header, Attributes, Content>

  /// What closes a page or a section: its author, its links, its rights.
  public typealias footer<Attributes: AttributeList, Content: View> = Element<Tags.footer, Attributes, Content>

  /// How to reach those who answer for a page or an article.
  public typealias address<Attributes: AttributeList, Content: View> = Element<Tags.address, Attributes, Content>
}

/// A composition that stands by itself: a post, a comment, a card.
public typealias article<Attributes: AttributeList, Content: View> = HTML.article<Attributes, Content>

/// A part of a document with one theme, mostly under a heading.
public typealias section<Attributes: AttributeList, Content: View> = HTML.section<Attributes, Content>

/// A part of a document with links that lead through it.
public typealias nav<Attributes: AttributeList, Content: View> = HTML.nav<Attributes, Content>

/// What is loosely tied to the content around it.
public typealias aside<Attributes: AttributeList, Content: View> = HTML.aside<Attributes, Content>

/// A heading of the first level.
public typealias h1<Attributes: AttributeList, Content: View> = HTML.h1<Attributes, Content>

/// A heading of the second level.
public typealias h2<Attributes: AttributeList, Content: View> = HTML.h2<Attributes, Content>

/// A heading of the third level.
public typealias h3<Attributes: AttributeList, Content: View> = HTML.h3<Attributes, Content>

/// A heading of the fourth level.
public typealias h4<Attributes: AttributeList, Content: View> = HTML.h4<Attributes, Content>

/// A heading of the fifth level.
public typealias h5<Attributes: AttributeList, Content: View> = HTML.h5<Attributes, Content>

/// A heading of the sixth level.
public typealias h6<Attributes: AttributeList, Content: View> = HTML.h6<Attributes, Content>

/// A heading with the paragraphs that belong to it, such as a subtitle.
public typealias hgroup<Attributes: AttributeList, Content: View> = HTML.hgroup<Attributes, Content>

/// What introduces a page or a section.
public typealias header<Attributes: AttributeList, Content: View> = HTML.header<Attributes, Content>

/// What closes a page or a section: its author, its links, its rights.
public typealias footer<Attributes: AttributeList, Content: View> = HTML.footer<Attributes, Content>

/// How to reach those who answer for a page or an article.
public typealias address<Attributes: AttributeList, Content: View> = HTML.address<Attributes, Content>
