import Diagnostics

/// Templates that include each other without end, found in the trail of a rendering that went too deep.
struct InclusionRing {
  /// The tags that lead round, the last one first.
  private let steps: [Step]
  /// The templates in the order in which they include each other; the first is the last, too.
  private let names: [String]

  /// Follows the trail back from its end, from each tag to the one that leads to the template that the tag stands in.
  init?(in trail: [Step], of templates: [Template]) {
    let names = Dictionary(templates.map { (ObjectIdentifier($0.program), $0.name) }) { first, _ in first }
    guard var end = trail.lastIndex(where: { !$0.isBlock }) else { return nil }
    var steps: [Step] = []
    while true {
      steps.append(trail[end])
      guard let source = names[ObjectIdentifier(trail[end].program)] else { return nil }
      if let start = steps.firstIndex(where: { $0.name == source }) {
        self.steps = Array(steps[start...])
        self.names = [source] + self.steps.reversed().map(\.name)
        return
      }
      guard let before = trail[..<end].lastIndex(where: { !$0.isBlock && $0.name == source }) else { return nil }
      end = before
    }
  }

  /// What is wrong, at the tag that closes the ring, with the others as notes.
  var diagnostic: Diagnostic {
    let problem = TemplateProblem.ring(names)
    let place = steps.first.map { $0.program.place(of: $0.range) }
    return Diagnostic(
      problem.severity, problem.code, problem.message, at: place, notes: steps.dropFirst().prefix(4).map(\.note))
  }
}
