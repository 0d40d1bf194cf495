import Caching
import Dates
import Diagnostics
import Files
import Publishing
import Records
import Sites

/// The last build of a site, as far as it can stand in for the next one.
struct LastBuild {
  let cache: Cache
  /// What it left, with stamps as they are now.
  private(set) var record: BuildRecord
  /// Whether more of the files is known now than the cache says.
  private(set) var isRefreshed = false

  /// Looks whether the last build was the one that a call asks for: told the same, by the same program, of the same files.
  ///
  /// A file with another stamp is read: a fresh clone has the same files with other times.
  init?(_ record: BuildRecord, in cache: Cache, for inputs: BuildInputs) {
    guard record.conditions == inputs.conditions, record.holds(at: inputs.now),
      record.inputs.count == inputs.files.count
    else { return nil }
    self.cache = cache
    self.record = record
    guard Self.update(&self.record.program, inputs.program, in: record, &isRefreshed, { inputs.programMark }) else {
      return nil
    }
    for (index, file) in inputs.files.enumerated() {
      guard Self.update(&self.record.inputs[index], file, in: record, &isRefreshed, { inputs.mark(of: file) }) else {
        return nil
      }
    }
    if isRefreshed { self.record.startedAt = inputs.startedAt }
  }

  /// Whether a file is what it was; its stamp may be another one, which is taken down.
  private static func update(
    _ known: inout BuildRecord.Input, _ file: BuildInputs.File, in record: BuildRecord, _ isRefreshed: inout Bool,
    _ read: () -> ContentMark?
  ) -> Bool {
    guard known.path == file.path else { return false }
    if known.stamp == file.stamp, record.trusts(file.stamp) { return true }
    guard read() == known.mark else { return false }
    known.stamp = file.stamp
    isRefreshed = true
    return true
  }

  /// Whether the site stands as it was left, with nothing beside it that was not there.
  func stands(in output: String) -> Bool {
    guard record.place == output, !record.outputs.isEmpty, let folder = try? Folder(output) else { return false }
    return record.outputs.allSatisfy { $0.stamp != nil && folder.stamp(of: $0.path) == $0.stamp }
      && record.folders.allSatisfy { folder.stamp(of: $0.path.isEmpty ? "." : $0.path) == $0.stamp }
  }

  /// Hands its site to a publisher; false where the cache does not hold it any more.
  func hand(
    to publisher: Publisher, in place: String, copiesFrom content: DiskFolder
  ) throws(PublishingProblem) -> Bool {
    let site = StoredSite(record, in: cache, publishedIn: place)
    for output in record.outputs {
      switch output.bytes {
      case .stored(let stored):
        guard try site.hand(output, stored, to: publisher) else { return false }
      case .copy(let path): try publisher.add(output.path, .file(content.location(of: path)))
      }
    }
    return true
  }

  /// When the site changes by itself.
  var nextChange: Instant? { record.nextChange.map { Instant(secondsSince1970: $0) } }

  /// What it means that its site stands as it was left.
  var publication: Publication {
    var publication = Publication()
    (publication.unchanged, publication.foreign) = (record.outputs.map(\.path), record.foreign)
    return publication
  }

  /// Takes down that it is done again; whole with its pages, which take longer to read than all else.
  func note(
    in report: inout BuildReport, reading content: DiskFolder, _ templates: DiskFolder, whole isWhole: Bool
  ) {
    (report.diagnostics, report.sources) = diagnostics(reading: content, templates)
    report.nextChange = nextChange
    guard isWhole, let memory: SiteMemory = cache.notes(of: record) else { return }
    report.pages = memory.builtPages
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
