/// Where on the way from the page's root a view stands, folded into one number.
///
/// Only a renderer that keeps what it rendered looks at it, so it costs nothing elsewhere: the optimiser drops it.
/// Two places that fold to the same number cost a cache miss and never a wrong page, since inputs are compared too.
public struct Location {
  /// The folded path.
  public let key: UInt64

  /// The page's root.
  public static var root: Location { Location(key: 0x9E37_79B9_7F4A_7C15) }

  @inlinable @inline(__always)
  init(key: UInt64) {
    self.key = key
  }

  /// The place of the body of the view that stands here.
  @inlinable @inline(__always)
  public var next: Location { child(0) }

  /// The place of the `index`-th part of what stands here.
  @inlinable @inline(__always)
  public func child(_ index: Int) -> Location {
    var mixed = key ^ (UInt64(truncatingIfNeeded: index) &+ 0x51_7CC1_B727_220A)
    mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
    return Location(key: mixed ^ (mixed >> 32))
  }

  /// The place of a child that is placed here by the way to it.
  func child(of path: IdentityPath) -> Location {
    child(Int(truncatingIfNeeded: path.key))
  }
}
