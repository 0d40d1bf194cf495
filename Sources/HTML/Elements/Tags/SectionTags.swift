// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// These names have the spelling of HTML, in lower case.

// The tags of sections.

public import Views

extension Tags {
  /// A self-contained composition, such as a post or a comment.
  public enum article: ContentTag {
    /// `<article></article>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<article></article>" }
  }

  /// A thematic part of a document, usually with a heading.
  public enum section: ContentTag {
    /// `<section></section>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<section></section>" }
  }

  /// A section with navigation links.
  public enum nav: ContentTag {
    /// `<nav></nav>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<nav></nav>" }
  }

  /// Content that is only indirectly related to the content around it.
  public enum aside: ContentTag {
    /// `<aside></aside>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<aside></aside>" }
  }

  /// A heading of level 1.
  public enum h1: ContentTag {
    /// `<h1></h1>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<h1></h1>" }
  }

  /// A heading of level 2.
  public enum h2: ContentTag {
    /// `<h2></h2>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<h2></h2>" }
  }

  /// A heading of level 3.
  public enum h3: ContentTag {
    /// `<h3></h3>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<h3></h3>" }
  }

  /// A heading of level 4.
  public enum h4: ContentTag {
    /// `<h4></h4>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<h4></h4>" }
  }

  /// A heading of level 5.
  public enum h5: ContentTag {
    /// `<h5></h5>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<h5></h5>" }
  }

  /// A heading of level 6.
  public enum h6: ContentTag {
    /// `<h6></h6>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<h6></h6>" }
  }

  /// A heading with its subtitle or tagline.
  public enum hgroup: ContentTag {
    /// `<hgroup></hgroup>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<hgroup></hgroup>" }
  }

  /// Introductory content of a page or a section.
  public enum header: ContentTag {
    /// `<header></header>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<header></header>" }
  }

  /// The footer of a page or a section.
  public enum footer: ContentTag {
    /// `<footer></footer>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<footer></footer>" }
  }

  /// Contact information for a page or an article.
  public enum address: ContentTag {
    /// `<address></address>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<address></address>" }
  }
}

/// A self-contained composition, such as a post or a comment.
public typealias article<Attributes: AttributeList, Content: View> = Element<Tags.article, Attributes, Content>

/// A thematic part of a document, usually with a heading.
public typealias section<Attributes: AttributeList, Content: View> = Element<Tags.section, Attributes, Content>

/// A section with navigation links.
public typealias nav<Attributes: AttributeList, Content: View> = Element<Tags.nav, Attributes, Content>

/// Content that is only indirectly related to the content around it.
public typealias aside<Attributes: AttributeList, Content: View> = Element<Tags.aside, Attributes, Content>

/// A heading of level 1.
public typealias h1<Attributes: AttributeList, Content: View> = Element<Tags.h1, Attributes, Content>

/// A heading of level 2.
public typealias h2<Attributes: AttributeList, Content: View> = Element<Tags.h2, Attributes, Content>

/// A heading of level 3.
public typealias h3<Attributes: AttributeList, Content: View> = Element<Tags.h3, Attributes, Content>

/// A heading of level 4.
public typealias h4<Attributes: AttributeList, Content: View> = Element<Tags.h4, Attributes, Content>

/// A heading of level 5.
public typealias h5<Attributes: AttributeList, Content: View> = Element<Tags.h5, Attributes, Content>

/// A heading of level 6.
public typealias h6<Attributes: AttributeList, Content: View> = Element<Tags.h6, Attributes, Content>

/// A heading with its subtitle or tagline.
public typealias hgroup<Attributes: AttributeList, Content: View> = Element<Tags.hgroup, Attributes, Content>

/// Introductory content of a page or a section.
public typealias header<Attributes: AttributeList, Content: View> = Element<Tags.header, Attributes, Content>

/// The footer of a page or a section.
public typealias footer<Attributes: AttributeList, Content: View> = Element<Tags.footer, Attributes, Content>

/// Contact information for a page or an article.
public typealias address<Attributes: AttributeList, Content: View> = Element<Tags.address, Attributes, Content>
