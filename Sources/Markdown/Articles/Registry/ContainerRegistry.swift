import Parsing

/// The containers that articles can use, by name.
///
/// If several containers have the same name, the first one is used.
public struct ContainerRegistry: Sendable {
  private let byName: [String: Container]
  /// All containers, in the order of registration.
  package let containers: [Container]
  /// All names and aliases, in the order of registration.
  package let names: [String]

  /// Registers containers.
  public init(_ containers: [Container] = []) {
    var byName: [String: Container] = [:]
    var names: [String] = []
    for container in containers {
      for name in ([container.name] + container.aliases).map(Self.normalized) where byName[name] == nil {
        byName[name] = container
        names.append(name)
      }
    }
    self.byName = byName
    self.containers = containers
    self.names = names
  }

  /// Returns the container of a name; upper and lower case are the same.
  package subscript(name: String) -> Container? { byName[Self.normalized(name)] }

  /// Returns a name as the parser writes it, in lower case; a name that is invalid in Markdown stays unchanged.
  private static func normalized(_ name: String) -> String { ContainerName.normalized(name) ?? name }
}
