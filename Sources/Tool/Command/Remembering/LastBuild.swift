import Caching
import Dates
import Diagnostics
import Files
import Publishing
import Records
import Reporting
import Sites

/// The last build of a site, as far as it can stand in for the next one.
struct LastBuild {
  /// Its site.
  let site: StoredSite
  /// What it left, with stamps as they are now.
  private(set) var record: BuildRecord
  /// Whether more of the files is known now than the cache says.
  private(set) var isRefreshed = false
  private let cache: Cache

  /// Looks whether the last build was the one that a call asks for: told the same, by the same program, of the same files.
  ///
  /// A file with another stamp is read: a fresh clone has the same files with other times.
  init?(_ site: StoredSite, in cache: Cache, for inputs: BuildInputs, jobs: Int) {
    let record = site.record
    let folders = inputs.folders
    guard record.conditions == inputs.conditions, record.holds(at: inputs.now), record.inputs.count == folders.count
    else { return nil }
    (self.site, self.cache, self.record) = (site, cache, record)
    guard inputs.program.mark == record.program.mark else { return nil }
    isRefreshed = self.record.program.stamp != inputs.program.stamp
    self.record.program.stamp = inputs.program.stamp
    guard zip(folders, record.inputs).allSatisfy({ $0.lists($1) }) else { return nil }
    inputs.readAhead(jobs: jobs)
    for (number, folder) in folders.enumerated() {
      for (place, file) in folder.files.enumerated() {
        let input = record.inputs[number][place]
        guard folder.mark(at: place) == input.mark else { return nil }
        if input.stamp != file.stamp || !record.trusts(file.stamp) { isRefreshed = true }
        if input.stamp != file.stamp { self.record.inputs[number][place].stamp = file.stamp }
      }
    }
    if isRefreshed { self.record.startedAt = inputs.startedAt }
  }

  /// Hands its site to a publisher, and tells what to note of each file; nothing where the cache does not hold it any more.
  func hand(
    to publisher: Publisher, copiesFrom content: DiskFolder, jobs: Int
  ) throws(PublishingProblem) -> [BuildRecord.Output]? {
    var outputs = record.outputs
    var (stored, copies): ([Int], [(index: Int, source: String)]) = ([], [])
    for (index, output) in outputs.enumerated() {
      switch output.bytes {
      case .stored: stored.append(index)
      case .copy(let source): copies.append((index, source))
      }
    }
    for (index, handed) in zip(stored, try site.hand(stored, to: publisher, jobs: jobs)) {
      switch handed {
      case .standing: break
      case .restored(let stamp): outputs[index].stamp = stamp
      case nil: return nil
      }
    }
    let added = parallelMap(copies.count, jobs: jobs) { [copies] number in
      Result { () throws(PublishingProblem) in
        let (index, source) = copies[number]
        return try publisher.add(record.outputs[index].path, .file(content.location(of: source)))
      }
    }
    for (copy, taken) in zip(copies, added) { outputs[copy.index].stamp = try taken.get().stamp }
    return outputs
  }

  /// What it means that its site stands as it was left.
  var publication: Publication {
    var publication = Publication()
    (publication.unchanged, publication.foreign) = (record.outputs.map(\.path), record.foreign)
    publication.size = record.outputs.reduce(0) { $0 + ($1.stamp?.size ?? 0) }
    return publication
  }

  /// Takes down that it is done again; whole with its pages, which take longer to read than all else, and may be damaged.
  func note(
    in report: inout BuildReport, reading content: DiskFolder, _ templates: DiskFolder, whole isWhole: Bool
  ) -> Bool {
    (report.diagnostics, report.sources) = diagnostics(reading: content, templates)
    report.pageCount = record.pageCount
    report.nextChange = record.nextChange.map { Instant(secondsSince1970: $0) }
    report.waiting = WaitingArticles(
      count: record.waitingCount, next: record.nextPublication.map { Instant(secondsSince1970: $0) })
    guard isWhole else { return true }
    guard let memory: SiteMemory = cache.notes(of: record) else { return false }
    report.pages = memory.builtPages
    return true
  }

  /// What it had to say, in the words of this run.
  private func diagnostics(reading content: DiskFolder, _ templates: DiskFolder) -> (DiagnosticList, SourceMap) {
    var sources = SourceMap()
    var known: [String: SourceID] = [:]
    let list = record.diagnostics.map { recorded in
      recorded.diagnostic { path in
        if let id = known[path] { return id }
        let file = SiteSource.file(at: path, content, templates) ?? SourceFile(path: path, utf8: [])
        let id = sources.add(file)
        known[path] = id
        return id
      }
    }
    return (DiagnosticList(list), sources)
  }
}
