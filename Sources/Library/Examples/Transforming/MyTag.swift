// A trait is a value that a child carries to the container it stands in: it makes no markup of its own, is
// given to every child of what it is written on, and of several writers the innermost wins.

public import Garland

/// Shows the key of a trait: what `myTag(_:)` writes and `MyPicker` reads.
public struct MyTag: _ViewTraitKey {
  /// No tag.
  public static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Tags every child of this view for `MyPicker`.
  public func myTag<Tag: Hashable>(_ tag: Tag) -> some View {
    _trait(MyTag.self, AnyHashable(tag))
  }
}
