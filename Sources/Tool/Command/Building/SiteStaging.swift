import Addresses
import Caching
import Planning
import Publishing
import Records
import Sites
import Synchronization

/// Stages the rendered files of a site, in the cache and next to the output folder; any thread may add files.
///
/// A site that is only shown has no output folder.
final class SiteStaging: Sendable {
  private struct State {
    /// The files that the next build can restore, because their bytes are stored.
    var outputs: [OutputSnapshot.File] = []
    /// The number of all files, including files that could not be stored.
    var count = 0
    /// The derived pictures, which are published after all other files.
    var pictures: [(path: String, picture: DerivedPicture)] = []
    /// The rendered files of a site that is only shown, if they could not be stored.
    var unstored: [String: [UInt8]] = [:]
    var problem: PublishingProblem?
  }

  private let state = Mutex(State())
  /// The publisher, which reads the list of the published files while the site is read; `nil` without an output folder.
  private let opening: Deferred<Result<Publisher, PublishingProblem>>?
  /// The writer that stores rendered bytes in the cache for the next build.
  let blobs: BlobWriter?
  private let content: DiskFolder
  let previous: PreviousOutput?
  private let jobs: Int

  init(
    into output: String?, copiesFrom content: DiskFolder, _ blobs: BlobWriter?, after previous: PreviousOutput?,
    jobs: Int
  ) {
    (self.content, self.blobs, self.previous, self.jobs) = (content, blobs, previous, jobs)
    opening = output.map { output in
      Deferred {
        // Opening the output folder changes its stamp, so compare the folder with the snapshot first.
        _ = previous?.check
        return Result { () throws(PublishingProblem) in try Publisher(ofSiteIn: output) }
      }
    }
  }

  deinit {
    // The deferred value may outlive this object.
    if case .success(let publisher)? = opening?.value { publisher.close() }
  }

  /// Opens the output folder; throws if the site cannot be published in it.
  ///
  /// Returns the interrupted publication that was finished first; `nil` if there was none.
  @discardableResult
  func prepare() throws(PublishingProblem) -> Recovery? { try publisher?.recovery }

  private var publisher: Publisher? {
    get throws(PublishingProblem) { try opening?.value.get() }
  }

  /// The destination of the files of a build.
  var sink: OutputSink {
    OutputSink(reuse: { self.reuse($0) }, load: { self.previous?.bytes(of: $0) }, add: { self.add($0) })
  }

  /// Takes files from the previous build.
  ///
  /// Returns for each file whether the previous build has it.
  func reuse(_ paths: [String]) -> [Bool] {
    // After a problem, the build publishes nothing, so it need not render any page.
    var isReused = paths.map { _ in true }
    attempt { () throws(PublishingProblem) in
      let files = try previous?.reuse(paths, in: publisher, jobs: jobs) ?? paths.map { _ in nil }
      isReused = files.map { $0 != nil }
      let reusedFiles = files.compactMap(\.self)
      state.withLock { state in
        state.count += reusedFiles.count
        state.outputs += reusedFiles
      }
    }
    return isReused
  }

  /// Adds a file.
  ///
  /// A problem is reported when the site is published.
  func add(_ file: SiteOutput) {
    attempt { () throws(PublishingProblem) in
      switch file.content {
      case .bytes(let bytes):
        let added = try publisher?.add(file.path, .bytes(bytes))
        let checksum = added?.mark ?? Checksum(of: bytes)
        let blob =
          previous?.blob(of: file.path, holding: bytes, checksum: checksum) ?? blobs?.add(bytes, checksum: checksum)
        add(blob.map { OutputSnapshot.File(path: file.path, origin: .blob($0), stamp: added?.stamp) })
        if opening == nil, blob == nil { state.withLock { $0.unstored[file.path] = bytes } }
      case .copy(let path):
        let added = try publisher?.add(file.path, content.copy(of: path))
        add(OutputSnapshot.File(path: file.path, origin: .copy(path), stamp: added?.stamp))
      case .cleanCopy(let path):
        let added = try publisher?.add(file.path, content.cleanCopy(of: path))
        add(OutputSnapshot.File(path: file.path, origin: .cleanCopy(path), stamp: added?.stamp))
      case .picture(let picture): state.withLock { $0.pictures.append((file.path, picture)) }
      }
    }
  }

  /// Adds the derived pictures: from the output folder, from the store, or made by worker processes.
  ///
  /// Returns the reasons why pictures are not offered, by their `failureKey`.
  func addPictures(_ making: PictureMaking, _ watcher: SiteProgress.Watcher?) -> [ContentHash: String] {
    let pictures = state.withLock(\.pictures)
    let failures = making.withoutAVIF(among: pictures.map(\.picture), watcher)
    guard failures.isEmpty else { return failures }
    let reused = reusePictures()
    for (path, picture) in pictures where reused.contains(path) { making.keep(picture) }
    var others = PicturePaths()
    for (path, picture) in pictures where !reused.contains(path) { others.add(picture, at: path) }
    let isStored = parallelMap(others.pictures.count, jobs: jobs) { [others] index in
      let picture = others.pictures[index]
      guard let bytes = making.stored(picture) else { return false }
      self.add(picture, bytes, at: others[picture])
      return true
    }
    let missing = zip(others.pictures, isStored).filter { !$1 }.map(\.0)
    return making.make(missing, watcher) { [others] picture, bytes in self.add(picture, bytes, at: others[picture]) }
  }

