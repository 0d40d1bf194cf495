import Caching
import Dates
import Diagnostics
import Files
import Records
import Sites

/// The cache as a build uses it; where it cannot be used, builds do without it and say so.
final class BuildMemory {
  private let call: BuildCall
  private let cache: Cache?

  init(_ call: BuildCall) {
    self.call = call
    guard let path = call.cache else {
      cache = nil
      return
    }
    do throws(FolderProblem) {
      cache = try Cache(path)
    } catch {
      cache = nil
      Self.say("the cache `\(path)` cannot be used: \(error.message)")
    }
  }

  /// What the last build means to the next one.
  enum Finding {
    /// It was the same.
    case same(LastBuild)
    /// It was of the same site, as that was.
    case earlier(EarlierBuild)
    case nothing
  }

  /// Looks for the last build.
  func last(for inputs: BuildInputs) -> Finding {
    guard let cache else { return .nothing }
    switch cache.load() {
    case .found(let record):
      inputs.trust(record)
      if let same = LastBuild(record, in: cache, for: inputs) { return .same(same) }
      return earlier(record, in: cache, for: inputs).map { .earlier($0) } ?? .nothing
    case .nothing: return .nothing
    case .unusable(let reason):
      distrust(reason)
      return .nothing
    }
  }

  private func earlier(_ record: BuildRecord, in cache: Cache, for inputs: BuildInputs) -> EarlierBuild? {
    // Another program may make other pages of the same.
    guard inputs.program.mark == record.program.mark else { return nil }
    guard record.origin == inputs.origin else {
      distrust("it is of another site")
      return nil
    }
    guard let memory: SiteMemory = cache.notes(of: record) else {
      if record.notes != nil { distrust("its notes are damaged") }
      return nil
    }
    return EarlierBuild(record, memory, in: cache, publishedIn: call.output)
  }

  /// Says that what is in the cache is of no use.
  func distrust(_ reason: String) {
    Self.say("the cache `\(call.cache ?? "")` is not used: \(reason)")
  }

  /// Begins to keep what a build makes, after an earlier one.
  func newStore(after before: EarlierBuild?) -> sending StoreAttempt? {
    guard let cache else { return nil }
    return StoreAttempt(cache, after: before?.record.store) { [call] in
      Self.say("the cache `\(call.cache ?? "")` cannot be written: \($0)")
    }
  }

  /// Keeps what a build made, once it is published.
  func keep(
    _ site: BuiltSite, _ inputs: BuildInputs, _ outputs: [BuildRecord.Output], _ foreign: [String],
    in store: StoreAttempt
  ) {
    guard let program = inputs.program.input, let notes = site.memory else { return }
    var files: [BuildRecord.Input] = []
    for file in inputs.files {
      // What cannot be read was an error, or is gone since: the next build looks for itself.
      guard let mark = inputs.mark(of: file) else { return }
      files.append(BuildRecord.Input(path: file.path, stamp: file.stamp, mark: mark))
    }
    // What was changed while it was built may be in the site as it was, and in the record as it is.
    guard inputs.content.isAsListed, inputs.templates.isAsListed else { return }
    var record = BuildRecord(
      origin: inputs.origin, conditions: inputs.conditions, program: program, startedAt: inputs.startedAt,
      now: inputs.now,
      readsNow: site.showsNow, nextChange: site.nextChange?.secondsSince1970, inputs: files,
      diagnostics: site.diagnostics.map { RecordedDiagnostic($0, in: site.sources) }, pageCount: site.pages.count)
    record.outputs = outputs
    record.waitingCount = site.waiting.count
    record.nextPublication = site.waiting.next?.secondsSince1970
    record.note(publishedIn: call.output, foreign)
    store.finish(record, notes)
  }

  /// Keeps a record with the stamps of what is published now.
  func keep(_ record: BuildRecord, publishedIn output: String, _ foreign: [String]) {
    guard let cache else { return }
    var record = record
    for index in record.outputs.indices { record.outputs[index].stamp = nil }
    record.note(publishedIn: output, foreign)
    do throws(FolderProblem) {
      try cache.save(record)
    } catch {
      Self.say("the cache `\(call.cache ?? "")` cannot be written: \(error.message)")
    }
  }

  private static func say(_ text: String) { Streams.error("garland: \(text)\n") }
}

extension BuildRecord {
  /// Takes down how the site was left.
  fileprivate mutating func note(publishedIn output: String, _ foreign: [String]) {
    place = output
    self.foreign = foreign
    guard let folder = try? Folder(output) else { return }
    for index in outputs.indices where outputs[index].stamp == nil {
      outputs[index].stamp = folder.stamp(of: outputs[index].path)
    }
    var paths: Set<String> = [""]
    for output in outputs {
      var rest = output.path[...]
      while let slash = rest.lastIndex(of: "/"), paths.insert(String(rest[..<slash])).inserted { rest = rest[..<slash] }
    }
    folders = paths.sorted().compactMap { path in
      folder.stamp(of: path.isEmpty ? "." : path).map { FolderState(path: path, stamp: $0) }
    }
  }
}
