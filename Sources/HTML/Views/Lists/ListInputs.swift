import Markup

/// The modifiers and the identity path from a container to a view, which are needed to resolve the view's list.
public struct ListInputs {
  /// The path from the container's content to the view.
  var path: IdentityPath
  /// The attributes that modifiers add to every child's element, the innermost modifier's first.
  var attributes: [MarkupAttribute] = []
  /// The traits, tags and container values of every child.
  @usableFromInline var traits: TraitBag
  /// The events that the session records whenever a child is rendered.
  var events: [RenderEvent] = []
  /// The environment in which bodies run.
  var environment: EnvironmentValues
  /// The environment of the container itself.
  let base: EnvironmentValues
  /// The writes that turn `base` into `environment`.
  var writes: EnvironmentWrites?
  /// The renderer's cache, if it has one.
  let cache: RenderCache?
  /// The number of lists around the view that hold each other.
  private var level = 0

  /// Creates the inputs for the content of a container at `location`.
  ///
  /// Only a transparent container passes the traits around it to its content.
  init(
    contentAt location: Location, in environment: EnvironmentValues, cache: RenderCache?,
    inheriting traits: TraitBag = TraitBag()
  ) {
    path = IdentityPath(contentOf: location)
    self.environment = environment
    base = environment
    self.traits = traits.inherited
    self.cache = cache
  }

  /// Returns the inputs for the content of a container at this path.
  @usableFromInline
  func content(inheriting traits: TraitBag = TraitBag()) -> ListInputs {
    var inputs = ListInputs(contentAt: Location(key: path.key), in: environment, cache: cache, inheriting: traits)
    inputs.level = level
    return inputs
  }

  /// Returns these inputs with one more step at the end of the path.
  func at(_ step: IdentityPath.Step) -> ListInputs {
    var inputs = self
    inputs.path = IdentityPath(path, step)
    return inputs
  }

  /// Returns the inputs for the statement at `position` of a builder.
  @usableFromInline
  func at(position: Int) -> ListInputs { at(.position(position)) }

  /// Whether there is no modifier between the container and the view.
  var hasNoModifiers: Bool { attributes.isEmpty && traits.isEmpty && events.isEmpty && writes == nil }

  /// Changes the environment, and records the change, so that a placed child can apply it again.
  package mutating func write(_ apply: @escaping (inout EnvironmentValues) -> Void) {
    apply(&environment)
    writes = EnvironmentWrites(apply, within: writes)
  }

  /// Runs a body in this environment.
  @usableFromInline
  func evaluate<Value>(_ body: () -> Value) -> Value {
    RenderSession.evaluate(in: environment, body)
  }

  /// Resolves a list one level deeper.
  ///
  /// If views nest too deeply, it reports an error and returns an empty list.
  func descend<V>(into type: V.Type, _ resolve: (ListInputs) -> ViewList) -> ViewList {
    var inner = self
    inner.level += 1
    guard let session = RenderSession.current else {
      return RenderSession.$current.withValue(RenderSession(environment: environment)) { resolve(inner) }
    }
    return session.enter(type, level: level) ? resolve(inner) : NestingLimitList(self)
  }

  /// Returns whether the container's environment is the environment in which a child is placed.
  ///
  /// If it is, the child can use `environment`, and need not apply `writes` again.
  func baseEnvironmentIsSame(as placement: EnvironmentValues) -> Bool {
    placement.isSame(as: base)
  }
}
