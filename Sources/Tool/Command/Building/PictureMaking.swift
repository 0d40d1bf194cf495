import Caching
import Files
import PictureEncoding
import Pictures
import Planning
import Publishing
import Records
import Synchronization

/// Makes the derived pictures of a site, with worker processes, and keeps them in the store of the cache.
final class PictureMaking: Sendable {
  private let content: DiskFolder
  private let store: PictureStore?
  private let pool: PicturePool
  private let failed = Mutex<[ContentHash: String]>([:])

  init(from content: DiskFolder, keepingIn store: PictureStore?, jobs: Int) {
    (self.content, self.store) = (content, store)
    pool = PicturePool(workers: jobs)
  }

  /// Returns a picture of the store.
  func stored(_ picture: DerivedPicture) -> [UInt8]? { store?.bytes(of: picture) }

  /// The reasons why pictures could not be made so far, by their `failureKey`.
  var failures: [ContentHash: String] { failed.withLock { $0 } }

  /// Returns a picture of the store, or makes it now.
  func bytes(of picture: DerivedPicture) -> Result<[UInt8], PictureProblem> {
    if let bytes = stored(picture) { return .success(bytes) }
    let made = Mutex<[UInt8]?>(nil)
    let failures = make([picture]) { _, bytes in made.withLock { $0 = bytes } }
    return made.withLock { $0 }.map { .success($0) }
      ?? .failure(PictureProblem(failures[picture.failureKey] ?? "no process made it"))
  }

  /// Keeps a picture in the store, because the site goes on using it.
  func keep(_ picture: DerivedPicture) { store?.keep(picture.key) }

  /// Makes pictures, each file of the content once, and passes on each from any thread.
  ///
  /// Returns the reasons why pictures cannot be made, by their `failureKey`.
  func make(
    _ pictures: [DerivedPicture], _ watcher: SiteProgress.Watcher? = nil,
    receive: @escaping @Sendable (DerivedPicture, [UInt8]) -> Void
  ) -> [ContentHash: String] {
    let sources = Dictionary(grouping: pictures, by: \.source).sorted { $0.key.precedesByBytes($1.key) }.map(\.value)
    let failures = Mutex<[ContentHash: String]>([:])
    let jobs = sources.map { pictures in
      PictureJob(recipes: pictures.map(\.recipe)) { [content, path = pictures[0].source] () throws(PictureProblem) in
        do throws(UnreadableSource) {
          return try content.read(path)
        } catch {
          throw PictureProblem("it cannot be read: \(error.reason)")
        }
      }
    }
    let watch = SiteProgress.watch(.resizing, pictures.count, watcher)
    pool.encode(jobs) { [store] result in
      watch?(result.done)
      let picture = sources[result.job][result.recipe]
      switch result.file {
      case .success(let bytes):
        // A picture that cannot be stored is made again in the next build.
        try? store?.add(bytes, as: picture)
        receive(picture, bytes)
      case .failure(let problem):
        if problem.isLasting { try? store?.addFailure(problem.message, of: picture.failureKey) }
        failures.withLock { $0[picture.failureKey] = problem.message }
      }
    }
    return failures.withLock { failures in
      failed.withLock { $0.merge(failures) { known, _ in known } }
      return failures
    }
  }
}
