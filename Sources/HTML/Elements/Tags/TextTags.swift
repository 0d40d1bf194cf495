// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of runs of text.

public import Views

extension Tags {
  /// A hyperlink.
  public enum a: ContentTag {
    /// `<a></a>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<a></a>" }
  }

  /// Stress.
  public enum em: ContentTag {
    /// `<em></em>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<em></em>" }
  }

  /// Importance, seriousness or urgency.
  public enum strong: ContentTag {
    /// `<strong></strong>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<strong></strong>" }
  }

  /// A side remark, such as small print.
  public enum small: ContentTag {
    /// `<small></small>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<small></small>" }
  }

  /// What no longer holds.
  public enum s: ContentTag {
    /// `<s></s>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<s></s>" }
  }

  /// The title of a work.
  public enum cite: ContentTag {
    /// `<cite></cite>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<cite></cite>" }
  }

  /// A short quotation.
  public enum q: ContentTag {
    /// `<q></q>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<q></q>" }
  }

  /// A term where it is defined.
  public enum dfn: ContentTag {
    /// `<dfn></dfn>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<dfn></dfn>" }
  }

  /// A piece of a program.
  public enum code: ContentTag {
    /// `<code></code>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<code></code>" }
  }

  /// A variable or a placeholder.
  public enum `var`: ContentTag {
    /// `<var></var>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<var></var>" }
  }

  /// What a program put out.
  public enum samp: ContentTag {
    /// `<samp></samp>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<samp></samp>" }
  }

  /// What a person puts in.
  public enum kbd: ContentTag {
    /// `<kbd></kbd>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<kbd></kbd>" }
  }

  /// A subscript.
  public enum sub: ContentTag {
    /// `<sub></sub>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<sub></sub>" }
  }

  /// A superscript.
  public enum sup: ContentTag {
    /// `<sup></sup>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<sup></sup>" }
  }

  /// Another voice: a foreign phrase, a technical term, a thought.
  public enum i: ContentTag {
    /// `<i></i>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<i></i>" }
  }

  /// What should be noticed without being more important: a keyword, a product.
  public enum b: ContentTag {
    /// `<b></b>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<b></b>" }
  }

  /// A remark without words, such as the mark under a misspelling.
  public enum u: ContentTag {
    /// `<u></u>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<u></u>" }
  }

  /// What is highlighted for the reader, such as a match of a search.
  public enum mark: ContentTag {
    /// `<mark></mark>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<mark></mark>" }
  }

  /// A run of text without a meaning of its own.
  public enum span: ContentTag {
    /// `<span></span>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<span></span>" }
  }

  /// A line break that belongs to the content.
  public enum br: Tag {
    /// `<br>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<br>" }
  }

  /// A place where a line may break.
  public enum wbr: Tag {
    /// `<wbr>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<wbr>" }
  }
}

extension HTML {
  /// A hyperlink.
  public typealias a<Attributes: AttributeList, Content: View> = Element<Tags.a, Attributes, Content>

  /// Stress.
  public typealias em<Attributes: AttributeList, Content: View> = Element<Tags.em, Attributes, Content>

  /// Importance, seriousness or urgency.
  public typealias strong<Attributes: AttributeList, Content: View> = Element<Tags.strong, Attributes, Content>

  /// A side remark, such as small print.
  public typealias small<Attributes: AttributeList, Content: View> = Element<Tags.small, Attributes, Content>

  /// What no longer holds.
  public typealias s<Attributes: AttributeList, Content: View> = Element<Tags.s, Attributes, Content>

  /// The title of a work.
  public typealias cite<Attributes: AttributeList, Content: View> = Element<Tags.cite, Attributes, Content>

  /// A short quotation.
  public typealias q<Attributes: AttributeList, Content: View> = Element<Tags.q, Attributes, Content>

  /// A term where it is defined.
  public typealias dfn<Attributes: AttributeList, Content: View> = Element<Tags.dfn, Attributes, Content>

  /// A piece of a program.
  public typealias code<Attributes: AttributeList, Content: View> = Element<Tags.code, Attributes, Content>

  /// A variable or a placeholder.
  public typealias `var`<Attributes: AttributeList, Content: View> = Element<Tags.`var`, Attributes, Content>

