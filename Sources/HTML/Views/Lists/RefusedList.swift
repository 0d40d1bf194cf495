/// What stands for a view that lies too deep: no children, and nothing for each that its type promised.
final class RefusedList: ViewList {
  private let inputs: ListInputs

  init(_ inputs: ListInputs) {
    self.inputs = inputs
  }

  override func path(at index: Int) -> IdentityPath { inputs.path }

  override func child(at index: Int) -> ResolvedChild { ResolvedChild(inputs) }
}
