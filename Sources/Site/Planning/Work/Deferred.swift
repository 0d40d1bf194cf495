import Dispatch
import Synchronization

/// A value that is computed on another thread.
///
/// ```swift
/// let hash = Deferred { ContentHash(of: bytes) }
/// …
/// use(hash.value)
/// ```
package final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case waiting(@Sendable () -> Value)
    case computed(Value)
  }

  private let state: Mutex<State>

  /// Starts the computation in the background.
  ///
  /// If a thread needs the value first, that thread computes it.
  package convenience init(_ work: @escaping @Sendable () -> Value) {
    self.init(.waiting(work))
    begin()
  }

  /// Wraps a value that is already computed.
  package convenience init(value: Value) { self.init(.computed(value)) }

  private init(_ state: State) { self.state = Mutex(state) }

  // This is not an `init(lazily:)`, because a call with a trailing closure could mean either initializer.
  /// Creates a value that is computed when a thread reads `value` or calls `begin()`.
  package static func lazily(_ work: @escaping @Sendable () -> Value) -> Deferred { Deferred(.waiting(work)) }

  /// Starts the computation in the background.
  package func begin() { DispatchQueue.global().async { _ = self.value } }

  /// The value.
  ///
  /// The first thread that reads it computes it, and other threads wait.
  package var value: Value {
    state.withLock { state in
      switch state {
      case .computed(let value): return value
      case .waiting(let work):
        let value = work()
        state = .computed(value)
        return value
      }
    }
  }
}

/// Releases a value in the background: freeing the memory of a site of 1,000 posts takes 10 ms.
///
/// The delay lets other work run first. A program that exits earlier does not need to free the memory at all.
package func releaseInBackground<Value: Sendable>(_ value: consuming Value) {
  DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(50)) { [value] in
    withExtendedLifetime(value) {}
  }
}
