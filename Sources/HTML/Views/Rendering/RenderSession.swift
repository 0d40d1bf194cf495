import Synchronization

/// The state of one render that any body can reach: the current environment and the recorded events.
final class RenderSession: Sendable {
  /// The session of the render that runs in the current task.
  @TaskLocal static var current: RenderSession?

  private struct State {
    var environment: EnvironmentValues
    var events: [RenderEvent] = []
    /// The ids on the page so far; nil until a view claims an id.
    var ids: TakenIDs?
  }

  private let state: Mutex<State>
  private let total = Atomic(0)
  private let limit = NestingLimit()
  private let isLimitReached = Atomic(false)

  /// Records the environment reads of this render, if the renderer has a cache.
  let recorder: EnvironmentReads?

  /// The size of the render so far.
  let size: RenderSize

  init(environment: EnvironmentValues, recorder: EnvironmentReads? = nil, byteLimit: Int = .max) {
    state = Mutex(State(environment: environment))
    self.recorder = recorder
    size = RenderSize(limit: byteLimit)
  }

  /// The environment of the body that is running.
  var environment: EnvironmentValues { state.withLock { $0.environment } }

  /// The environment of the body that is running; it records each read of a value.
  var recordingEnvironment: EnvironmentValues {
    var environment = environment
    environment.recorder = recorder
    return environment
  }

  /// Sets the environment and returns the previous one.
  func exchange(_ environment: EnvironmentValues) -> EnvironmentValues {
    state.withLock { state in
      let outer = state.environment
      state.environment = environment
      return outer
    }
  }

  /// The events so far, in the order of the page.
  var events: [RenderEvent] { state.withLock { $0.events } }

  /// The number of events so far.
  ///
  /// It is an atomic value without a lock, because the renderer reads it for every row.
  var eventCount: Int { total.load(ordering: .relaxed) }

  func record(_ event: RenderEvent) {
    record([event])
  }

  func record(_ events: ArraySlice<RenderEvent>) {
    state.withLock { state in
      state.events.append(contentsOf: events)
      for event in events { state.ids?.insert(event) }
    }
    total.add(events.count, ordering: .relaxed)
  }

  /// Returns an id that is free on the page, and claims it.
  func claim(_ preferred: String) -> String {
    let claimed = state.withLock { state in
      if state.ids == nil { state.ids = TakenIDs(state.events) }
      return state.ids?.freeID(for: preferred) ?? preferred
    }
    record(.claim(preferred, result: claimed))
    return claimed
  }

  /// Returns whether claiming the ids in `events` again would give the same results.
  func wouldRepeatClaims(in events: ArraySlice<RenderEvent>) -> Bool {
    guard events.contains(where: \.isClaim) else { return true }
    return state.withLock { state in
      if state.ids == nil { state.ids = TakenIDs(state.events) }
      return state.ids?.wouldRepeatClaims(in: events) ?? false
    }
  }

  /// Whether a part of the page is missing because views nest too deeply.
  var isIncomplete: Bool { isLimitReached.load(ordering: .relaxed) }

  /// Returns whether a body or a container may run at the current depth; reports an error if views nest too deeply.
  ///
  /// `level` is the number of lists around the body that hold each other.
  ///
  /// The session reports the error once. After it, no body may run. Otherwise a body that contains itself twice would
  /// run 2ⁿ times at n levels.
  func enter<V>(_ type: V.Type, level: Int = 0) -> Bool {
    if isLimitReached.load(ordering: .relaxed) { return false }
    guard limit.isReached(level: level) else { return true }
    if !isLimitReached.exchange(true, ordering: .relaxed) { record(.diagnostic(.nestingLimit(at: type))) }
    return false
  }

  /// Runs `evaluate` in `environment`.
  ///
  /// A list that outlives its render has no current session, so `evaluate` then runs in a new session.
  static func evaluate<Value>(in environment: EnvironmentValues, _ evaluate: () -> Value) -> Value {
    guard let session = current else {
      return $current.withValue(RenderSession(environment: environment)) { evaluate() }
    }
    let outer = session.exchange(environment)
    let value = evaluate()
    _ = session.exchange(outer)
    return value
  }
}
