// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// These names have the spelling of HTML, in lower case.

// The tags of embedded content.

public import Views

extension Tags {
  /// An image with alternatives: `source` elements, then an `img`.
  public enum picture: ContentTag {
    /// `<picture></picture>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<picture></picture>" }
  }

  /// An alternative file of an image, a video or an audio file.
  public enum source: HTMLTag {
    /// `<source>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<source>" }
  }

  /// An image.
  public enum img: HTMLTag {
    /// `<img>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<img>" }
  }

  /// An embedded document.
  public enum iframe: ContentTag {
    /// `<iframe></iframe>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<iframe></iframe>" }
  }

  /// Content that a browser plug-in displays.
  public enum embed: HTMLTag {
    /// `<embed>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<embed>" }
  }

  /// An external resource with fallback content.
  public enum object: ContentTag {
    /// `<object></object>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<object></object>" }
  }

  /// A video with fallback content.
  public enum video: ContentTag {
    /// `<video></video>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<video></video>" }
  }

  /// An audio file with fallback content.
  public enum audio: ContentTag {
    /// `<audio></audio>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<audio></audio>" }
  }

  /// Timed text for a video or an audio file.
  public enum track: HTMLTag {
    /// `<track>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<track>" }
  }

  /// An image map.
  public enum map: ContentTag {
    /// `<map></map>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<map></map>" }
  }

  /// An area of an image map.
  public enum area: HTMLTag {
    /// `<area>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<area>" }
  }

  /// An SVG drawing; its content is `RawHTML`.
  public enum svg: ContentTag {
    /// `<svg></svg>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<svg></svg>" }
  }

  /// A MathML formula; its content is `RawHTML`.
  public enum math: ContentTag {
    /// `<math></math>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<math></math>" }
  }
}

/// An image with alternatives: `source` elements, then an `img`.
public typealias picture<Attributes: AttributeList, Content: View> = Element<Tags.picture, Attributes, Content>

/// An alternative file of an image, a video or an audio file.
public typealias source<Attributes: AttributeList> = VoidElement<Tags.source, Attributes>

/// An image.
public typealias img<Attributes: AttributeList> = VoidElement<Tags.img, Attributes>

/// An embedded document.
public typealias iframe<Attributes: AttributeList> = Element<Tags.iframe, Attributes, EmptyView>

/// Content that a browser plug-in displays.
public typealias embed<Attributes: AttributeList> = VoidElement<Tags.embed, Attributes>

/// An external resource with fallback content.
public typealias object<Attributes: AttributeList, Content: View> = Element<Tags.object, Attributes, Content>

/// A video with fallback content.
public typealias video<Attributes: AttributeList, Content: View> = Element<Tags.video, Attributes, Content>

/// An audio file with fallback content.
public typealias audio<Attributes: AttributeList, Content: View> = Element<Tags.audio, Attributes, Content>

/// Timed text for a video or an audio file.
public typealias track<Attributes: AttributeList> = VoidElement<Tags.track, Attributes>

/// An image map.
public typealias map<Attributes: AttributeList, Content: View> = Element<Tags.map, Attributes, Content>

/// An area of an image map.
public typealias area<Attributes: AttributeList> = VoidElement<Tags.area, Attributes>

/// An SVG drawing; its content is `RawHTML`.
public typealias svg<Attributes: AttributeList, Content: View> = Element<Tags.svg, Attributes, Content>

/// A MathML formula; its content is `RawHTML`.
public typealias math<Attributes: AttributeList, Content: View> = Element<Tags.math, Attributes, Content>
