// What every element takes: what its content says to machines.

extension Attribute {
  /// The element is an item whose properties lie inside.
  @inlinable @inline(__always)
  public static var itemscope: Self { Self(" itemscope=\"", true) }

  /// The element is an item whose properties lie inside, if `isPresent`.
  @inlinable @inline(__always)
  public static func itemscope(_ isPresent: Bool) -> Self { Self(" itemscope=\"", isPresent) }

  /// The addresses of the item's types, separated by spaces.
  @inlinable @inline(__always)
  public static func itemtype(_ types: String?) -> Self { Self(" itemtype=\"", text: types) }

  /// The address that the item is known by.
  @inlinable @inline(__always)
  public static func itemid(_ url: String?) -> Self { Self(" itemid=\"", url: url) }

  /// The address that the item is known by, at an address that the program itself answers for.
  @inlinable @inline(__always)
  public static func itemid(_ url: TrustedURL) -> Self { Self(" itemid=\"", url: url) }

  /// The properties of an item that the content gives, separated by spaces.
  @inlinable @inline(__always)
  public static func itemprop(_ names: String?) -> Self { Self(" itemprop=\"", text: names) }

  /// The ids of further elements that hold properties of the item, separated by spaces.
  @inlinable @inline(__always)
  public static func itemref(_ ids: String?) -> Self { Self(" itemref=\"", text: ids) }
}
