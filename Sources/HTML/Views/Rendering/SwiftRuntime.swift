import SwiftShims

/// The functions of the Swift runtime that the standard library does not export.
enum SwiftRuntime {
  /// Returns the addresses of the current thread's stack, or nil if the system does not provide them.
  static func stackBounds() -> Range<UInt>? {
    var lowest: UInt = 0
    var end: UInt = 0
    guard unsafe _swift_stdlib_getCurrentStackBounds(&lowest, &end), lowest < end else { return nil }
    return lowest..<end
  }

  /// Stops the program and prints why, in release builds too: there `preconditionFailure` prints nothing.
  ///
  /// Use this only for mistakes in a program, such as an index that is out of range. The content of a site must never
  /// cause such a stop.
  static func stop(_ message: String) -> Never {
    // The trap is wanted: to go on would show a wrong page.
    fatalError(message)
  }
}
