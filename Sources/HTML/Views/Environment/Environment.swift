/// Reads a value from a view's surroundings, in a view, a container's root or a modifier.
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

  /// Reads what `keyPath` names.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value here and now; outside of a render, the key's default.
  public var wrappedValue: Value {
    (RenderBox.current?.recordedEnvironment ?? EnvironmentValues())[keyPath: keyPath]
  }
}

extension View {
  /// Writes a value into the surroundings of this view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedContent<Self, EnvironmentModifier<Value>> {
    ModifiedContent(content: self, modifier: EnvironmentModifier(keyPath: keyPath, value: value))
  }
}

/// A write into the surroundings of a view.
public struct EnvironmentModifier<Value>: ListModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  /// Writes the content in the changed surroundings.
  public static func render<Content: View>(
    _ content: Content, _ modifier: Self, at location: Location, in context: inout RenderContext
  ) {
    var values = context.environment
    values[keyPath: modifier.keyPath] = modifier.value
    context.surround(with: values) { Content._render(content, at: location, in: &$0) }
  }

  /// Resolves the content in the changed surroundings, and has its leaves remember the change.
  public static func inputs(_ inputs: ListInputs, for modifier: Self) -> ListInputs {
    var inputs = inputs
    inputs.write { $0[keyPath: modifier.keyPath] = modifier.value }
    return inputs
  }
}

/// The writes between a container and one of its leaves, to be repeated over the surroundings the leaf is placed in.
final class EnvironmentWrites {
  private let apply: (inout EnvironmentValues) -> Void
  private let outer: EnvironmentWrites?

  init(_ apply: @escaping (inout EnvironmentValues) -> Void, within outer: EnvironmentWrites?) {
    self.apply = apply
    self.outer = outer
  }

  /// The surroundings after all the writes, the outermost first.
  func over(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = outer?.over(environment) ?? environment
    apply(&environment)
    return environment
  }

  /// These writes, repeated within others.
  func within(_ others: EnvironmentWrites?) -> EnvironmentWrites {
    guard let others else { return self }
    return EnvironmentWrites({ $0 = self.over($0) }, within: others)
  }
}
