package import Dates

/// What whoever runs a build decides, beyond what stands in the folders.
package struct SiteOptions: Sendable {
  /// The time that counts as now.
  package var now: Instant
  /// Where the site is published, if it is not where `site.yml` says.
  package var address: SiteAddress?
  /// Whether drafts are part of it.
  package var showsDrafts = false
  /// Whether articles are part of it whose date is yet to come.
  package var showsFuture = false
  /// How many threads work on it.
  package var jobs = 1
  /// How many bytes of articles that are asked for again, and of what was drawn of them, stay in memory.
  package var shelfRoom = 10 << 20
  /// Where drawings wait for their pages, so that little has to stay in memory that may not be asked for again.
  package var scratch: (any ScratchSpace)?
  /// Who hears which article is about to be read; what it gives back is called when that is done.
  package var readingGuard: ReadingGuard?
  /// Who hears how far it has come.
  package var watcher: SiteProgress.Watcher?

  /// Builds at a time.
  package init(now: Instant) {
    self.now = now
  }

  /// Hears the path of an article before it is read, on the thread that reads it, and gives back what hears that it was.
  package typealias ReadingGuard = @Sendable (_ path: String) -> @Sendable () -> Void
}
