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

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { value.id }
}

/// A binding to a list is a list of bindings to its elements.
///
/// ```swift
/// ForEach($rows) { $row in TextField("Name", text: $row.name) }
/// ```
extension Binding: Sequence where Value: Collection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the list.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: Collection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of all elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Index { value.startIndex }
  /// The position behind the last element.
  public var endIndex: Index { value.endIndex }
  /// The positions of all elements.
  public var indices: Indices { value.indices }
  /// Returns the position behind another one.
  public func index(after index: Index) -> Index { value.index(after: index) }

  /// Returns a binding to an element.
  public subscript(position: Index) -> Binding<Value.Element> { .constant(value[position]) }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection {
  /// Returns the position before another one.
  public func index(before index: Index) -> Index { value.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection {}
