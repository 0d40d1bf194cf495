// What measures and progress take.

/// A tag that shows a number.
public protocol TakesMeasure: Tag {}

extension Tags.meter: TakesMeasure {}
extension Tags.progress: TakesMeasure {}

extension Attribute where T: TakesMeasure {
  /// The number that is shown.
  @inlinable @inline(__always)
  public static func value(_ number: Int) -> Self { Self(" value=\"", number: number) }

  /// The number that is shown; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func value(_ number: Double) -> Self { Self(" value=\"", number: number) }

  /// The largest number.
  @inlinable @inline(__always)
  public static func max(_ number: Int) -> Self { Self(" max=\"", number: number) }

  /// The largest number; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func max(_ number: Double) -> Self { Self(" max=\"", number: number) }
}

extension Attribute where T == Tags.meter {
  /// The least number.
  @inlinable @inline(__always)
  public static func min(_ number: Int) -> Self { Self(" min=\"", number: number) }

  /// The least number; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func min(_ number: Double) -> Self { Self(" min=\"", number: number) }

  /// Up to where a number is low.
  @inlinable @inline(__always)
  public static func low(_ number: Int) -> Self { Self(" low=\"", number: number) }

  /// Up to where a number is low; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func low(_ number: Double) -> Self { Self(" low=\"", number: number) }

  /// From where on a number is high.
  @inlinable @inline(__always)
  public static func high(_ number: Int) -> Self { Self(" high=\"", number: number) }

  /// From where on a number is high; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func high(_ number: Double) -> Self { Self(" high=\"", number: number) }

  /// The best number.
  @inlinable @inline(__always)
  public static func optimum(_ number: Int) -> Self { Self(" optimum=\"", number: number) }

  /// The best number; nothing where the number is not finite.
  @inlinable @inline(__always)
  public static func optimum(_ number: Double) -> Self { Self(" optimum=\"", number: number) }
}
