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

  init(from content: DiskFolder, keepingIn store: PictureStore?, jobs: Int) {
    (self.content, self.store) = (content, store)
    pool = PicturePool(workers: jobs)
  }

  /// Returns a picture of the store.
  func stored(_ picture: DerivedPicture) -> [UInt8]? { store?.bytes(of: picture) }

  /// Keeps a picture in the store, because the site goes on using it.
  func keep(_ picture: DerivedPicture) { store?.keep(picture.key) }

  /// Makes pictures, each file of the content once, and passes on each from any thread.
  ///
  /// Returns the reasons why files cannot be decoded, by their hashes.
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
        if problem.isLasting { try? store?.addFailure(problem.message, of: picture.hash) }
        failures.withLock { $0[picture.hash] = problem.message }
      }
    }
    return failures.withLock { $0 }
  }
}
