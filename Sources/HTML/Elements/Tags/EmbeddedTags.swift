// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of what is taken into a document from elsewhere.

public import Views

extension Tags {
  /// An image in several versions: some `source`, then an `img`.
  public enum picture: ContentTag {
    /// `<picture></picture>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<picture></picture>" }
  }

  /// One version of an image, a film or a sound.
  public enum source: Tag {
    /// `<source>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<source>" }
  }

  /// An image.
  public enum img: Tag {
    /// `<img>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<img>" }
  }

  /// Another document in this one; it holds no content of its own.
  public enum iframe: ContentTag {
    /// `<iframe></iframe>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<iframe></iframe>" }
  }

  /// What something outside of HTML shows.
  public enum embed: Tag {
    /// `<embed>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<embed>" }
  }

  /// An outside resource, with content for where it cannot be shown.
  public enum object: ContentTag {
    /// `<object></object>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<object></object>" }
  }

  /// A film, with content for where it cannot be played.
  public enum video: ContentTag {
    /// `<video></video>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<video></video>" }
  }

  /// A sound, with content for where it cannot be played.
  public enum audio: ContentTag {
    /// `<audio></audio>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<audio></audio>" }
  }

  /// Text that runs along with a film or a sound.
  public enum track: Tag {
    /// `<track>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<track>" }
  }

  /// The areas of an image that are links.
  public enum map: ContentTag {
    /// `<map></map>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<map></map>" }
  }

  /// One area of a `map`.
  public enum area: Tag {
    /// `<area>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<area>" }
  }

  /// A drawing in SVG, whose inside is given as `RawHTML`.
  public enum svg: ContentTag {
    /// `<svg></svg>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<svg></svg>" }
  }

  /// A formula in MathML, whose inside is given as `RawHTML`.
  public enum math: ContentTag {
    /// `<math></math>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<math></math>" }
  }
}

extension HTML {
  /// An image in several versions: some `source`, then an `img`.
  public typealias picture<Attributes: AttributeList, Content: View> = Element<Tags.picture, Attributes, Content>

  /// One version of an image, a film or a sound.
  public typealias source<Attributes: AttributeList> = VoidElement<Tags.source, Attributes>

  /// An image.
  public typealias img<Attributes: AttributeList> = VoidElement<Tags.img, Attributes>

  /// Another document in this one; it holds no content of its own.
  public typealias iframe<Attributes: AttributeList> = Element<Tags.iframe, Attributes, EmptyView>

  /// What something outside of HTML shows.
  public typealias embed<Attributes: AttributeList> = VoidElement<Tags.embed, Attributes>

  /// An outside resource, with content for where it cannot be shown.
  public typealias object<Attributes: AttributeList, Content: View> = Element<Tags.object, Attributes, Content>

  /// A film, with content for where it cannot be played.
  public typealias video<Attributes: AttributeList, Content: View> = Element<Tags.video, Attributes, Content>

  /// A sound, with content for where it cannot be played.
  public typealias audio<Attributes: AttributeList, Content: View> = Element<Tags.audio, Attributes, Content>

  /// Text that runs along with a film or a sound.
  public typealias track<Attributes: AttributeList> = VoidElement<Tags.track, Attributes>

  /// The areas of an image that are links.
  public typealias map<Attributes: AttributeList, Content: View> = Element<Tags.map, Attributes, Content>

  /// One area of a `map`.
  public typealias area<Attributes: AttributeList> = VoidElement<Tags.area, Attributes>

  /// A drawing in SVG, whose inside is given as `RawHTML`.
  public typealias svg<Attributes: AttributeList, Content: View> = Element<Tags.svg, Attributes, Content>

  /// A formula in MathML, whose inside is given as `RawHTML`.
  public typealias math<Attributes: AttributeList, Content: View> = Element<Tags.math, Attributes, Content>
}

/// An image in several versions: some `source`, then an `img`.
public typealias picture<Attributes: AttributeList, Content: View> = HTML.picture<Attributes, Content>

/// One version of an image, a film or a sound.
public typealias source<Attributes: AttributeList> = HTML.source<Attributes>

/// An image.
public typealias img<Attributes: AttributeList> = HTML.img<Attributes>

/// Another document in this one; it holds no content of its own.
public typealias iframe<Attributes: AttributeList> = HTML.iframe<Attributes>

/// What something outside of HTML shows.
public typealias embed<Attributes: AttributeList> = HTML.embed<Attributes>

/// An outside resource, with content for where it cannot be shown.
public typealias object<Attributes: AttributeList, Content: View> = HTML.object<Attributes, Content>

/// A film, with content for where it cannot be played.
public typealias video<Attributes: AttributeList, Content: View> = HTML.video<Attributes, Content>

/// A sound, with content for where it cannot be played.
public typealias audio<Attributes: AttributeList, Content: View> = HTML.audio<Attributes, Content>

/// Text that runs along with a film or a sound.
public typealias track<Attributes: AttributeList> = HTML.track<Attributes>

/// The areas of an image that are links.
public typealias map<Attributes: AttributeList, Content: View> = HTML.map<Attributes, Content>

/// One area of a `map`.
public typealias area<Attributes: AttributeList> = HTML.area<Attributes>

/// A drawing in SVG, whose inside is given as `RawHTML`.
public typealias svg<Attributes: AttributeList, Content: View> = HTML.svg<Attributes, Content>

/// A formula in MathML, whose inside is given as `RawHTML`.
public typealias math<Attributes: AttributeList, Content: View> = HTML.math<Attributes, Content>
