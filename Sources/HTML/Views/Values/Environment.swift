/// Reads a value from the environment, in a view, a container's root or a modifier.
///
/// ```swift
/// struct Price: View {
///   @Environment(\.currency) private var currency
///   var body: some View { Text(currency) }
/// }
/// ```
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Creates a property that reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The current value, or the key's default outside of a render.
  public var wrappedValue: Value {
    (RenderSession.current?.recordingEnvironment ?? EnvironmentValues())[keyPath: keyPath]
  }
}

/// The key of an environment value.
///
/// ```swift
/// enum AccentKey: EnvironmentKey {
///   static var defaultValue: String { "blue" }
/// }
///
/// extension EnvironmentValues {
///   var accent: String {
///     get { self[AccentKey.self] }
///     set { self[AccentKey.self] = newValue }
///   }
/// }
/// ```
public protocol EnvironmentKey: SendableMetatype {
  /// The type of the value; it is sendable because pages are rendered in parallel.
  associatedtype Value: Sendable

  /// The value if no view sets one.
  static var defaultValue: Value { get }
}

/// The environment of a view: values that outer views and modifiers set.
public struct EnvironmentValues: Sendable {
  private(set) var newest: Write?
  var recorder: EnvironmentReads?

  /// Creates an environment in which every key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let (value, depth) = find(key)
      recorder?.record(EnvironmentRead(of: key, value: value, depth: depth))
      return value
    }
    set { newest = Write(key: ObjectIdentifier(key), value: newValue, previous: newest) }
  }

  /// Returns the value of a key, and the depth of the write that set it.
  func find<Key: EnvironmentKey>(_ key: Key.Type) -> (value: Key.Value, depth: Int) {
    // Look for a write first: if `Value` is optional, casting a missing write would succeed and give nil.
    guard let write = newest?.find(ObjectIdentifier(key)) else { return (Key.defaultValue, 0) }
    return (write.value as? Key.Value ?? Key.defaultValue, write.depth)
  }

  /// The number of writes so far.
  var depth: Int { newest?.depth ?? 0 }

  /// Whether this and `other` are the same object, which is a stronger condition than equality.
  func isSame(as other: EnvironmentValues) -> Bool { newest === other.newest }

  /// One write, linked to the previous one.
  final class Write: Sendable {
    let key: ObjectIdentifier
    let value: any Sendable
    let previous: Write?
    let depth: Int

    init(key: ObjectIdentifier, value: any Sendable, previous: Write?) {
      self.key = key
      self.value = value
      self.previous = previous
      depth = (previous?.depth ?? 0) + 1
    }

    func find(_ key: ObjectIdentifier) -> Write? {
      var write: Write? = self
      while let candidate = write, candidate.key != key { write = candidate.previous }
      return write
    }
  }
}

extension View {
  /// Sets an environment value for this view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
    ModifiedContent(content: self, modifier: EnvironmentModifier(keyPath: keyPath, value: value))
  }
}

/// A modifier that sets an environment value.
public struct EnvironmentModifier<Value>: ListModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  /// Renders the content in the changed environment.
  public static func _render<Content: View>(
    _ content: Content, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    var values = context.environment
    values[keyPath: modifier.keyPath] = modifier.value
    context.withEnvironment(values) { Content._render(content, at: location, in: &$0) }
  }

  /// Changes the environment of the content, and records the change, so that a placed child can apply it again.
  public static func _inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    var inputs = inputs
    inputs.write { $0[keyPath: modifier.keyPath] = modifier.value }
    return inputs
  }
}

/// The environment writes of the modifiers between a container and one of its children.
///
/// The renderer applies these writes again to the environment in which a container places the child.
final class EnvironmentWrites {
  private let apply: (inout EnvironmentValues) -> Void
  private let outer: EnvironmentWrites?

  init(_ apply: @escaping (inout EnvironmentValues) -> Void, within outer: EnvironmentWrites?) {
    self.apply = apply
    self.outer = outer
  }

  /// Returns `environment` after all writes, the outermost first.
  func over(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = outer?.over(environment) ?? environment
    apply(&environment)
    return environment
  }

  /// Returns these writes inside `others`.
  func within(_ others: EnvironmentWrites?) -> EnvironmentWrites {
    guard let others else { return self }
    return EnvironmentWrites({ $0 = self.over($0) }, within: others)
  }
}
