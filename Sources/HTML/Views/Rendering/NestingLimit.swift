import Synchronization

/// The maximum nesting of views, measured in bytes of stack.
///
/// A level takes 0.3 to 9 kB of stack, depending on the kind of view and on the build. A limit on the number of levels
/// would have to be safe for every kind of view. Such a limit would reject a fold over 2,000 children, which creates
/// 2,000 nested `AnyView`s.
struct NestingLimit: ~Copyable, Sendable {
  /// The number of bytes that a render may use before `isReached` measures the thread's stack.
  ///
  /// The measurement takes up to 0.3 ms.
  private static let unmeasured: UInt = 64 << 10
  /// The most stack that a render may use.
  ///
  /// If a view contains itself, this maximum stops the recursion early, even on a thread with a huge stack.
  private static let maximumStack: UInt = 5 << 20
  /// The least stack that a level of lists counts for.
  ///
  /// In a release build, a list takes 0.1 kB of stack to resolve, but its lists take up to 0.6 kB to free, because each
  /// frees the next one.
  private static let leastPerLevel: UInt = 768
  /// The assumed size of a stack if the system does not report it.
  private static let assumedStack: UInt = 512 << 10

  /// The address of the stack's end when the render began.
  private let start = Self.stackPointer
  private let measured = Mutex<Measured?>(nil)

  /// A measured stack, and the lowest address that a render may use.
  struct Measured {
    let stack: Range<UInt>
    let lowest: UInt
  }

  /// Returns whether the current call is too deep; `level` is the number of lists that hold each other.
  func isReached(level: Int) -> Bool {
    let here = Self.stackPointer
    let lists = UInt(level) * Self.leastPerLevel
    // The stack grows downwards. A larger address belongs to another thread.
    if here <= start, max(start - here, lists) < Self.unmeasured { return false }
    return min(here, max(here, start) - lists) < lowestAddress(for: here)
  }

  private func lowestAddress(for here: UInt) -> UInt {
    measured.withLock { measured in
      if let measured, measured.stack.contains(here) { return measured.lowest }
      let new = measure(here)
      measured = new
      return new.lowest
    }
  }

  /// Measures the current thread's stack and reserves three eighths of it.
  ///
  /// The reserve is for leaf views and for the functions that a body calls, which do not check the limit.
  private func measure(_ here: UInt) -> Measured {
    let known = SwiftRuntime.stackBounds()
    let stack = known.flatMap { $0.contains(here) ? $0 : nil } ?? assumedStack(around: here)
    let top = stack.contains(start) ? start : here
    let reserve = min(stack.upperBound - stack.lowerBound, 8 << 20) / 8 * 3
    let limit = top > Self.maximumStack ? top - Self.maximumStack : 0
    return Measured(stack: stack, lowest: max(stack.lowerBound + reserve, limit))
  }

  private func assumedStack(around here: UInt) -> Range<UInt> {
    let end = here <= start && start - here < Self.assumedStack ? start : here
    return end - min(end, Self.assumedStack)..<end + 1
  }

  /// The approximate address of the stack's end.
  private static var stackPointer: UInt {
    @inline(never) get {
      var marker: UInt8 = 0
      return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    }
  }
}
