import Dispatch
import Synchronization

/// A value that another thread makes while this one goes on.
///
/// ```swift
/// let mark = Deferred { ContentHash(of: bytes) }
/// …
/// use(mark.value)
/// ```
package final class Deferred<Value: Sendable>: Sendable {
  private enum State {
    case waiting(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  /// Begins with the work, unless somebody needs the value before a thread is free.
  package convenience init(_ work: @escaping @Sendable () -> Value) {
    self.init(.waiting(work))
    begin()
  }

  /// Takes a value that is there already.
  package convenience init(made value: Value) { self.init(.made(value)) }

  // Work of both kinds may be given as a trailing closure, which would not tell an initializer of the one from one of the other.
  private init(_ state: State) { self.state = Mutex(state) }

  /// Leaves the work until somebody needs the value, or says `begin`.
  package static func lazily(_ work: @escaping @Sendable () -> Value) -> Deferred { Deferred(.waiting(work)) }

  /// Begins with the work.
  package func begin() { DispatchQueue.global().async { _ = self.value } }

  /// The value; whoever asks first makes it, and the others wait for that.
  package var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .waiting(let work):
        let value = work()
        state = .made(value)
        return value
      }
    }
  }
}
