import Markup

/// What a view's list is resolved with: everything that was written between the container and the view.
public struct ListInputs {
  /// The way from the container's content to here.
  var path: IdentityPath
  /// The attributes that land on every child, the innermost modifier's first.
  var attributes: [MarkupAttribute] = []
  /// The values every child carries.
  @usableFromInline var traits: TraitBag
  /// What is reported whenever a child is rendered.
  var reports: [Fact] = []
  /// The surroundings in which bodies run.
  var environment: EnvironmentValues
  /// The surroundings of the container itself.
  let base: EnvironmentValues
  /// The writes that lead from the latter to the former.
  var writes: EnvironmentWrites?
  /// What a renderer kept from its last render.
  let retention: Retention?

  /// The content of a container that stands at `location`; values reach it only where the container is transparent to them.
  init(
    contentAt location: Location, in environment: EnvironmentValues, retention: Retention?,
    inheriting traits: TraitBag = TraitBag()
  ) {
    path = IdentityPath(contentOf: location)
    self.environment = environment
    base = environment
    self.traits = traits.inherited
    self.retention = retention
  }

  /// The content of a container that stands here.
  @usableFromInline
  func content(inheriting traits: TraitBag = TraitBag()) -> ListInputs {
    ListInputs(contentAt: Location(key: path.key), in: environment, retention: retention, inheriting: traits)
  }

  /// One step further.
  func at(_ step: IdentityPath.Step) -> ListInputs {
    var inputs = self
    inputs.path = IdentityPath(path, step)
    return inputs
  }

  /// The `position`-th statement of the builder that stands here.
  @usableFromInline
  func at(position: Int) -> ListInputs { at(.position(position)) }

  /// Whether nothing but the way was written between the container and here.
  var changesNothing: Bool { attributes.isEmpty && traits.isEmpty && reports.isEmpty && writes == nil }

  /// Writes into the surroundings from here on.
  mutating func write(_ apply: @escaping (inout EnvironmentValues) -> Void) {
    apply(&environment)
    writes = EnvironmentWrites(apply, within: writes)
  }

  /// Runs a body in the surroundings here.
  @usableFromInline
  func evaluate<Value>(_ body: () -> Value) -> Value {
    RenderBox.evaluate(in: environment, body)
  }

  /// Resolves something one level further down, unless that is too deep: then an error says why.
  func deeper<V>(_ type: V.Type, _ resolve: (ListInputs) -> ViewList) -> ViewList {
    guard let box = RenderBox.current else {
      return RenderBox.$current.withValue(RenderBox(environment: environment)) { resolve(self) }
    }
    return box.enter(type) ? resolve(self) : RefusedList(self)
  }

  /// Whether a list resolved with these inputs, written where it stands, needs no change of surroundings but `environment`.
  func fits(_ placement: EnvironmentValues) -> Bool {
    placement.isSame(as: base)
  }
}
