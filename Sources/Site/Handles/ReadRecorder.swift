package import Mustache
package import Planning
import Synchronization

/// The data of the site that a page read during its rendering.
package struct PageReads: Sendable {
  /// The read properties of each page, by the index of the page.
  package fileprivate(set) var pages: [Int: PageProperties] = [:]
  /// The read properties of all other subjects; a bit is the index of a case of the subject's `Property` type.
  package fileprivate(set) var others: [Subject: PropertyBits] = [:]

  package init() {}

  /// Adds the reads of another rendering.
  package mutating func add(_ more: PageReads) {
    pages.merge(more.pages) { $0.union($1) }
    others.merge(more.others) { $0 | $1 }
  }

  /// Adds reads of subjects without properties.
  package mutating func add(_ subjects: [Subject]) {
    for subject in subjects { others[subject] = 1 }
  }
}

/// Records the data of the site that one page reads during its rendering.
///
/// Templates and Swift pages reach the site only through handles, and a handle records each value that it returns.
/// So the dependencies of every page are known, and no author has to declare them.
package final class ReadRecorder: Sendable {
  private struct State {
    var reads = PageReads()
    // Templates read several properties of one page in a row. These are collected until a template reads another page.
    var page = -1
    var properties = PageProperties()
    /// The properties of the site.
    var site: PropertyBits = 0

    mutating func record(_ property: PageProperties, of page: Int) {
      if page != self.page {
        flush()
        self.page = page
      }
      properties.formUnion(property)
    }

    mutating func flush() {
      if page >= 0 { reads.pages[page, default: []].formUnion(properties) }
      if site != 0 { reads.others[.site, default: 0] |= site }
      (properties, site) = ([], 0)
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// Creates a recorder with room for the reads of a page.
  package init(expecting count: Int) { state.withLock { $0.reads.others.reserveCapacity(count) } }

  /// Records the read of a subject without properties.
  package func record(_ subject: Subject) { state.withLock { $0.reads.others[subject] = 1 } }

  /// Records the read of a subject's property.
  package func record(_ property: some TemplateProperty, of subject: Subject) {
    let bits = PropertyBits(property)
    state.withLock { state in
      // Most reads are of the site.
      if subject == .site { state.site |= bits } else { state.reads.others[subject, default: 0] |= bits }
    }
  }

  /// Records the read of a page's property.
  package func record(_ property: PageProperty, of page: Int) {
    state.withLock { $0.record(PageProperties(property), of: page) }
  }

  /// Returns whether the page read a subject.
  func hasRead(_ subject: Subject) -> Bool { state.withLock { $0.reads.others[subject] != nil } }

  /// All reads until now.
  package var all: PageReads {
    state.withLock { state in
      state.flush()
      return state.reads
    }
  }
}
