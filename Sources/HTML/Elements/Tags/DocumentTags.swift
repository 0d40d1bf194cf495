// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// These names have the spelling of HTML, in lower case.

// The tags of the document, its metadata and its scripts.

public import Views

extension Tags {
  /// The root of a document.
  public enum html: ContentTag {
    /// `<html></html>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<html></html>" }
  }

  /// The metadata of a document.
  public enum head: ContentTag {
    /// `<head></head>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<head></head>" }
  }

  /// The content of a document.
  public enum body: ContentTag {
    /// `<body></body>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<body></body>" }
  }

  /// The title of a document; it contains only text.
  public enum title: ContentTag {
    /// `<title></title>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<title></title>" }
  }

  /// The base URL and the default target of links.
  public enum base: HTMLTag {
    /// `<base>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<base>" }
  }

  /// A link to an external resource, such as a stylesheet, an icon or a feed.
  public enum link: HTMLTag {
    /// `<link>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<link>" }
  }

  /// A metadata entry of the document.
  public enum meta: HTMLTag {
    /// `<meta>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<meta>" }
  }

  /// A stylesheet in the document.
  public enum style: RawTextTag {
    /// `<style></style>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<style></style>" }
  }

  /// A script, or data for a script.
  public enum script: RawTextTag {
    /// `<script></script>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<script></script>" }
  }

  /// Content for browsers without scripts.
  public enum noscript: ContentTag {
    /// `<noscript></noscript>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<noscript></noscript>" }
  }

  /// Inert content for scripts to copy.
  public enum template: ContentTag {
    /// `<template></template>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<template></template>" }
  }

  /// A slot of a shadow tree.
  public enum slot: ContentTag {
    /// `<slot></slot>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<slot></slot>" }
  }

  /// A drawing surface for scripts, with fallback content.
  public enum canvas: ContentTag {
    /// `<canvas></canvas>`.
    @inlinable @inline(__always)
    public static var _markup: StaticString { "<canvas></canvas>" }
  }
}

/// The root of a document.
public typealias html<Attributes: AttributeList, Content: View> = Element<Tags.html, Attributes, Content>

/// The metadata of a document.
public typealias head<Attributes: AttributeList, Content: View> = Element<Tags.head, Attributes, Content>

/// The content of a document.
public typealias body<Attributes: AttributeList, Content: View> = Element<Tags.body, Attributes, Content>

/// The title of a document; it contains only text.
public typealias title<Attributes: AttributeList, Content: View> = Element<Tags.title, Attributes, Content>

/// The base URL and the default target of links.
public typealias base<Attributes: AttributeList> = VoidElement<Tags.base, Attributes>

/// A link to an external resource, such as a stylesheet, an icon or a feed.
public typealias link<Attributes: AttributeList> = VoidElement<Tags.link, Attributes>

/// A metadata entry of the document.
public typealias meta<Attributes: AttributeList> = VoidElement<Tags.meta, Attributes>

/// A stylesheet in the document.
public typealias style = RawTextElement<Tags.style>

/// A script, or data for a script.
public typealias script = RawTextElement<Tags.script>

/// Content for browsers without scripts.
public typealias noscript<Attributes: AttributeList, Content: View> = Element<Tags.noscript, Attributes, Content>

/// Inert content for scripts to copy.
public typealias template<Attributes: AttributeList, Content: View> = Element<Tags.template, Attributes, Content>

/// A slot of a shadow tree.
public typealias slot<Attributes: AttributeList, Content: View> = Element<Tags.slot, Attributes, Content>

/// A drawing surface for scripts, with fallback content.
public typealias canvas<Attributes: AttributeList, Content: View> = Element<Tags.canvas, Attributes, Content>
