// Objects with state have no meaning in a page, which is rendered once.

/// Unavailable: a page is rendered once.
@available(*, unavailable, message: "a page is rendered once: write let, and pass the value to init")
@propertyWrapper
public struct StateObject<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Unavailable.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Unavailable: a page is rendered once.
@available(*, unavailable, message: "a page is rendered once: write let")
@propertyWrapper
public struct ObservedObject<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Unavailable.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Unavailable: a page is rendered once.
@available(*, unavailable, message: "a page is rendered once: write let")
@propertyWrapper
public struct Bindable<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Unavailable.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Unavailable: a page is rendered once.
@available(*, unavailable, message: "a page is rendered once: remove @Published")
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Unavailable.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Unavailable: a page is rendered once.
@available(*, unavailable, message: "write a value of the environment: @Environment(\\.name), with @Entry var name = …")
@propertyWrapper
public struct EnvironmentObject<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { preconditionFailure("unavailable") }
    nonmutating set {}
  }

  /// The value.
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }

  /// Unavailable.
  public init() {}
}

/// Unavailable: a page is rendered once.
@available(*, unavailable, message: "a page runs no Swift: write input(.autofocus(true))")
@propertyWrapper
public struct FocusState<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { preconditionFailure("unavailable") }
    nonmutating set {}
  }

  /// The value.
  public var projectedValue: Binding<Value> { .constant(wrappedValue) }

  /// Unavailable.
  public init() {}
}

/// Unavailable: a page is rendered once.
@available(*, unavailable, message: "a page keeps no state: write let, or a field of a form")
@propertyWrapper
public struct AppStorage<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Unavailable.
  public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}

/// Unavailable: a page is rendered once.
@available(*, unavailable, message: "a page is rendered once: write a struct")
public protocol ObservableObject: AnyObject {}

// Only the browser knows the size of a view.

/// Unavailable: only the browser knows the size.
@available(*, unavailable)
public struct GeometryProxy {
  /// Nothing.
  public let size: (width: Double, height: Double)
}
