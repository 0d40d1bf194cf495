import Articles

extension Help {
  /// What containers there are and what they take, as they declare it themselves.
  static func containers(of registry: ContainerRegistry) -> String {
    """
    A container is given the blocks between its fences one by one:

        :::name[Label]{#id .class key=value flag}
        ### The label of a child
        Text.

        :::item[The label of another]{key=value}
        Several blocks that are one child.
        :::
        :::

    \(registry.containers.map(entry).joined(separator: "\n"))

    Where children have labels, each heading of the first one's level starts a child. `tag` is what a child is chosen by: `{tag=…}`, else
    its `#id`, else its label as in addresses. Sets of one `sync` key show the same, on all pages, and `?key=tag` in an address asks for it.

    """
  }

  /// A container in three lines: how it is written, what it makes of its children, and what those bring.
  private static func entry(_ container: Container) -> String {
    let label = container.ownLabel == .none ? "" : "[Label]"
    let attributes = container.attributes.map(\.name)
    let traits = container.traits.map { "\($0.name) (\($0.expectation))" }
    var lines = [
      "  :::\(container.name)\(label)\(attributes.isEmpty ? "" : "{\(attributes.joined(separator: " "))}")",
      "      children: \(container.summary)",
    ]
    if !container.aliases.isEmpty { lines.append("      also: \(container.aliases.joined(separator: ", "))") }
    lines += container.attributes.map { "      \($0.name): \($0.expectation)" }
    switch container.labels {
    case .none: break
    case .optional: lines.append("      labels: shown where there are any")
    case .required: lines.append("      labels: each child needs one")
    }
    if container.takesListItems { lines.append("      a list that is the only block stands for its items") }
    if !traits.isEmpty { lines.append("      traits of children: \(traits.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }
}
