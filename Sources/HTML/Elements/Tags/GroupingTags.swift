// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of blocks of content.

public import Views

extension Tags {
  /// A paragraph.
  public enum p: ContentTag {
    /// `<p></p>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<p></p>" }
  }

  /// A break between two themes.
  public enum hr: Tag {
    /// `<hr>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<hr>" }
  }

  /// Text whose line breaks and spaces stand as they are.
  public enum pre: ContentTag {
    /// `<pre></pre>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<pre></pre>" }

    /// A parser drops a line feed right behind the start tag.
    @inlinable @inline(__always)
    public static var swallowsLineFeed: Bool { true }
  }

  /// A section quoted from elsewhere.
  public enum blockquote: ContentTag {
    /// `<blockquote></blockquote>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<blockquote></blockquote>" }
  }

  /// A list whose order matters.
  public enum ol: ContentTag {
    /// `<ol></ol>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<ol></ol>" }
  }

  /// A list whose order does not matter.
  public enum ul: ContentTag {
    /// `<ul></ul>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<ul></ul>" }
  }

  /// A list of commands.
  public enum menu: ContentTag {
    /// `<menu></menu>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<menu></menu>" }
  }

  /// One item of a list.
  public enum li: ContentTag {
    /// `<li></li>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<li></li>" }
  }

  /// A list of names with their values.
  public enum dl: ContentTag {
    /// `<dl></dl>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<dl></dl>" }
  }

  /// A name in a `dl`.
  public enum dt: ContentTag {
    /// `<dt></dt>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<dt></dt>" }
  }

  /// A value in a `dl`.
  public enum dd: ContentTag {
    /// `<dd></dd>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<dd></dd>" }
  }

  /// Something that stands by itself, mostly with a caption: a picture, a listing.
  public enum figure: ContentTag {
    /// `<figure></figure>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<figure></figure>" }
  }

  /// The caption of a figure.
  public enum figcaption: ContentTag {
    /// `<figcaption></figcaption>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<figcaption></figcaption>" }
  }

  /// What a page is about.
  public enum main: ContentTag {
    /// `<main></main>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<main></main>" }
  }

  /// The parts of a page that search or filter.
  public enum search: ContentTag {
    /// `<search></search>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<search></search>" }
  }

  /// A block without a meaning of its own.
  public enum div: ContentTag {
    /// `<div></div>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<div></div>" }
  }
}

extension HTML {
  /// A paragraph.
  public typealias p<Attributes: AttributeList, Content: View> = Element<Tags.p, Attributes, Content>

  /// A break between two themes.
  public typealias hr<Attributes: AttributeList> = VoidElement<Tags.hr, Attributes>

  /// Text whose line breaks and spaces stand as they are.
  public typealias pre<Attributes: AttributeList, Content: View> = Element<Tags.pre, Attributes, Content>

  /// A section quoted from elsewhere.
  public typealias blockquote<Attributes: AttributeList, Content: View> = Element<Tags.blockquote, Attributes, Content>

  /// A list whose order matters.
  public typealias ol<Attributes: AttributeList, Content: View> = Element<Tags.ol, Attributes, Content>

  /// A list whose order does not matter.
  public typealias ul<Attributes: AttributeList, Content: View> = Element<Tags.ul, Attributes, Content>

  /// A list of commands.
  public typealias menu<Attributes: AttributeList, Content: View> = Element<Tags.menu, Attributes, Content>

  /// One item of a list.
  public typealias li<Attributes: AttributeList, Content: View> = Element<Tags.li, Attributes, Content>

  /// A list of names with their values.
  public typealias dl<Attributes: AttributeList, Content: View> = Element<Tags.dl, Attributes, Content>

  /// A name in a `dl`.
  public typealias dt<Attributes: AttributeList, Content: View> = Element<Tags.dt, Attributes, Content>

  /// A value in a `dl`.
  public typealias dd<Attributes: AttributeList, Content: View> = Element<Tags.dd, Attributes, Content>

  /// Something that stands by itself, mostly with a caption: a picture, a listing.
  public typealias figure<Attributes: AttributeList, Content: View> = Element<Tags.figure, Attributes, Content>

  /// The caption of a figure.
  public typealias figcaption<Attributes: AttributeList, Content: View> = Element<Tags.figcaption, Attributes, Content>

  /// What a page is about.
  public typealias main<Attributes: AttributeList, Content: View> = Element<Tags.main, Attributes, Content>

  /// The parts of a page that search or filter.
  public typealias search<Attributes: AttributeList, Content: View> = Element<Tags.search, Attributes, Content>

  /// A block without a meaning of its own.
  public typealias div<Attributes: AttributeList, Content: View> = Element<Tags.div, Attributes, Content>
}

/// A paragraph.
public typealias p<Attributes: AttributeList, Content: View> = HTML.p<Attributes, Content>

/// A break between two themes.
public typealias hr<Attributes: AttributeList> = HTML.hr<Attributes>

/// Text whose line breaks and spaces stand as they are.
public typealias pre<Attributes: AttributeList, Content: View> = HTML.pre<Attributes, Content>

/// A section quoted from elsewhere.
public typealias blockquote<Attributes: AttributeList, Content: View> = HTML.blockquote<Attributes, Content>

/// A list whose order matters.
public typealias ol<Attributes: AttributeList, Content: View> = HTML.ol<Attributes, Content>

/// A list whose order does not matter.
public typealias ul<Attributes: AttributeList, Content: View> = HTML.ul<Attributes, Content>

/// A list of commands.
public typealias menu<Attributes: AttributeList, Content: View> = HTML.menu<Attributes, Content>

/// One item of a list.
public typealias li<Attributes: AttributeList, Content: View> = HTML.li<Attributes, Content>

/// A list of names with their values.
public typealias dl<Attributes: AttributeList, Content: View> = HTML.dl<Attributes, Content>

/// A name in a `dl`.
public typealias dt<Attributes: AttributeList, Content: View> = HTML.dt<Attributes, Content>

/// A value in a `dl`.
public typealias dd<Attributes: AttributeList, Content: View> = HTML.dd<Attributes, Content>

/// Something that stands by itself, mostly with a caption: a picture, a listing.
public typealias figure<Attributes: AttributeList, Content: View> = HTML.figure<Attributes, Content>

/// The caption of a figure.
public typealias figcaption<Attributes: AttributeList, Content: View> = HTML.figcaption<Attributes, Content>

/// What a page is about.
public typealias main<Attributes: AttributeList, Content: View> = HTML.main<Attributes, Content>

/// The parts of a page that search or filter.
public typealias search<Attributes: AttributeList, Content: View> = HTML.search<Attributes, Content>

/// A block without a meaning of its own.
public typealias div<Attributes: AttributeList, Content: View> = HTML.div<Attributes, Content>
