// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// These names have the spelling of HTML, in lower case.

// The tags of annotations, machine-readable values and edits.

public import Views

extension Tags {
  /// An abbreviation; its `title` holds the full form.
  public enum abbr: ContentTag {
    /// `<abbr></abbr>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<abbr></abbr>" }
  }

  /// Text with annotations above it, such as the pronunciation of characters.
  public enum ruby: ContentTag {
    /// `<ruby></ruby>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<ruby></ruby>" }
  }

  /// An annotation in a `ruby` element.
  public enum rt: ContentTag {
    /// `<rt></rt>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<rt></rt>" }
  }

  /// A parenthesis around an annotation, for browsers without ruby.
  public enum rp: ContentTag {
    /// `<rp></rp>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<rp></rp>" }
  }

  /// Text with a machine-readable value.
  public enum data: ContentTag {
    /// `<data></data>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<data></data>" }
  }

  /// A date, a time or a duration.
  public enum time: ContentTag {
    /// `<time></time>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<time></time>" }
  }

  /// Text whose direction is isolated from the surrounding text.
  public enum bdi: ContentTag {
    /// `<bdi></bdi>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<bdi></bdi>" }
  }

  /// Text with an explicit direction.
  public enum bdo: ContentTag {
    /// `<bdo></bdo>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<bdo></bdo>" }
  }

  /// Inserted text.
  public enum ins: ContentTag {
    /// `<ins></ins>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<ins></ins>" }
  }

  /// Deleted text.
  public enum del: ContentTag {
    /// `<del></del>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<del></del>" }
  }
}

/// An abbreviation; its `title` holds the full form.
public typealias abbr<Attributes: AttributeList, Content: View> = Element<Tags.abbr, Attributes, Content>

/// Text with annotations above it, such as the pronunciation of characters.
public typealias ruby<Attributes: AttributeList, Content: View> = Element<Tags.ruby, Attributes, Content>

/// An annotation in a `ruby` element.
public typealias rt<Attributes: AttributeList, Content: View> = Element<Tags.rt, Attributes, Content>

/// A parenthesis around an annotation, for browsers without ruby.
public typealias rp<Attributes: AttributeList, Content: View> = Element<Tags.rp, Attributes, Content>

/// Text with a machine-readable value.
public typealias data<Attributes: AttributeList, Content: View> = Element<Tags.data, Attributes, Content>

/// A date, a time or a duration.
public typealias time<Attributes: AttributeList, Content: View> = Element<Tags.time, Attributes, Content>

/// Text whose direction is isolated from the surrounding text.
public typealias bdi<Attributes: AttributeList, Content: View> = Element<Tags.bdi, Attributes, Content>

/// Text with an explicit direction.
public typealias bdo<Attributes: AttributeList, Content: View> = Element<Tags.bdo, Attributes, Content>

/// Inserted text.
public typealias ins<Attributes: AttributeList, Content: View> = Element<Tags.ins, Attributes, Content>

/// Deleted text.
public typealias del<Attributes: AttributeList, Content: View> = Element<Tags.del, Attributes, Content>
