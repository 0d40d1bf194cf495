package import Dates

/// The options of one build, given by the command line instead of the site's files.
package struct SiteOptions: Sendable {
  /// The current time: it decides which articles are published.
  package var now: Instant
  /// The address of the site, if it overrides `url` in `site.yml`.
  package var address: SiteAddress?
  /// Whether drafts are published.
  package var showsDrafts = false
  /// Whether articles with a future date are published.
  package var showsFuture = false
  /// The number of threads.
  package var jobs = 1
  /// The maximum size in bytes of the caches in memory, for articles and for their rendered content.
  package var cacheRoom = 10 << 20
  /// Storage for rendered articles until the build renders their pages.
  ///
  /// If it is `nil`, rendered articles stay in memory.
  package var scratch: (any ScratchSpace)?
  /// Called before each article is read.
  package var readingGuard: ReadingGuard?
  /// Called with the progress of the build.
  package var watcher: SiteProgress.Watcher?

  /// Creates the default options for a build at the time `now`.
  package init(now: Instant) {
    self.now = now
  }

  /// Called with the path of an article, on the thread that reads it.
  ///
  /// The returned function is called after reading.
  package typealias ReadingGuard = @Sendable (_ path: String) -> @Sendable () -> Void
}
