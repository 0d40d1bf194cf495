// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// HTML's own names are in lower case.

// The tags of what was changed in a document.

public import Views

extension Tags {
  /// What was added.
  public enum ins: ContentTag {
    /// `<ins></ins>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<ins></ins>" }
  }

  /// What was removed.
  public enum del: ContentTag {
    /// `<del></del>`.
    @inlinable @inline(__always)
    public static var markup: StaticString { "<del></del>" }
  }
}

extension HTML {
  /// What was added.
  public typealias ins<Attributes: AttributeList, Content: View> = Element<Tags.ins, Attributes, Content>

  /// What was removed.
  public typealias del<Attributes: AttributeList, Content: View> = Element<Tags.del, Attributes, Content>
}

/// What was added.
public typealias ins<Attributes: AttributeList, Content: View> = HTML.ins<Attributes, Content>

/// What was removed.
public typealias del<Attributes: AttributeList, Content: View> = HTML.del<Attributes, Content>
