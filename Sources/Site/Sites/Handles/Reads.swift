import Synchronization

/// What a page read of its site while it was written.
///
/// Templates and Swift pages reach a site through handles alone, and these note each thing that they give away; so it is known of
/// every page what it depends on, and nobody has to say so.
final class Reads: Sendable {
  /// All that a page read.
  struct Found: Sendable {
    /// What was read of which pages.
    fileprivate(set) var pages: [Int: PageProperties] = [:]
    /// What was read of anything else, by the place of each property among those of its kind.
    fileprivate(set) var others: [Subject: UInt64] = [:]

    /// Takes up what was read besides.
    mutating func add(_ more: Found) {
      pages.merge(more.pages) { $0.union($1) }
      others.merge(more.others) { $0 | $1 }
    }
  }

  private struct State {
    var found = Found()
    // Templates ask a page for several things in a row, so these wait here until another page is asked.
    var page = -1
    var properties = PageProperties()

    mutating func note(_ read: PageProperties, of other: Int) {
      if other != page {
        settle()
        page = other
      }
      properties.formUnion(read)
    }

    mutating func settle() {
      if page >= 0 { found.pages[page, default: []].formUnion(properties) }
      properties = []
    }
  }

  private let state = Mutex(State())

  /// Notes that a subject was read that is one thing.
  func note(_ subject: Subject) { state.withLock { $0.found.others[subject] = 1 } }

  /// Notes that a property of a subject was read.
  func note<Property: CaseIterable & Equatable>(
    _ property: Property, of subject: Subject
  ) where Property.AllCases == [Property] {
    guard let place = Property.allCases.firstIndex(of: property) else { return }
    state.withLock { $0.found.others[subject, default: 0] |= 1 << UInt64(place) }
  }

  /// Notes that a property of a page was read.
  func note(_ property: PageProperty, of page: Int) { state.withLock { $0.note(PageProperties(property), of: page) } }

  /// All that was read.
  var all: Found {
    state.withLock { state in
      state.settle()
      return state.found
    }
  }
}
