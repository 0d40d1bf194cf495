package import Diagnostics
import Markup
import Synchronization

/// The bytes that a render has written, and their limit.
///
/// A container that shows its children twice doubles them, so 28 nested ones make 268 million copies. All buffers of a
/// render count: the page, the buffers around a captured child, and the captured children.
struct RenderSize: ~Copyable, Sendable {
  private let limit: Int
  /// The number of bytes in buffers other than the current one.
  private let bytesElsewhere = Atomic(0)
  private let isExceeded = Atomic(false)
  private let isReported = Atomic(false)
  /// The number of steps that templates took.
  fileprivate let templateSteps = Atomic(0)

  init(limit: Int) { self.limit = limit }

  /// Returns how many bytes the current buffer may still take; a negative number if the limit is exceeded.
  func bytesLeft(after count: Int) -> Int {
    isExceeded.load(ordering: .relaxed) ? -1 : limit - bytesElsewhere.load(ordering: .relaxed) - count
  }

  /// Adds to the number of bytes in other buffers; `count` may be negative.
  func addBytesElsewhere(_ count: Int) { bytesElsewhere.add(count, ordering: .relaxed) }

  /// Stops the render: from now on, `bytesLeft` is negative.
  func exceed() { isExceeded.store(true, ordering: .relaxed) }

  /// Returns whether this is the first call.
  func startReport() -> Bool { !isReported.exchange(true, ordering: .relaxed) }
}

extension RenderContext {
  /// The number of bytes that may still be written; negative if the render exceeds its limit.
  package var bytesLeft: Int { session.size.bytesLeft(after: output.count) }

  /// Counts a container as 256 bytes, because many empty containers take long but write little.
  package func countContainer() { session.size.addBytesElsewhere(256) }

  /// The number of steps that templates took in this render; all templates of an article share one limit.
  package var templateSteps: Int {
    get { session.size.templateSteps.load(ordering: .relaxed) }
    nonmutating set { session.size.templateSteps.store(newValue, ordering: .relaxed) }
  }

  /// Returns whether the render may go on.
  package var hasBytesLeft: Bool { bytesLeft >= 0 }

  /// Stops the render, because the next bytes would exceed the limit.
  package func exceedLimit() { session.size.exceed() }

  /// Stops the render if it exceeds its limit, and reports that once.
  package func checkSize(_ diagnostic: () -> Diagnostic) {
    guard !hasBytesLeft else { return }
    session.size.exceed()
    if session.size.startReport() { report(diagnostic()) }
  }
}
