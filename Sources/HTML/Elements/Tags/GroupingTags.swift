// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// These names have the spelling of HTML, in lower case.

// The tags of grouping content.

public import Views

extension Tags {
  /// A paragraph.
  public enum p: ContentTag {
    /// `<p></p>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<p></p>" }
  }

  /// A thematic break.
  public enum hr: HTMLTag {
    /// `<hr>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<hr>" }
  }

  /// Preformatted text, which keeps its line breaks and spaces.
  public enum pre: ContentTag {
    /// `<pre></pre>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<pre></pre>" }

    /// `true`: a parser drops a line feed right after the start tag.
    @inlinable @inline(__always)
    public static var _swallowsLineFeed: Bool { true }
  }

  /// A block quotation.
  public enum blockquote: ContentTag {
    /// `<blockquote></blockquote>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<blockquote></blockquote>" }
  }

  /// An ordered list.
  public enum ol: ContentTag {
    /// `<ol></ol>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<ol></ol>" }
  }

  /// An unordered list.
  public enum ul: ContentTag {
    /// `<ul></ul>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<ul></ul>" }
  }

  /// A list of commands.
  public enum menu: ContentTag {
    /// `<menu></menu>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<menu></menu>" }
  }

  /// A list item.
  public enum li: ContentTag {
    /// `<li></li>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<li></li>" }
  }

  /// A description list.
  public enum dl: ContentTag {
    /// `<dl></dl>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<dl></dl>" }
  }

  /// A term in a `dl`.
  public enum dt: ContentTag {
    /// `<dt></dt>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<dt></dt>" }
  }

  /// A description in a `dl`.
  public enum dd: ContentTag {
    /// `<dd></dd>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<dd></dd>" }
  }

  /// A figure, usually with a caption.
  public enum figure: ContentTag {
    /// `<figure></figure>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<figure></figure>" }
  }

  /// The caption of a figure.
  public enum figcaption: ContentTag {
    /// `<figcaption></figcaption>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<figcaption></figcaption>" }
  }

  /// The main content of the page.
  public enum main: ContentTag {
    /// `<main></main>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<main></main>" }
  }

  /// The search or filter controls of the page.
  public enum search: ContentTag {
    /// `<search></search>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<search></search>" }
  }

  /// A block without meaning.
  public enum div: ContentTag {
    /// `<div></div>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<div></div>" }
  }
}

/// A paragraph.
public typealias p<Attributes: AttributeList, Content: View> = Element<Tags.p, Attributes, Content>

/// A thematic break.
public typealias hr<Attributes: AttributeList> = VoidElement<Tags.hr, Attributes>

/// Preformatted text, which keeps its line breaks and spaces.
public typealias pre<Attributes: AttributeList, Content: View> = Element<Tags.pre, Attributes, Content>

/// A block quotation.
public typealias blockquote<Attributes: AttributeList, Content: View> = Element<Tags.blockquote, Attributes, Content>

/// An ordered list.
public typealias ol<Attributes: AttributeList, Content: View> = Element<Tags.ol, Attributes, Content>

/// An unordered list.
public typealias ul<Attributes: AttributeList, Content: View> = Element<Tags.ul, Attributes, Content>

/// A list of commands.
public typealias menu<Attributes: AttributeList, Content: View> = Element<Tags.menu, Attributes, Content>

/// A list item.
public typealias li<Attributes: AttributeList, Content: View> = Element<Tags.li, Attributes, Content>

/// A description list.
public typealias dl<Attributes: AttributeList, Content: View> = Element<Tags.dl, Attributes, Content>

/// A term in a `dl`.
public typealias dt<Attributes: AttributeList, Content: View> = Element<Tags.dt, Attributes, Content>

/// A description in a `dl`.
public typealias dd<Attributes: AttributeList, Content: View> = Element<Tags.dd, Attributes, Content>

/// A figure, usually with a caption.
public typealias figure<Attributes: AttributeList, Content: View> = Element<Tags.figure, Attributes, Content>

/// The caption of a figure.
public typealias figcaption<Attributes: AttributeList, Content: View> = Element<Tags.figcaption, Attributes, Content>

/// The main content of the page.
public typealias main<Attributes: AttributeList, Content: View> = Element<Tags.main, Attributes, Content>

/// The search or filter controls of the page.
public typealias search<Attributes: AttributeList, Content: View> = Element<Tags.search, Attributes, Content>

/// A block without meaning.
public typealias div<Attributes: AttributeList, Content: View> = Element<Tags.div, Attributes, Content>
