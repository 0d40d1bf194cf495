import Caching
import Cards
import Files
import PictureEncoding
import Pictures
import Planning
import Publishing
import Records
import Synchronization
import Texts

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

  /// Returns a picture of the store that a record names.
  func stored(_ picture: StoredPicture) -> [UInt8]? { store?.bytes(of: picture) }

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

  /// Draws social cards with worker processes.
  var cards: CardDrawing {
    CardDrawing(
      readFont: { path in try? Folder("/" + path.folderPath).read(path.fileName) }, letters: pool.letters,
      draw: pool.draw)
  }

  /// Keeps a picture in the store, because the site goes on using it.
  func keep(_ picture: DerivedPicture) { store?.keep(picture.key) }

  /// Compares AVIF with WebP for each file that some pictures show as AVIF.
  ///
  /// Returns the reasons why AVIF is not offered, by their `failureKey`: it cannot be made, or WebP is smaller.
  func withoutAVIF(among pictures: [DerivedPicture], _ watcher: SiteProgress.Watcher?) -> [ContentHash: String] {
    let samples = Dictionary(pictures.filter { $0.recipe.format == .avif }.map { ($0.failureKey, $0.samples) }) {
      first, _ in first
    }
    let all = samples.values.flatMap(\.self)
    let stored = all.compactMap { sample in self.stored(sample).map { (sample, $0.count) } }
    let sizes = Mutex(Dictionary(stored) { first, _ in first })
    let known = Set(stored.map(\.0))
    var failures = make(all.filter { !known.contains($0) }, watcher) { sample, bytes in
      sizes.withLock { $0[sample] = bytes.count }
    }
    let made = sizes.withLock(\.self)
    for (key, pair) in samples {
      guard let avif = made[pair[0]], let webP = made[pair[1]], avif >= webP else { continue }
      failures[key] = DerivedPicture.largerThanWebP
      try? store?.addFailure(DerivedPicture.largerThanWebP, of: key)
    }
    failed.withLock { $0.merge(failures) { known, _ in known } }
    return failures
  }

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
