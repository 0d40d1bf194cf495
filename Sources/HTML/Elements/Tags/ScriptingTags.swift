// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of programs and what they work on.

public import Views

extension Tags {
  /// A program, or data for one.
  public enum script: RawTextTag {
    /// `<script></script>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<script></script>" }
  }

  /// What stands in where programs do not run.
  public enum noscript: ContentTag {
    /// `<noscript></noscript>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<noscript></noscript>" }
  }

  /// Content that is not shown until a program copies it.
  public enum template: ContentTag {
    /// `<template></template>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<template></template>" }
  }

  /// A place in a shadow tree that the host fills.
  public enum slot: ContentTag {
    /// `<slot></slot>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<slot></slot>" }
  }

  /// A surface that a program draws on, with content for where it cannot.
  public enum canvas: ContentTag {
    /// `<canvas></canvas>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<canvas></canvas>" }
  }
}

extension HTML {
  /// A program, or data for one.
  public typealias script = RawTextElement<Tags.script>

  /// What stands in where programs do not run.
  public typealias noscript<Attributes: AttributeList, Content: View> = Element<Tags.noscript, Attributes, Content>

  /// Content that is not shown until a program copies it.
  public typealias template<Attributes: AttributeList, Content: View> = Element<Tags.template, Attributes, Content>

  /// A place in a shadow tree that the host fills.
  public typealias slot<Attributes: AttributeList, Content: View> = Element<Tags.slot, Attributes, Content>

  /// A surface that a program draws on, with content for where it cannot.
  public typealias canvas<Attributes: AttributeList, Content: View> = Element<Tags.canvas, Attributes, Content>
}

/// A program, or data for one.
public typealias script = HTML.script

/// What stands in where programs do not run.
public typealias noscript<Attributes: AttributeList, Content: View> = HTML.noscript<Attributes, Content>

/// Content that is not shown until a program copies it.
public typealias template<Attributes: AttributeList, Content: View> = HTML.template<Attributes, Content>

/// A place in a shadow tree that the host fills.
public typealias slot<Attributes: AttributeList, Content: View> = HTML.slot<Attributes, Content>

/// A surface that a program draws on, with content for where it cannot.
public typealias canvas<Attributes: AttributeList, Content: View> = HTML.canvas<Attributes, Content>
