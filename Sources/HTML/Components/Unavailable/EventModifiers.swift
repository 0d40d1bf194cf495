public import Views

// SwiftUI's modifiers for events and changes have nothing to do in a static page. The compiler says what to use instead.
extension View {
  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: use Link, or attribute(.on(\"click\", script: …))")
  public func onTapGesture(count: Int = 1, perform action: () -> Void) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: use Link, or attribute(.on(\"click\", script: …))")
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: () -> Void) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(
    *, unavailable,
    message: "a page runs no Swift: use a script, or HTML that reacts by itself, such as details"
  )
  public func gesture(_ gesture: some Any) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(
    *, unavailable,
    message: "a page runs no Swift: use a script, or HTML that reacts by itself, such as details"
  )
  public func onSubmit(_ action: () -> Void) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(
    *, unavailable,
    message: "a page runs no Swift: use a script, or HTML that reacts by itself, such as details"
  )
  public func onHover(perform action: (Bool) -> Void) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(
    *, unavailable,
    message: "a page runs no Swift: use a script, or HTML that reacts by itself, such as details"
  )
  public func refreshable(action: () async -> Void) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: compute the value before or in body")
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: compute the value before or in body")
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: compute the value before or in body")
  public func task(_ action: () async -> Void) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: compute the value before or in body")
  public func task(id: some Equatable, _ action: () async -> Void) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: compute the value before or in body")
  public func onReceive<Output>(_ publisher: some Any, perform action: (Output) -> Void) -> some View { self }

  /// Unavailable: a page never changes.
  @available(*, unavailable, message: "a page is rendered once: compute the value before or in body")
  public func onChange<Value>(of value: Value, initial: Bool = false, _ action: (Value, Value) -> Void) -> some View {
    self
  }

  /// Unavailable: a page never changes.
  @available(*, unavailable, message: "a page is rendered once: compute the value before or in body")
  public func onChange(of value: some Any, initial: Bool = false, _ action: () -> Void) -> some View { self }

  /// Unavailable: a page never changes.
  @available(*, unavailable, message: "a page is rendered once: compute the value before or in body")
  public func onChange<Value>(of value: Value, perform action: (Value) -> Void) -> some View { self }

  /// Unavailable: the stylesheet describes animations.
  @available(
    *, unavailable,
    message: "add a class and write the animation in a stylesheet: attribute(.class(\"moving\"))"
  )
  public func animation(_ animation: AppValue?, value: some Any) -> some View { self }

  /// Unavailable: the stylesheet describes animations.
  @available(
    *, unavailable,
    message: "add a class and write the animation in a stylesheet: attribute(.class(\"moving\"))"
  )
  public func animation(_ animation: AppValue?) -> some View { self }

  /// Unavailable: the stylesheet describes animations.
  @available(
    *, unavailable,
    message: "add a class and write the animation in a stylesheet: attribute(.class(\"moving\"))"
  )
  public func transition(_ transition: AppValue) -> some View { self }
}
