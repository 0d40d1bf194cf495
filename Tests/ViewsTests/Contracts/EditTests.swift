import Garland
import TestSupport
import Testing

/// Cases 210 to 213 of the view semantics, for every API and every kind of row.
@Suite struct `A renderer runs only what an edit changed` {
  @Test(arguments: RowPage.all)
  func `210 to 212. for each of twenty appended rows, only the new row runs`(page: RowPage) {
    let renderer = CheckedRenderer()
    renderer.render(page.of(Message.all(0..<12)))
    for tap in 1...20 {
      let outcome = renderer.render(page.of(Message.all(0..<12 + tap)), "tap \(tap)")
      guard check(outcome, page, rows: 1, "tap \(tap)") else { return }
    }
  }

  @Test(arguments: RowPage.all)
  func `213. removing and moving rows runs no row, and changing a row runs that row`(page: RowPage) {
    for edit in Edit.all {
      let renderer = CheckedRenderer()
      renderer.render(page.of(edit.before), "before: \(edit.name)")
      check(renderer.render(page.of(edit.after), edit.name), page, rows: edit.rows, edit.name)
      check(renderer.render(page.of(edit.after), "again: \(edit.name)"), page, rows: 0, "again: \(edit.name)")
    }
  }

  @Test func `a chat list runs its root once per render`() {
    let renderer = CheckedRenderer()
    for count in [12, 13, 14, 14] {
      let outcome = renderer.render(ChatList { RowKind.fields.rows(of: Message.all(0..<count)).erased })
      #expect(outcome.rootRuns == 1)
    }
  }

  @discardableResult
  private func check(
    _ outcome: CheckedRenderer.Outcome, _ page: RowPage, rows: Int, _ step: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let bodies = outcome.runs["Row"]
    // A child that is placed twice may run twice.
    let isExpected = (rows...rows * page.container.placements).contains(bodies)
    #expect(isExpected, "\(step): \(bodies) rows ran, not \(rows)", sourceLocation: sourceLocation)
    #expect(outcome.draws == bodies * page.kind.drawsPerRow, "\(step): draws", sourceLocation: sourceLocation)
    #expect(outcome.runs["root"] <= 1, "\(step): roots run", sourceLocation: sourceLocation)
    return isExpected
  }
}

/// An edit of a list of messages, and the number of rows it changes.
struct Edit: Sendable {
  let name: String
  let before: [Message]
  let after: [Message]
  let rows: Int

  init(_ name: String, from before: [Message] = Message.all(0..<12), to after: [Message], rows: Int) {
    self.name = name
    self.before = before
    self.after = after
    self.rows = rows
  }

  static var all: [Edit] {
    let twelve = Message.all(0..<12)
    var changed = twelve
    changed[5].text = "changed"
    var changedAndMoved = changed
    changedAndMoved.swapAt(0, 5)
    return [
      Edit("nothing", to: twelve, rows: 0),
      Edit("remove the first", to: Array(twelve.dropFirst()), rows: 0),
      Edit("remove one", to: twelve.filter { $0.id != 5 }, rows: 0),
      Edit("remove the last", to: Array(twelve.dropLast()), rows: 0),
      Edit("remove all but one", to: [twelve[7]], rows: 0),
      Edit("remove all", to: [], rows: 0),
      Edit("reverse", to: twelve.reversed(), rows: 0),
      Edit("rotate far", from: Message.all(0..<40), to: Message.all(Array(20..<40) + Array(0..<20)), rows: 0),
      Edit("swap two", to: twelve.map { twelve[$0.id ^ 1] }, rows: 0),
      Edit("change one", to: changed, rows: 1),
      Edit("change one and move it", to: changedAndMoved, rows: 1),
      Edit("prepend", to: Message.all(-1..<12), rows: 1),
      Edit("insert", to: Message.all(Array(0..<6) + [100] + Array(6..<12)), rows: 1),
      Edit("insert three and remove two", to: Message.all([100, 0, 1, 3, 101, 4, 5, 6, 8, 9, 10, 11, 102]), rows: 3),
      Edit("from nothing", from: [], to: twelve, rows: 12),
    ]
  }
}

extension View {
  /// The view as an `AnyView`.
  var erased: AnyView { AnyView(self) }
}
