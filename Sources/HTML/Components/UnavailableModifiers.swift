public import Views

// SwiftUI's modifiers for events and changes have nothing to do in a static page. The compiler says what to use instead.
extension View {
  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: use Link, or attribute(.on(\"click\", script: …))")
  public func onTapGesture(count: Int = 1, perform action: () -> Void) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: compute the value before or in body")
  public func onAppear(perform action: () -> Void) -> some View { self }

  /// Unavailable: a page runs no Swift.
  @available(*, unavailable, message: "a page runs no Swift: compute the value before or in body")
  public func task(_ action: () async -> Void) -> some View { self }

  /// Unavailable: a page never changes.
  @available(*, unavailable, message: "a page is rendered once: compute the value before or in body")
  public func onChange<Value>(of value: Value, _ action: (Value, Value) -> Void) -> some View { self }

  /// Unavailable: the stylesheet describes animations.
  @available(
    *, unavailable, message: "add a class and write the animation in a stylesheet: attribute(.class(\"moving\"))"
  )
  public func animation<Value, Animation>(_ animation: Animation, value: Value) -> some View { self }

  /// Unavailable: a page has no sheets.
  @available(*, unavailable, message: "a page has no sheets: use the element dialog, or a page of its own")
  public func sheet(isPresented: Binding<Bool>, content: () -> some View) -> some View { self }
}
