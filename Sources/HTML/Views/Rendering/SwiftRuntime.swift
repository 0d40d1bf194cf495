import SwiftShims

/// The functions of the Swift runtime that the standard library does not export.
enum SwiftRuntime {
  /// Returns the addresses of the current thread's stack, or nil if the system does not tell them.
  static func stackBounds() -> Range<UInt>? {
    var lowest: UInt = 0
    var end: UInt = 0
    guard unsafe _swift_stdlib_getCurrentStackBounds(&lowest, &end), lowest < end else { return nil }
    return lowest..<end
  }

  /// Stops the program and prints `message`, in release builds too.
  ///
  /// `preconditionFailure` prints its message in debug builds only.
  static func stop(_ message: String) -> Never {
    #if !DEBUG
      let prefix: StaticString = "Fatal error"
      var message = message
      message.withUTF8 { text in
        unsafe _swift_stdlib_reportFatalError(
          prefix.utf8Start, CInt(prefix.utf8CodeUnitCount), text.baseAddress, CInt(text.count), 0)
      }
    #endif
    preconditionFailure(message)
  }
}
