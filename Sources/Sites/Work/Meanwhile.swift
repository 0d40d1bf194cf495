import Dispatch
import Synchronization

/// A value that another thread makes while this one goes on.
///
/// ```swift
/// let mark = Meanwhile { ContentMark(of: bytes) }
/// …
/// use(mark.value)
/// ```
package final class Meanwhile<Value: Sendable>: Sendable {
  private enum State {
    case waiting(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  /// Begins with the work, unless somebody needs the value before a thread is free.
  package convenience init(_ work: @escaping @Sendable () -> Value) {
    self.init(onceAsked: work)
    begin()
  }

  /// Leaves the work until somebody needs the value, or says `begin`.
  package init(onceAsked work: @escaping @Sendable () -> Value) { state = Mutex(.waiting(work)) }

  /// Begins with the work.
  package func begin() { DispatchQueue.global().async { _ = self.value } }

  /// Takes a value that is there already.
  package init(made value: Value) { state = Mutex(.made(value)) }

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