  /// Takes derived pictures from the previous build, and returns their paths.
  @discardableResult
  func reusePictures() -> Set<String> {
    let pictures = state.withLock(\.pictures)
    let known = pictures.filter { previous?.picture(at: $0.path)?.key == $0.picture.key }.map(\.path)
    return Set(zip(known, reuse(known)).filter(\.1).map(\.0))
  }

  private func add(_ picture: DerivedPicture, _ bytes: [UInt8], at paths: [String]) {
    attempt { () throws(PublishingProblem) in
      let stored = StoredPicture(picture, bytes)
      for path in paths {
        let added = try publisher?.add(path, .bytes(bytes), marked: stored.checksum)
        add(OutputSnapshot.File(path: path, origin: .picture(stored), stamp: added?.stamp))
      }
    }
  }

  /// Adds a file to the snapshot, unless its bytes could not be stored.
  private func add(_ file: OutputSnapshot.File?) {
    state.withLock { state in
      state.count += 1
      if let file { state.outputs.append(file) }
    }
  }

  /// The files that the next build can restore, in byte order of their paths.
  var outputs: [OutputSnapshot.File] { state.withLock { $0.outputs }.inByteOrder(of: \.path) }

  /// The derived pictures of the site, by their paths.
  var pictures: [String: DerivedPicture] {
    Dictionary(state.withLock(\.pictures).map { ($0.path, $0.picture) }) { first, _ in first }
  }

  /// The reader of the blobs of the previous build and of this one.
  var reader: BlobReader? { blobs?.reader ?? previous?.blobs }

  /// The rendered files of a site that is only shown, if they could not be stored.
  var unstored: [String: [UInt8]] { state.withLock(\.unstored) }

  /// Whether the next build can restore all files.
  var isComplete: Bool {
    state.withLock { state in
      let files = Set(state.outputs.map(\.path))
      return state.count == files.count && state.pictures.allSatisfy { files.contains($0.path) }
    }
  }

  private func attempt(_ body: () throws(PublishingProblem) -> Void) {
    guard state.withLock({ $0.problem == nil }) else { return }
    do throws(PublishingProblem) {
      try body()
    } catch {
      state.withLock { $0.problem = $0.problem ?? error }
    }
  }

  /// The files of the site before it is published.
  var files: StagedFiles? {
    get throws(PublishingProblem) {
      if let problem = state.withLock(\.problem) { throw problem }
      return try publisher?.files
    }
  }

  /// Returns the differences of outputs from the previous build; `nil` if it is unknown or a file could not be stored.
  func difference(of outputs: [OutputSnapshot.File]) -> Publication? {
    guard let previous, state.withLock({ $0.count == outputs.count }) else { return nil }
    var snapshot = OutputSnapshot()
    snapshot.files = outputs
    return snapshot.difference(from: previous.build.record.output)
  }

  /// Leaves the stored bytes of a site that is only shown, although it has no record.
  func keep() { blobs?.keep() }

  /// Removes all staged files, so that another build can publish into the folder.
  func discard() {
    try? publisher?.close()
    blobs?.discard()
  }

  /// Publishes the site.
  func publish() throws(PublishingProblem) -> Publication {
    if let problem = state.withLock(\.problem) { throw problem }
    return try publisher?.finish(besides: previous?.foreign) ?? Publication()
  }
}

extension Publisher {
  /// Opens the output folder of a site.
  ///
  /// A replaced stylesheet, script or smaller picture is kept for one more change of the site: a page that a visitor
  /// loaded before the change may still need it.
  convenience init(ofSiteIn output: String) throws(PublishingProblem) {
    try self.init(into: output, keepingOutdated: { SiteFile.hasFingerprint($0) || SitePictures.isDerived($0) })
  }
}

/// Derived pictures with the paths that they are published at.
///
/// A language with a domain of its own publishes the pictures that it shows, so one picture can have many paths.
struct PicturePaths: Sendable {
  /// The pictures, in the order in which they were added.
  private(set) var pictures: [DerivedPicture] = []
  private var paths: [DerivedPicture: [String]] = [:]

  mutating func add(_ picture: DerivedPicture, at path: String) {
    if paths[picture] == nil { pictures.append(picture) }
    paths[picture, default: []].append(path)
  }

  /// Returns all paths of a picture.
  subscript(picture: DerivedPicture) -> [String] { paths[picture] ?? [] }
}
