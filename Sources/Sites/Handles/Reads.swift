import Synchronization

/// What a page read of its site while it was written.
///
/// Templates and Swift pages reach a site through handles alone, and these note each thing that they give away; so it is known of
/// every page what it depends on, and nobody has to say so.
final class Reads: Sendable {
  /// One thing that was read, beside the properties of pages.
  enum Read: Hashable, Sendable {
    /// A setting.
    case setting(String)
    /// Which pages there are in a list, and their order.
    case list(String)
    /// A file of the theme.
    case asset(String)
    /// A template, whether it is there or not.
    case template(String)
    /// The time that counts as now.
    case now
  }

  /// All that a page read.
  struct Found: Sendable {
    /// What was read of which pages.
    fileprivate(set) var pages: [Int: PageProperties] = [:]
    /// What else was read.
    fileprivate(set) var others: Set<Read> = []
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

  /// Notes that something was read.
  func note(_ read: Read) { _ = state.withLock { $0.found.others.insert(read) } }

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
