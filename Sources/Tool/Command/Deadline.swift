import Articles
import Diagnostics
import Files
import Planning
import Synchronization

/// A time limit for parsing an article, as a backstop behind the counts of `MarkdownLimits`.
///
/// The Markdown parser is a C library that cannot be interrupted. So a thread that takes too long is left alone, and the
/// article gets an error instead of content. `build` then ends with all other threads. `serve` shows the error above the
/// previous site; the thread uses a core until its article is parsed.
final class Deadline: Sendable {
  /// A limit far above the time that the largest allowed article takes.
  static let seconds = 20
  /// The size up to which an article is parsed on the current thread.
  ///
  /// No article of this size took a second, and a new thread would take longer than most articles.
  private static let unlimitedBytes = 32 << 10

  private let seconds: Int
  /// The texts of articles that took too long, by path, so that `serve` does not parse them again in each build.
  private let slow = Mutex<[String: [UInt8]]>([:])

  /// Creates a limit in seconds of processor time for each article.
  init(seconds: Int = Deadline.seconds) {
    self.seconds = seconds
  }

  /// Parses a file, or returns `nil` if this takes too long.
  func parse<Parsed: Sendable>(_ file: SourceFile, _ parse: @escaping @Sendable () -> Parsed) -> Parsed? {
    guard file.utf8.count > Self.unlimitedBytes else { return parse() }
    if slow.withLock({ $0[file.path] == file.utf8 }) { return nil }
    if let parsed = Threads.run(forProcessorSeconds: seconds, parse) { return parsed }
    slow.withLock { $0[file.path] = file.utf8 }
    return nil
  }

  /// The guard for the options of a site.
  var readingGuard: SiteOptions.ReadingGuard { { self.parse($0, $1) } }
}
