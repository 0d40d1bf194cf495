import Synchronization

/// The surroundings of the view being evaluated and what it reported: one box per render, reached from any body.
final class RenderBox: Sendable {
  /// The box of the render that is under way here.
  @TaskLocal static var current: RenderBox?

  private struct State {
    var environment: EnvironmentValues
    var facts: [Fact] = []
    /// The ids on the page so far; nobody keeps count of them until somebody asks for one.
    var ids: TakenIDs?
  }

  private let state: Mutex<State>
  private let total = Atomic(0)
  private let limit = NestingLimit()
  private let isSpent = Atomic(false)

  /// Collects what is read, for a renderer that keeps what it rendered.
  let recorder: ReadRecorder?

  init(environment: EnvironmentValues, recorder: ReadRecorder? = nil) {
    state = Mutex(State(environment: environment))
    self.recorder = recorder
  }

  /// What surrounds the view being evaluated.
  var environment: EnvironmentValues { state.withLock { $0.environment } }

  /// The same, noting down what is read.
  var recordedEnvironment: EnvironmentValues {
    var environment = environment
    environment.recorder = recorder
    return environment
  }

  /// Puts other surroundings in place and gives back those that were there.
  func exchange(_ environment: EnvironmentValues) -> EnvironmentValues {
    state.withLock { state in
      let outer = state.environment
      state.environment = environment
      return outer
    }
  }

  /// What views reported so far, in the order in which they were rendered.
  var facts: [Fact] { state.withLock { $0.facts } }

  /// How much views reported so far; asked for every row, so it takes no lock.
  var factCount: Int { total.load(ordering: .relaxed) }

  func report(_ fact: Fact) {
    report([fact])
  }

  func report(_ facts: ArraySlice<Fact>) {
    state.withLock { state in
      state.facts.append(contentsOf: facts)
      for fact in facts { state.ids?.take(fact) }
    }
    total.add(facts.count, ordering: .relaxed)
  }

  /// An id that nothing on the page has so far.
  func claim(_ wanted: String) -> String {
    let given = state.withLock { state in
      if state.ids == nil { state.ids = TakenIDs(state.facts) }
      return state.ids?.free(wanted) ?? wanted
    }
    report(.claim(wanted, given: given))
    return given
  }

  /// Whether those who asked for ids when `facts` were reported would be given the same ones now.
  func repeats(_ facts: ArraySlice<Fact>) -> Bool {
    guard facts.contains(where: \.isClaim) else { return true }
    return state.withLock { state in
      if state.ids == nil { state.ids = TakenIDs(state.facts) }
      return state.ids?.wouldRepeat(facts) ?? false
    }
  }

  /// Whether something lay too deep, so that the page is not whole.
  var isCutShort: Bool { isSpent.load(ordering: .relaxed) }

  /// Whether a body or a container may run here.
  ///
  /// Once one lay too deep, none may: else a body that holds itself twice would be tried at two to the power of every level.
  func enter<V>(_ type: V.Type) -> Bool {
    if isSpent.load(ordering: .relaxed) { return false }
    guard limit.isReached else { return true }
    if !isSpent.exchange(true, ordering: .relaxed) { report(.diagnostic(.nestingLimit(at: type))) }
    return false
  }

  /// Runs `evaluate` in `environment`, in the render that is under way or, for a list that outlived its own, in a new one.
  static func evaluate<Value>(in environment: EnvironmentValues, _ evaluate: () -> Value) -> Value {
    guard let box = current else {
      return $current.withValue(RenderBox(environment: environment)) { evaluate() }
    }
    let outer = box.exchange(environment)
    let value = evaluate()
    _ = box.exchange(outer)
    return value
  }
}
