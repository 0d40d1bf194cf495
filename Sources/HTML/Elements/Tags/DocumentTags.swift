// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of the document and what is said about it in its head.

public import Views

extension Tags {
  /// The root of a document.
  public enum html: ContentTag {
    /// `<html></html>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<html></html>" }
  }

  /// What is said about a document, in front of its body.
  public enum head: ContentTag {
    /// `<head></head>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<head></head>" }
  }

  /// What a document shows.
  public enum body: ContentTag {
    /// `<body></body>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<body></body>" }
  }

  /// The name of a document; it holds text only, and an element inside would show as text.
  public enum title: ContentTag {
    /// `<title></title>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<title></title>" }
  }

  /// The address that those of the document are relative to.
  public enum base: Tag {
    /// `<base>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<base>" }
  }

  /// A tie to a resource outside of the document: a style sheet, an icon, a feed.
  public enum link: Tag {
    /// `<link>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<link>" }
  }

  /// A fact about the document.
  public enum meta: Tag {
    /// `<meta>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<meta>" }
  }

  /// A style sheet in the document.
  public enum style: RawTextTag {
    /// `<style></style>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<style></style>" }
  }
}

extension HTML {
  /// The root of a document.
  public typealias html<Attributes: AttributeList, Content: View> = Element<Tags.html, Attributes, Content>

  /// What is said about a document, in front of its body.
  public typealias head<Attributes: AttributeList, Content: View> = Element<Tags.head, Attributes, Content>

  /// What a document shows.
  public typealias body<Attributes: AttributeList, Content: View> = Element<Tags.body, Attributes, Content>

  /// The name of a document; it holds text only, and an element inside would show as text.
  public typealias title<Attributes: AttributeList, Content: View> = Element<Tags.title, Attributes, Content>

  /// The address that those of the document are relative to.
  public typealias base<Attributes: AttributeList> = VoidElement<Tags.base, Attributes>

  /// A tie to a resource outside of the document: a style sheet, an icon, a feed.
  public typealias link<Attributes: AttributeList> = VoidElement<Tags.link, Attributes>

  /// A fact about the document.
  public typealias meta<Attributes: AttributeList> = VoidElement<Tags.meta, Attributes>

  /// A style sheet in the document.
  public typealias style = RawTextElement<Tags.style>
}

/// The root of a document.
public typealias html<Attributes: AttributeList, Content: View> = HTML.html<Attributes, Content>

/// What is said about a document, in front of its body.
public typealias head<Attributes: AttributeList, Content: View> = HTML.head<Attributes, Content>

/// What a document shows.
public typealias body<Attributes: AttributeList, Content: View> = HTML.body<Attributes, Content>

/// The name of a document; it holds text only, and an element inside would show as text.
public typealias title<Attributes: AttributeList, Content: View> = HTML.title<Attributes, Content>

/// The address that those of the document are relative to.
public typealias base<Attributes: AttributeList> = HTML.base<Attributes>

/// A tie to a resource outside of the document: a style sheet, an icon, a feed.
public typealias link<Attributes: AttributeList> = HTML.link<Attributes>

/// A fact about the document.
public typealias meta<Attributes: AttributeList> = HTML.meta<Attributes>

/// A style sheet in the document.
public typealias style = HTML.style
