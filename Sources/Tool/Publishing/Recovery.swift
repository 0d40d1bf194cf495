/// An interrupted publication of an earlier run, which this run completed or undid first.
package struct Recovery: Equatable, Sendable {
  /// Whether the old site was restored, because a step of the publication had failed.
  package let isUndone: Bool
  /// How many files the publication adds.
  package let addedCount: Int
  /// How many files it replaces.
  package let changedCount: Int
  /// How many files it removes.
  package let removedCount: Int

  init(of plan: SwapPlan, isUndone: Bool) {
    self.isUndone = isUndone
    addedCount = plan.added.count
    changedCount = plan.changed.count
    removedCount = plan.removed.count
  }

  /// What was done, in a sentence without a full stop.
  package func message(in output: String) -> String {
    let counts = "\(addedCount) added, \(changedCount) changed and \(removedCount) removed files"
    return "an earlier build was interrupted while it published into `\(output)`; its \(counts) were "
      + (isUndone ? "undone first" : "published first")
  }
}
