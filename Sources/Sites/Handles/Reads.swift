import Dates
import Synchronization

/// What a page read of its site while it was written.
///
/// Templates and Swift pages reach a site through handles alone, and these note each thing that they give away; so it is known of
/// every page what it depends on, and nobody has to say so.
final class Reads: Sendable {
  /// One thing that was read.
  enum Read: Hashable, Sendable {
    /// A setting.
    case setting(String)
    /// A property of a page.
    case page(address: String, PageProperty)
    /// Which pages there are in a list, and their order.
    case list(String)
    /// A file of the theme.
    case asset(String)
    /// A template, whether it is there or not.
    case template(String)
    /// The time that counts as now.
    case now
  }

  private let found = Mutex<Set<Read>>([])

  /// Notes that something was read.
  func note(_ read: Read) { _ = found.withLock { $0.insert(read) } }

  /// All that was read.
  var all: Set<Read> { found.withLock { $0 } }
}
