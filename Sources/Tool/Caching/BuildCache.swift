package import Diagnostics
import Files
import Planning
package import Publishing
import Records
package import Sites

/// The cache as a build uses it.
///
/// If the cache cannot be used, the build reports that and works without it.
package struct BuildCache: Sendable {
  private let path: String
  private let cache: Cache
  private let report: @Sendable (String) -> Void
  private let loading: Deferred<Loaded>

  private enum Loaded: Sendable {
    case found(PreviousOutput)
    case nothing
    case unusable(String)
  }

  /// The part of the previous build that this build can reuse.
  package enum Previous: Sendable {
    /// The previous build had the same inputs, so its output is the output of this build.
    case same(SameBuild)
    /// The previous build built the same site from other inputs.
    case changed(PreviousOutput, PreviousBuild)
    case none

    /// The files and the pages of the previous build, also if nothing changed since.
    package var build: (PreviousOutput, PreviousBuild)? {
      switch self {
      case .same(let same): same.build.takePages().map { (same.output, $0) }
      case .changed(let output, let pages): (output, pages)
      case .none: nil
      }
    }
  }

  /// Opens a cache and starts to read it, or returns `nil` if it cannot be opened.
  package static func open(
    _ path: String, output: String, for kind: RecordFile.Kind = .build, report: @escaping @Sendable (String) -> Void
  ) -> BuildCache? {
    do throws(FolderProblem) {
      let cache = try Cache(path, for: kind)
      return BuildCache(path: path, cache: cache, report: report, loading: Deferred { load(cache, output: output) })
    } catch {
      report("the cache `\(path)` cannot be used: \(error.message)")
      return nil
    }
  }

  /// Opens a cache that is only read, and starts to read it; returns `nil` if there is none.
  package static func read(_ path: String, output: String, report: @escaping @Sendable (String) -> Void) -> BuildCache?
  {
    guard let cache = try? Cache(reading: path) else { return nil }
    let loading = Deferred { load(cache, output: output, publishes: false) }
    return BuildCache(path: path, cache: cache, report: report, loading: loading)
  }

  private static func load(_ cache: Cache, output: String, publishes: Bool = true) -> Loaded {
    switch cache.load() {
    case .found(let build):
      let previous = PreviousOutput(build, in: cache, publishedIn: output)
      if publishes { previous.startCheck() }
      return .found(previous)
    case .nothing: return .nothing
    case .unusable(let reason): return .unusable(reason)
    }
  }

  /// Compares the previous build with the inputs of this build, and returns the part that this build can reuse.
  ///
  /// If the site has Swift code that runs in every build (`runsCode`), the same inputs do not give the same output.
  package func previous(for inputs: BuildInputs, runsCode: Bool = false, jobs: Int) -> Previous {
    switch loading.value {
    case .nothing:
      inputs.program.startHashing()
      return .none
    case .unusable(let reason):
      inputs.program.startHashing()
      reportIgnored(reason)
      return .none
    case .found(let output):
      let record = output.build.record
      inputs.reuseHashes(of: record)
      inputs.program.startHashing()
      if let path = inputs.forgetHashesAfterCheck() {
        reportIgnored("`\(path)` changed, but its times did not")
        return .none
      }
      if !runsCode, let same = SameBuild(output, for: inputs, jobs: jobs) { return .same(same) }
      guard record.origin == inputs.origin else {
        reportIgnored("it belongs to a site in other folders")
        return .none
      }
      // Another program may render other pages from the same inputs.
      guard inputs.program.hash == record.program.hash else {
        reportIgnored("another version of this program made it")
        return .none
      }
      guard let pages = output.build.takePages() else {
        reportIgnored("its record is damaged")
        return .none
      }
      return .changed(output, pages)
    }
  }

  /// Reports that the cache is not used, and why.
  package func reportIgnored(_ reason: String) { report("the cache `\(path)` is not used: \(reason)") }

  /// The pictures that earlier builds made.
  package var pictures: PictureStore { cache.pictures }

  /// Opens the blob store of this build.
  package func openBlobs(after previous: PreviousOutput?) -> BlobWriter {
    BlobWriter(cache, after: previous?.build.record.store) { reportUnwritable($0) }
  }

  private func reportUnwritable(_ reason: String) {
    if cache.recordFailure() { report("the cache `\(path)` cannot be written: \(reason)") }
  }

  /// Writes what the pages of a build read to a file of the cache, before its output is published.
  ///
  /// Returns `nil` if the file cannot be written.
  package func write(_ pages: PreviousBuild) -> RecordFile? {
    do throws(FolderProblem) {
      let file = try cache.makeRecordFile()
      try file.append(pages)
      return file
    } catch {
      reportUnwritable(error.message)
      return nil
    }
  }

  /// Saves the record of a build after its output is published.
  package func save(_ record: BuildRecord, in file: RecordFile, _ blobs: BlobWriter) { blobs.finish(record, in: file) }

  /// Saves the record of a build that had the same inputs as the previous one.
  package func save(_ build: CachedBuild) {
    do throws(FolderProblem) {
      try cache.save(build)
    } catch {
      reportUnwritable(error.message)
    }
  }
}

