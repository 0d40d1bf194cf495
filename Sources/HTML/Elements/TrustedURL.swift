/// An address that is written as it is, whatever following it would do, since the program itself answers for it.
///
/// ```swift
/// a(.href(.unchecked("javascript:print()"))) { Text("Print") }
/// ```
///
/// Never make one from data: what came from outside goes in as a `String`, which is checked.
public struct TrustedURL: Hashable, Sendable {
  /// The address.
  public let text: String

  /// Answers for `text`.
  @inlinable @inline(__always)
  public init(unchecked text: String) {
    self.text = text
  }

  /// The address `text`, which the program answers for.
  @inlinable @inline(__always)
  public static func unchecked(_ text: String) -> TrustedURL { TrustedURL(unchecked: text) }
}
