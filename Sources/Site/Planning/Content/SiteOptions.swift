package import Articles
package import Dates
package import Diagnostics
package import Pictures
package import Records

/// The options of one build, given by the command line instead of the site's files.
package struct SiteOptions: Sendable {
  /// The current time: it decides which articles are published.
  package var now: Instant
  /// The address of the site, if it overrides `url` in `site.yml`.
  package var address: SiteAddress?
  /// Whether languages with a domain are shown below their paths, as with another `address`.
  package var hidesDomains = false
  /// The values of variables that the command line sets.
  package var variables: [String: String] = [:]
  /// The history of the content, if the settings ask for it.
  package var history: ContentHistory?
  /// Finds the old blocks of translations, if the settings ask for them.
  package var findOldBlocks: (@Sendable (UnreadArticles) -> OldTranslations)?
  /// The files in the folders that `sources` in `site.yml` names; their paths begin with the name.
  package var sources: (any SourceFolder)?
  /// The reasons why folders of `sources` cannot be read, by their names.
  package var sourceProblems: [String: String] = [:]
  /// Whether drafts are published.
  package var showsDrafts = false
  /// Whether articles with a future date are published.
  package var showsFuture = false
  /// The number of threads.
  package var jobs = 1
  /// The maximum size in bytes of the caches in memory, for articles and for their rendered content.
  package var memoryCacheCapacity = 10 << 20
  /// Storage for rendered articles until the build renders their pages.
  ///
  /// If it is `nil`, rendered articles stay in memory.
  package var scratch: (any ScratchSpace)?
  /// Parses each article; without a guard, articles are parsed without a time limit.
  package var readingGuard: ReadingGuard?
  /// The reasons why pictures cannot be made, by their `failureKey`; pages show such files as they are.
  package var pictureFailures: [ContentHash: String] = [:]
  /// What identifies the program that encodes AVIF, if the settings ask for AVIF and the program is installed.
  package var avifEncoder: String?
  /// Makes a picture in a worker process; `nil` where no pictures are needed.
  package var makePicture: PictureMaker?
  /// Draws social cards.
  package var cards = CardDrawing.here
  /// Called with the progress of the build.
  package var watcher: SiteProgress.Watcher?

  /// Creates the default options for a build at the time `now`.
  package init(now: Instant) {
    self.now = now
  }

  /// A function that returns the bytes of a picture, or the reason why there is none.
  package typealias PictureMaker = @Sendable (DerivedPicture) -> Result<[UInt8], PictureProblem>

  /// A function that gets the file of an article and a function that parses it.
  ///
  /// It returns the parsed article, or `nil` if parsing takes too long.
  package typealias ReadingGuard =
    @Sendable (_ file: SourceFile, _ parse: @escaping @Sendable () -> Article) -> Article?
}