/// The previous build of a site whose inputs are unchanged.
package struct SameBuild: Sendable {
  package let output: PreviousOutput
  /// The record of that build, with the current stamps of the inputs.
  package private(set) var build: CachedBuild
  /// Whether the record has newer stamps than the cache, so that it should be saved.
  package private(set) var isRefreshed = false

  package var record: BuildRecord { build.record }

  /// Returns `nil` if an input changed since the previous build.
  ///
  /// A file with a new stamp is read, because a fresh clone gives unchanged files new times.
  init?(_ output: PreviousOutput, for inputs: BuildInputs, jobs: Int) {
    (self.output, build) = (output, output.build)
    let (record, folders) = (output.build.record, inputs.folders)
    guard record.conditions == inputs.conditions.hash, record.isValid(at: inputs.now),
      record.inputs.count == folders.count, inputs.program.hash == record.program.hash,
      zip(folders, record.inputs).allSatisfy({ $0.lists($1) }),
      record.sources.allSatisfy({ inputs.sources.hash(of: $0.path) == $0.hash })
    else { return nil }
    isRefreshed = record.program.stamp != inputs.program.stamp
    build.record.program.stamp = inputs.program.stamp
    inputs.hashFiles(jobs: jobs)
    for (number, folder) in folders.enumerated() {
      for (index, file) in folder.files.enumerated() {
        let input = record.inputs[number][index]
        guard folder.hash(at: index) == input.hash else { return nil }
        if input.stamp != file.stamp || !record.trusts(file.stamp) { isRefreshed = true }
        build.record.inputs[number][index].stamp = file.stamp
      }
    }
    if isRefreshed { build.record.startedAt = inputs.startedAt }
  }

  /// Publishes the output of the previous build again.
  ///
  /// Returns the published files with their new stamps, or `nil` if a file is missing in the cache.
  package func republish(
    in publisher: Publisher, copyingFrom content: DiskFolder, jobs: Int
  ) throws(PublishingProblem) -> [OutputSnapshot.File]? {
    let files = record.output.files
    let stored = files.indices.filter { files[$0].origin.copiedSource == nil }
    var published = files
    for (index, file) in zip(stored, try output.reuse(stored.map { files[$0].path }, in: publisher, jobs: jobs)) {
      guard let file else { return nil }
      published[index] = file
    }
    let copies = files.indices.filter { files[$0].origin.copiedSource != nil }
    let results = parallelMap(copies.count, jobs: jobs) { number in
      Result { () throws(PublishingProblem) in
        let (path, origin) = (files[copies[number]].path, files[copies[number]].origin)
        // A crafted record must not copy a file that is not part of the content.
        guard let source = origin.copiedSource, content.lists(source) else { return nil as FileStamp? }
        let copy = try origin == .copy(source) ? content.copy(of: source) : content.cleanCopy(of: source)
        return try publisher.add(path, copy).stamp
      }
    }
    for (index, result) in zip(copies, results) { published[index].stamp = try result.get() }
    return published
  }

  /// The publication of a site whose output folder is unchanged.
  package var publication: Publication {
    var publication = Publication()
    (publication.unchanged, publication.foreign) = (record.output.files.map(\.path), record.output.foreign)
    publication.size = record.output.files.reduce(0) { $0 + ($1.stamp?.size ?? 0) }
    return publication
  }

  /// Returns the diagnostics of the previous build, with the sources of this run.
  package func diagnostics(
    reading content: DiskFolder, _ templates: DiskFolder, code: [String: [UInt8]]
  ) -> (DiagnosticList, SourceMap) {
    var sources = SourceMap()
    var known: [Bool: [String: SourceID]] = [:]
    let list = record.diagnostics.map { recorded in
      recorded.diagnostic { path, hasText in
        if let id = known[hasText]?[path] { return id }
        let file = hasText ? SiteSource.file(at: path, content, templates, code: code) : nil
        let id = sources.add(file ?? SourceFile(path: path, utf8: []))
        known[hasText, default: [:]][path] = id
        return id
      }
    }
    return (DiagnosticList(list), sources)
  }
}