  /// What a program put out.
  public typealias samp<Attributes: AttributeList, Content: View> = Element<Tags.samp, Attributes, Content>

  /// What a person puts in.
  public typealias kbd<Attributes: AttributeList, Content: View> = Element<Tags.kbd, Attributes, Content>

  /// A subscript.
  public typealias sub<Attributes: AttributeList, Content: View> = Element<Tags.sub, Attributes, Content>

  /// A superscript.
  public typealias sup<Attributes: AttributeList, Content: View> = Element<Tags.sup, Attributes, Content>

  /// Another voice: a foreign phrase, a technical term, a thought.
  public typealias i<Attributes: AttributeList, Content: View> = Element<Tags.i, Attributes, Content>

  /// What should be noticed without being more important: a keyword, a product.
  public typealias b<Attributes: AttributeList, Content: View> = Element<Tags.b, Attributes, Content>

  /// A remark without words, such as the mark under a misspelling.
  public typealias u<Attributes: AttributeList, Content: View> = Element<Tags.u, Attributes, Content>

  /// What is highlighted for the reader, such as a match of a search.
  public typealias mark<Attributes: AttributeList, Content: View> = Element<Tags.mark, Attributes, Content>

  /// A run of text without a meaning of its own.
  public typealias span<Attributes: AttributeList, Content: View> = Element<Tags.span, Attributes, Content>

  /// A line break that belongs to the content.
  public typealias br<Attributes: AttributeList> = VoidElement<Tags.br, Attributes>

  /// A place where a line may break.
  public typealias wbr<Attributes: AttributeList> = VoidElement<Tags.wbr, Attributes>
}

/// A hyperlink.
public typealias a<Attributes: AttributeList, Content: View> = HTML.a<Attributes, Content>

/// Stress.
public typealias em<Attributes: AttributeList, Content: View> = HTML.em<Attributes, Content>

/// Importance, seriousness or urgency.
public typealias strong<Attributes: AttributeList, Content: View> = HTML.strong<Attributes, Content>

/// A side remark, such as small print.
public typealias small<Attributes: AttributeList, Content: View> = HTML.small<Attributes, Content>

/// What no longer holds.
public typealias s<Attributes: AttributeList, Content: View> = HTML.s<Attributes, Content>

/// The title of a work.
public typealias cite<Attributes: AttributeList, Content: View> = HTML.cite<Attributes, Content>

/// A short quotation.
public typealias q<Attributes: AttributeList, Content: View> = HTML.q<Attributes, Content>

/// A term where it is defined.
public typealias dfn<Attributes: AttributeList, Content: View> = HTML.dfn<Attributes, Content>

/// A piece of a program.
public typealias code<Attributes: AttributeList, Content: View> = HTML.code<Attributes, Content>

/// A variable or a placeholder.
public typealias `var`<Attributes: AttributeList, Content: View> = HTML.`var`<Attributes, Content>

/// What a program put out.
public typealias samp<Attributes: AttributeList, Content: View> = HTML.samp<Attributes, Content>

/// What a person puts in.
public typealias kbd<Attributes: AttributeList, Content: View> = HTML.kbd<Attributes, Content>

/// A subscript.
public typealias sub<Attributes: AttributeList, Content: View> = HTML.sub<Attributes, Content>

/// A superscript.
public typealias sup<Attributes: AttributeList, Content: View> = HTML.sup<Attributes, Content>

/// Another voice: a foreign phrase, a technical term, a thought.
public typealias i<Attributes: AttributeList, Content: View> = HTML.i<Attributes, Content>

/// What should be noticed without being more important: a keyword, a product.
public typealias b<Attributes: AttributeList, Content: View> = HTML.b<Attributes, Content>

/// A remark without words, such as the mark under a misspelling.
public typealias u<Attributes: AttributeList, Content: View> = HTML.u<Attributes, Content>

/// What is highlighted for the reader, such as a match of a search.
public typealias mark<Attributes: AttributeList, Content: View> = HTML.mark<Attributes, Content>

/// A run of text without a meaning of its own.
public typealias span<Attributes: AttributeList, Content: View> = HTML.span<Attributes, Content>

/// A line break that belongs to the content.
public typealias br<Attributes: AttributeList> = HTML.br<Attributes>

/// A place where a line may break.
public typealias wbr<Attributes: AttributeList> = HTML.wbr<Attributes>
