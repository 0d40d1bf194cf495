public import Views

// A page is rendered once, so a state has one value: its initial one. Both property wrappers exist so that a view that
// was written for an app compiles and shows its first screen.

/// A property with a value that never changes, because a page is rendered once.
///
/// ```swift
/// struct Search: View {
///   @State private var words = ""
///   var body: some View { TextField("Search", text: $words) }
/// }
/// ```
///
/// The page shows the initial value. An assignment compiles and has no effect: it can only be in an action, and Garland
/// runs no actions. For what changes in the browser, use HTML that does it, such as `details`, or a script.
@propertyWrapper
public struct State<Value> {
  /// The value; assignments have no effect.
  public var wrappedValue: Value {
    get { initialValue }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { .constant(initialValue) }

  private let initialValue: Value

  /// Creates a property with a value.
  public init(wrappedValue: Value) { initialValue = wrappedValue }

  /// Creates a property with a value.
  public init(initialValue: Value) { self.initialValue = initialValue }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property without a value.
  public init() { initialValue = nil }
}

extension State: Equatable where Value: Equatable {}
extension State: Sendable where Value: Sendable {}

/// A value that another view owns; it never changes, because a page is rendered once.
///
/// ```swift
/// struct NameField: View {
///   @Binding var name: String
///   var body: some View { TextField("Name", text: $name) }
/// }
///
/// NameField(name: .constant("Ada"))
/// ```
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  /// The value; assignments have no effect.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  private let value: Value

  private init(of value: Value) { self.value = value }

  /// Returns a binding to a value.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(of: value) }

  /// Creates a binding to the value that `get` returns now; `set` never runs.
  public init(get: () -> Value, set: (Value) -> Void) { value = get() }

  /// Creates the same binding, for a closure with a parameter such as `$row`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a property of the value.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    .constant(value[keyPath: path])
  }
}

extension Binding: Equatable where Value: Equatable {}
extension Binding: Sendable where Value: Sendable {}

extension ForEach {
  /// Creates a view for each element of the value, which `content` gets as a constant binding.
  ///
  /// ```swift
  /// ForEach($rows) { $row in TextField("Name", text: $row.name) }
  /// ```
  public init(_ data: Binding<Data>, @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data.wrappedValue) { content(.constant($0)) }
  }

  /// Creates a view for each element of the value, which `content` gets as a constant binding.
  public init(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Data.Element>) -> Content
  ) {
    self.init(data.wrappedValue, id: id) { content(.constant($0)) }
  }
}
