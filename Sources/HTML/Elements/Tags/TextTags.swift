// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// These names have the spelling of HTML, in lower case.

// The tags of text-level semantics.

public import Views

extension Tags {
  /// A hyperlink.
  public enum a: ContentTag {
    /// `<a></a>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<a></a>" }
  }

  /// Stressed text.
  public enum em: ContentTag {
    /// `<em></em>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<em></em>" }
  }

  /// Important text.
  public enum strong: ContentTag {
    /// `<strong></strong>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<strong></strong>" }
  }

  /// A side comment, such as small print.
  public enum small: ContentTag {
    /// `<small></small>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<small></small>" }
  }

  /// Text that is no longer accurate.
  public enum s: ContentTag {
    /// `<s></s>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<s></s>" }
  }

  /// The title of a work.
  public enum cite: ContentTag {
    /// `<cite></cite>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<cite></cite>" }
  }

  /// An inline quotation.
  public enum q: ContentTag {
    /// `<q></q>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<q></q>" }
  }

  /// The defining instance of a term.
  public enum dfn: ContentTag {
    /// `<dfn></dfn>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<dfn></dfn>" }
  }

  /// A fragment of code.
  public enum code: ContentTag {
    /// `<code></code>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<code></code>" }
  }

  /// A variable or a placeholder.
  public enum `var`: ContentTag {
    /// `<var></var>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<var></var>" }
  }

  /// Sample output of a program.
  public enum samp: ContentTag {
    /// `<samp></samp>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<samp></samp>" }
  }

  /// User input, such as a key.
  public enum kbd: ContentTag {
    /// `<kbd></kbd>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<kbd></kbd>" }
  }

  /// Subscript text.
  public enum sub: ContentTag {
    /// `<sub></sub>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<sub></sub>" }
  }

  /// Superscript text.
  public enum sup: ContentTag {
    /// `<sup></sup>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<sup></sup>" }
  }

  /// Text in another voice, such as a foreign phrase or a technical term.
  public enum i: ContentTag {
    /// `<i></i>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<i></i>" }
  }

  /// Text that draws attention without being more important, such as a keyword.
  public enum b: ContentTag {
    /// `<b></b>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<b></b>" }
  }

  /// Text with a non-textual annotation, such as a misspelling.
  public enum u: ContentTag {
    /// `<u></u>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<u></u>" }
  }

  /// Highlighted text, such as a search match.
  public enum mark: ContentTag {
    /// `<mark></mark>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<mark></mark>" }
  }

  /// Inline text without meaning.
  public enum span: ContentTag {
    /// `<span></span>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<span></span>" }
  }

  /// A line break.
  public enum br: HTMLTag {
    /// `<br>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<br>" }
  }

  /// A line-break opportunity.
  public enum wbr: HTMLTag {
    /// `<wbr>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<wbr>" }
  }
}

/// A hyperlink.
public typealias a<Attributes: AttributeList, Content: View> = Element<Tags.a, Attributes, Content>

/// Stressed text.
public typealias em<Attributes: AttributeList, Content: View> = Element<Tags.em, Attributes, Content>

/// Important text.
public typealias strong<Attributes: AttributeList, Content: View> = Element<Tags.strong, Attributes, Content>

/// A side comment, such as small print.
public typealias small<Attributes: AttributeList, Content: View> = Element<Tags.small, Attributes, Content>

/// Text that is no longer accurate.
public typealias s<Attributes: AttributeList, Content: View> = Element<Tags.s, Attributes, Content>

/// The title of a work.
public typealias cite<Attributes: AttributeList, Content: View> = Element<Tags.cite, Attributes, Content>

/// An inline quotation.
public typealias q<Attributes: AttributeList, Content: View> = Element<Tags.q, Attributes, Content>

/// The defining instance of a term.
public typealias dfn<Attributes: AttributeList, Content: View> = Element<Tags.dfn, Attributes, Content>

/// A fragment of code.
public typealias code<Attributes: AttributeList, Content: View> = Element<Tags.code, Attributes, Content>

/// A variable or a placeholder.
public typealias `var`<Attributes: AttributeList, Content: View> = Element<Tags.`var`, Attributes, Content>

/// Sample output of a program.
public typealias samp<Attributes: AttributeList, Content: View> = Element<Tags.samp, Attributes, Content>

/// User input, such as a key.
public typealias kbd<Attributes: AttributeList, Content: View> = Element<Tags.kbd, Attributes, Content>

/// Subscript text.
public typealias sub<Attributes: AttributeList, Content: View> = Element<Tags.sub, Attributes, Content>

/// Superscript text.
public typealias sup<Attributes: AttributeList, Content: View> = Element<Tags.sup, Attributes, Content>

/// Text in another voice, such as a foreign phrase or a technical term.
public typealias i<Attributes: AttributeList, Content: View> = Element<Tags.i, Attributes, Content>

/// Text that draws attention without being more important, such as a keyword.
public typealias b<Attributes: AttributeList, Content: View> = Element<Tags.b, Attributes, Content>

/// Text with a non-textual annotation, such as a misspelling.
public typealias u<Attributes: AttributeList, Content: View> = Element<Tags.u, Attributes, Content>

/// Highlighted text, such as a search match.
public typealias mark<Attributes: AttributeList, Content: View> = Element<Tags.mark, Attributes, Content>

/// Inline text without meaning.
public typealias span<Attributes: AttributeList, Content: View> = Element<Tags.span, Attributes, Content>

/// A line break.
public typealias br<Attributes: AttributeList> = VoidElement<Tags.br, Attributes>

/// A line-break opportunity.
public typealias wbr<Attributes: AttributeList> = VoidElement<Tags.wbr, Attributes>
