// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of runs of text that say more than they show.

public import Views

extension Tags {
  /// An abbreviation; its `title` spells it out.
  public enum abbr: ContentTag {
    /// `<abbr></abbr>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<abbr></abbr>" }
  }

  /// Text with annotations above it, as for the reading of characters.
  public enum ruby: ContentTag {
    /// `<ruby></ruby>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<ruby></ruby>" }
  }

  /// The annotation in a `ruby`.
  public enum rt: ContentTag {
    /// `<rt></rt>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<rt></rt>" }
  }

  /// A bracket round an annotation for readers without ruby.
  public enum rp: ContentTag {
    /// `<rp></rp>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<rp></rp>" }
  }

  /// Text with a value for machines.
  public enum data: ContentTag {
    /// `<data></data>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<data></data>" }
  }

  /// A date, a time or a duration.
  public enum time: ContentTag {
    /// `<time></time>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<time></time>" }
  }

  /// Text whose direction does not touch that of the text around.
  public enum bdi: ContentTag {
    /// `<bdi></bdi>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<bdi></bdi>" }
  }

  /// Text whose direction is set by hand.
  public enum bdo: ContentTag {
    /// `<bdo></bdo>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<bdo></bdo>" }
  }
}

extension HTML {
  /// An abbreviation; its `title` spells it out.
  public typealias abbr<Attributes: AttributeList, Content: View> = Element<Tags.abbr, Attributes, Content>

  /// Text with annotations above it, as for the reading of characters.
  public typealias ruby<Attributes: AttributeList, Content: View> = Element<Tags.ruby, Attributes, Content>

  /// The annotation in a `ruby`.
  public typealias rt<Attributes: AttributeList, Content: View> = Element<Tags.rt, Attributes, Content>

  /// A bracket round an annotation for readers without ruby.
  public typealias rp<Attributes: AttributeList, Content: View> = Element<Tags.rp, Attributes, Content>

  /// Text with a value for machines.
  public typealias data<Attributes: AttributeList, Content: View> = Element<Tags.data, Attributes, Content>

  /// A date, a time or a duration.
  public typealias time<Attributes: AttributeList, Content: View> = Element<Tags.time, Attributes, Content>

  /// Text whose direction does not touch that of the text around.
  public typealias bdi<Attributes: AttributeList, Content: View> = Element<Tags.bdi, Attributes, Content>

  /// Text whose direction is set by hand.
  public typealias bdo<Attributes: AttributeList, Content: View> = Element<Tags.bdo, Attributes, Content>
}

/// An abbreviation; its `title` spells it out.
public typealias abbr<Attributes: AttributeList, Content: View> = HTML.abbr<Attributes, Content>

/// Text with annotations above it, as for the reading of characters.
public typealias ruby<Attributes: AttributeList, Content: View> = HTML.ruby<Attributes, Content>

/// The annotation in a `ruby`.
public typealias rt<Attributes: AttributeList, Content: View> = HTML.rt<Attributes, Content>

/// A bracket round an annotation for readers without ruby.
public typealias rp<Attributes: AttributeList, Content: View> = HTML.rp<Attributes, Content>

/// Text with a value for machines.
public typealias data<Attributes: AttributeList, Content: View> = HTML.data<Attributes, Content>

/// A date, a time or a duration.
public typealias time<Attributes: AttributeList, Content: View> = HTML.time<Attributes, Content>

/// Text whose direction does not touch that of the text around.
public typealias bdi<Attributes: AttributeList, Content: View> = HTML.bdi<Attributes, Content>

/// Text whose direction is set by hand.
public typealias bdo<Attributes: AttributeList, Content: View> = HTML.bdo<Attributes, Content>
